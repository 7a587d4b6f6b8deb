import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { cloud, halo, pearl, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { foamBank, sky } from '../kit/scenery.ts'
import { Art, at, circle, each, ink, limb, n, path, stroke } from '../kit/svg.ts'
/** The Tower: a cup whose crown lid is struck off. */
export default function tower(t: number): string {
  const a = new Art('m16', t),
    K = '#3b1d2c',
    shake = 1.4 * a.osc(2)
  const flash = Math.max(0, a.osc(1, 0.1)) ** 6 + 0.6 * Math.max(0, a.osc(2, 0.35)) ** 10
  const bolt = 'M396 58L318 172L352 178L284 264L316 270L258 336L368 238L332 232L408 150L370 144L426 78Z'
  const rain = Array.from({ length: 14 }, (_, i) => {
    const u = a.saw(2, (i * 0.377) % 1),
      x = 30 + ((i * 71) % 430),
      y = 60 + u * 620
    return stroke(`M${n(x)} ${n(y)}l-6 22`, '#d9c2f7', 2, { opacity: n(0.45 * Math.sin(Math.PI * u)) })
  }).join('')
  const fling = each(
    [
      [160, 240, -1.1, 12],
      [306, 208, 0.9, 9],
      [204, 190, -0.6, 14],
      [356, 304, 1.3, 12],
      [132, 326, -1.4, 9],
      [262, 160, 0.3, 9],
      [330, 330, 1, 7],
      [116, 262, -1, 6],
    ],
    ([x, y, v, r], i) =>
      pearl(a, x + v * 8 * a.osc(1, i * 0.13), y - 10 * a.osc(1, i * 0.17), r, ['#b0735a', '#6a3d3a', '#3e2028']),
  )
  const splash =
    'M146 308C132 288 112 280 122 254C134 264 148 264 155 276C156 248 174 236 168 202C192 222 190 250 199 262C208 240 218 230 210 196C236 220 232 248 241 262C252 248 254 228 264 212C276 234 266 252 277 266C292 254 296 236 316 232C308 252 314 262 320 275C330 268 342 264 356 256C358 282 340 290 334 308Z'
  const drops = each(
    [
      [150, 216, 4],
      [232, 180, 5],
      [286, 196, 4],
      [340, 236, 5],
      [118, 236, 3],
      [190, 174, 3],
    ],
    ([x, y, r], i) =>
      circle(x + 3 * a.osc(1, i * 0.2), y - 8 * a.osc(1, i * 0.31), r, '#fff4e2', {
        stroke: '#b97d5c',
        'stroke-width': 1.4,
      }),
  )
  const falling = (x: number, y: number, r: number, ph: number, body: string) =>
    at(x + 3 * a.osc(1, ph), y + 9 * a.osc(1, ph + 0.2), 0.6, r + 6 * a.osc(1, ph), body)
  const BODY = 'M-96 -292L-68 -10Q-66 4 -50 4H50Q66 4 68 -10L96 -292Z'
  const legs =
    limb('M-18 146C-22 158 -30 166 -36 176', C.skin, 13, K, 4) + limb('M18 146C24 158 26 166 24 178', C.skin, 13, K, 4)
  return frame(
    a,
    { suit: 'major', mark: 16, edge: '#0d0718' },
    sky(a, '#160d2e', '#351f57', '#703765', '#c85f66', '#ffa86f') +
      stars(a, 40, 50, 440, 320, 60, 'tower', { big: 6 }) +
      halo(a, 290, 290, 300, '#ffc46b', '#e0609a', 0.55 + 0.45 * flash) +
      cloud(a, 106 + 6 * a.osc(1), 138, 240, 92, '#7a5aa2', '#3a2760', { swirl: '#b596dc' }) +
      cloud(a, 394 - 6 * a.osc(1, 0.3), 124, 220, 92, '#8a66b0', '#452e68', { swirl: '#c3a5e6' }) +
      cloud(a, 66, 262, 160, 62, '#6a4788', '#3a2657', { swirl: '#a384c8' }) +
      cloud(a, 430, 400, 150, 58, '#a4587c', '#6a3560', { swirl: '#e6a2b4' }) +
      cloud(a, 56, 470, 160, 58, '#a4587c', '#6a3560', { swirl: '#e6a2b4' }) +
      rain +
      ink(
        'M86 700L124 622Q136 596 170 602Q190 566 240 570Q290 566 310 602Q344 596 356 622L396 700Z',
        a.v('#8a5468', '#472944'),
        '#2a1530',
        2.9,
      ) +
      stroke(
        'M146 640q16 -16 28 0M296 642q16 -16 28 2M216 618q20 -16 44 0M120 668q12 -10 20 0M336 672q12 -10 22 0',
        '#bd8490',
        2.8,
        { opacity: 0.7 },
      ) +
      at(
        240,
        602,
        1,
        shake * 0.5 - 2,
        ink(BODY, a.h('#fff4e2', '#f7dbb2', '#e0ae7a', '#bb7d55'), K, 3.2),
        a.clip(
          BODY,
          stroke(
            'M-110 -262C-60 -248 60 -248 110 -262M-110 -222C-60 -208 60 -208 110 -222M-110 -106C-60 -92 60 -92 110 -106M-110 -70C-60 -56 60 -56 110 -70M-110 -34C-60 -20 60 -20 110 -34',
            '#8f5a3c',
            2.4,
            { opacity: 0.5 },
          ),
          stroke(
            'M-52 -252V-214M12 -250V-212M66 -254V-216M-26 -96V-61M36 -97V-62M-50 -62V-27M4 -59V-24M52 -62V-27M-20 -23V8M30 -24V8M-62 -140V-106M58 -138V-102M-72 -180h14M60 -178h14',
            '#8f5a3c',
            2.4,
            { opacity: 0.5 },
          ),
          path(
            'M-100 -292V-258C-84 -240 -76 -268 -62 -262C-47 -256 -49 -218 -36 -218C-23 -218 -26 -260 -9 -260C8 -260 8 -236 19 -236C31 -236 31 -262 46 -262C60 -262 60 -228 71 -228C82 -228 84 -256 100 -262V-292Z',
            '#fffaf2',
          ),
          path(
            'M-100 -258C-84 -240 -76 -268 -62 -262C-47 -256 -49 -218 -36 -218C-23 -218 -26 -260 -9 -260C8 -260 8 -236 19 -236C31 -236 31 -262 46 -262C60 -262 60 -228 71 -228C82 -228 84 -256 100 -262',
            'none',
            { stroke: '#d9a878', 'stroke-width': 2.4 },
          ),
          path('M96 -292L68 10H14L46 -292Z', '#6a2440', { opacity: 0.18 }),
          path('M-96 -292L-68 10H-50L-76 -292Z', '#fff', { opacity: 0.4 }),
        ),
        each(
          [
            [-36, -48],
            [32, -74],
          ],
          ([x, y], i) =>
            halo(a, x, y, 46, '#ffcf6b', '#ff7a4a', 0.6 + 0.4 * a.osc01(2, i * 0.4)) +
            ink(
              `M${x - 13} ${y + 18}V${y - 4}Q${x - 13} ${y - 19} ${x} ${y - 19}Q${x + 13} ${y - 19} ${x + 13} ${y - 4}V${y + 18}Z`,
              a.v('#fff3b0', '#ffa04a'),
              K,
              2.8,
            ) +
            path(`M${x - 8} ${y + 18}q-3 -13 6 -20q0 9 5 5q7 6 3 15Z`, '#ee5a3a'),
        ),
        at(0, -168, 1.3, 0, face(a, { eyes: 'round', mouth: 'o', brow: 'worry', blush: 0.8, blink: false })),
        path('M38 -190q4 8 0 12q-6 2 -7 -3q0 -5 7 -9Z', '#bfe0ff', {
          stroke: '#6f9fd0',
          'stroke-width': 1.6,
          transform: `translate(-84 ${n(0 + 5 * a.osc01(2))})`,
        }),
        stroke('M60 -288L42 -250L62 -232L46 -196L60 -172', K, 3.6),
        stroke('M64 -286L46 -250L66 -232L51 -198', '#ffd36b', 2),
      ) +
      at(
        240,
        310,
        1,
        shake * 0.5 - 2,
        `<g transform="translate(-240 -310)">${ink(splash, a.v('#fffdf8', '#f6dab4'), K, 3)}${stroke('M176 296C178 276 184 266 184 244M240 294C242 276 250 262 256 244M302 296C300 280 304 266 308 256M212 292C212 276 218 258 220 232', '#dcae80', 2.4, { opacity: 0.7 })}</g>`,
        ink('M-102 0Q-102 -9 -92 -9H92Q102 -9 102 0Q102 11 92 11H-92Q-102 11 -102 0Z', '#fffdf6', K, 3.2),
      ) +
      drops +
      fling +
      at(
        170 + 2 * a.osc(1),
        146 - 6 * a.osc(1, 0.1),
        1.06,
        -24 + 4 * a.osc(1, 0.2),
        ink('M-64 12C-66 -50 66 -50 64 12Z', a.v('#fff3cc', '#f4b954', '#d98c3a'), K, 3),
        path('M-50 2C-48 -22 -28 -32 -8 -34C-24 -24 -34 -12 -36 4Z', '#fff', { opacity: 0.5 }),
        ink('M-72 14Q-72 4 -62 4H62Q72 4 72 14Q72 24 62 24H-62Q-72 24 -72 14Z', a.v('#fffbe8', '#ffdf9a'), K, 3),
        ink('M-30 -34L-36 -64L-15 -46L0 -74L15 -46L36 -64L30 -34Q0 -44 -30 -34Z', a.v('#fff0b4', C.amber), K, 2.8),
        each(
          [
            [-36, -66],
            [0, -77],
            [36, -66],
          ],
          ([x, y]) => circle(x, y, 4.5, '#fff6da', { stroke: K, 'stroke-width': 2.4 }),
        ),
        circle(0, -13, 8, C.berryDeep, { stroke: K, 'stroke-width': 2.4 }),
        circle(-2.5, -16, 2.4, '#fff', { opacity: 0.8 }),
        circle(-30, -7, 5, C.taro, { stroke: K, 'stroke-width': 2.2 }),
        circle(30, -7, 5, C.taro, { stroke: K, 'stroke-width': 2.2 }),
      ) +
      path(bolt, 'none', {
        stroke: '#ffd9a0',
        'stroke-width': 22,
        'stroke-linejoin': 'round',
        'stroke-opacity': n(0.14 + 0.3 * flash),
      }) +
      path(bolt, 'none', {
        stroke: '#fff1c4',
        'stroke-width': 11,
        'stroke-linejoin': 'round',
        'stroke-opacity': n(0.25 + 0.5 * flash),
      }) +
      ink(bolt, a.v('#fffdf0', '#ffdc6a', '#ffbf3f'), '#a85a24', 2.6) +
      stroke('M398 74L336 164M350 192L306 250', '#fff', 4, { opacity: 0.8 }) +
      falling(
        92,
        378,
        -150,
        0,
        person(a, {
          hair: 'buns',
          hairColor: ['#d39a66', '#9a5f3c'],
          robe: ['#ffd2ca', C.berryDeep],
          trim: '#fff3ea',
          line: K,
          lw: 4,
          face: { eyes: 'round', mouth: 'o', blink: false },
          armL: 'M-24 60C-44 60 -62 74 -76 90',
          armR: 'M24 60C44 60 62 74 76 90',
          sleeve: '#ffc6bd',
          legs,
        }),
      ) +
      falling(
        402,
        512,
        152,
        0.4,
        person(a, {
          hair: 'short',
          hairColor: ['#6c5a92', '#43346a'],
          robe: ['#e6d8fb', C.taroDeep],
          trim: C.honey,
          line: K,
          lw: 4,
          face: { eyes: 'round', mouth: 'o', blink: false },
          armL: 'M-24 60C-44 60 -62 74 -76 90',
          armR: 'M24 60C44 60 62 74 76 90',
          sleeve: '#dccbf8',
          legs,
        }),
      ) +
      foamBank(a, 684, '#fff3e4', '#f5b795', '#d98a6c', 6 * a.osc(1, 0.5)),
  )
}
