import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, halo, sparkle, stars, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { arm, person } from '../kit/person.ts'
import { cup } from '../kit/boba.ts'
import { sky } from '../kit/scenery.ts'
import { Art, at, circle, each, flip, g, ink, limb, n, oval, path, spin, stroke, times } from '../kit/svg.ts'
import { EDGE, foam, leaf, LINE as L, salamander, wand } from '../suits/wands.ts'

/** A pyramid tea bag with its string and tag; centre of the foot, width in units. */
const teabag = (a: Art, x: number, y: number, w: number, tag: string, ph: number) => {
  const h = w * 0.86
  return at(
    x,
    y,
    1,
    0,
    ink(
      `M${-w / 2} 0Q${n(-w * 0.28)} ${n(-h * 0.56)} -3 ${-h}H3Q${n(w * 0.3)} ${n(-h * 0.5)} ${w / 2} 0Q0 ${n(w * 0.06)} ${-w / 2} 0Z`,
      a.v('#fff3d6', '#f2bd7c'),
      L,
      2.4,
    ),
    path(`M3 ${-h}Q${n(w * 0.3)} ${n(-h * 0.5)} ${w / 2} 0L${n(w * 0.16)} ${n(w * 0.035)}Z`, '#c9783f', {
      opacity: 0.35,
    }),
    path(
      `M${n(-w * 0.36)} -2Q${n(-w * 0.2)} ${n(-h * 0.36)} ${n(w * 0.02)} ${n(-h * 0.34)}Q${n(w * 0.28)} ${n(-h * 0.3)} ${n(w * 0.4)} -2Z`,
      '#a85a30',
      { opacity: 0.45 },
    ),
    stroke(
      `M${n(-w * 0.4)} ${n(-h * 0.14)}L${n(w * 0.12)} ${n(w * 0.03)}M${n(-w * 0.28)} ${n(-h * 0.42)}L${n(w * 0.14)} ${n(-h * 0.16)}M${n(-w * 0.14)} ${n(-h * 0.68)}L${n(w * 0.1)} ${n(-h * 0.5)}`,
      '#fffaf0',
      1.8,
      { opacity: 0.7 },
    ),
    stroke(`M0 ${-h}C${n(w * 0.16)} ${n(-h - 22)} ${n(w * 0.36)} ${n(-h + 4)} ${n(w * 0.4)} ${n(-h * 0.7)}`, L, 1.8),
    spin(
      w * 0.4,
      -h * 0.7,
      6 * a.osc(1, ph),
      ink(`M${n(w * 0.4 - 9)} ${n(-h * 0.7)}h18v20h-18Z`, tag, L, 2) + circle(w * 0.4, -h * 0.7 + 10, 4, '#fffaf0'),
    ),
  )
}

/** Page of Wands: a youth in a salamander tunic marvels at the sprouting wand in a brown-sugar desert with tea-bag pyramids. */
export default (t: number): string => {
  const a = new Art('w11', t)
  const br = 2 * a.osc(1, 0.2)
  const cactus = (x: number, y: number, k: number) =>
    at(
      x,
      y,
      k,
      0,
      ink(
        'M-30 -52C-46 -56 -48 -84 -36 -86C-26 -86 -28 -70 -22 -68H22C30 -72 26 -96 36 -96C48 -94 46 -62 28 -54Z',
        a.v('#cfe39c', '#86ad63'),
        L,
        3,
      ),
      ink('M-15 -20V-92C-15 -114 15 -114 15 -92V-20Z', a.v('#dcecaa', '#86ad63'), L, 3),
      stroke('M-5 -94V-40M6 -94V-40M-34 -76v6M36 -84v8', '#5f8a4c', 2, { opacity: 0.6 }),
      each(
        [
          [-9, -110],
          [8, -112],
          [0, -118],
        ],
        ([fx, fy], i) => circle(fx, fy, 6, i % 2 ? C.berry : '#fff', { stroke: L, 'stroke-width': 1.6 }),
      ),
      at(
        0,
        14,
        0.5,
        0,
        cup(a, { tea: 'thai', lid: false, straw: false, line: L, lw: 5, face: { eyes: 'happy', mouth: 'w' } }),
      ),
    )
  return frame(
    a,
    { suit: 'wands', mark: 'page', edge: EDGE },
    sky(a, '#6a4a9c', '#c2689c', '#ff9a78', '#ffcb86', '#fff2c2') +
      stars(a, 40, 50, 440, 230, 50, 'w11', { big: 8 }) +
      beams(a, 330, 210, 440, 22, '#fff2cc', 0.14) +
      sun(a, 316, 236, 92, {
        rays: 30,
        len: 0.4,
        turn: 0,
        core: ['#fffcee', '#ffe09a'],
        glow: ['#fff4cc', '#ff9f80'],
      }) +
      cloud(a, 92 + 4 * a.osc(1), 226, 130, 46, '#fff4ea', '#f8b59c', { swirl: '#e58d70' }) +
      cloud(a, 410 - 4 * a.osc(1), 330, 110, 40, '#fff4ea', '#f9bc9c', { swirl: '#e58d70' }) +
      path('M20 500Q130 462 250 488T470 478V700H20Z', a.v('#f6b97c', '#dd8a50')) +
      teabag(a, 92, 510, 124, '#f6a3a6', 0.1) +
      teabag(a, 396, 506, 150, '#ffd36b', 0.4) +
      teabag(a, 304, 500, 84, '#b79aec', 0.7) +
      path('M20 536Q130 500 262 530T470 520V700H20Z', a.v('#f9cd8e', '#e09a58')) +
      stroke('M44 548q40 -14 84 -8M300 546q40 10 90 2M60 572q20 -6 44 -4', '#c97a3e', 2.4, { opacity: 0.5 }) +
      path('M20 606Q150 570 262 594T470 588V700H20Z', a.v('#ffdca0', '#d98f50')) +
      stroke('M60 626q30 -10 64 -4M296 630q30 10 70 0M180 650q20 6 50 2M380 610q24 -4 44 2', '#b8703a', 2.6, {
        opacity: 0.5,
      }) +
      dust(40, 540, 440, 674, 170, 'w11', '#8a4a20', 0.4) +
      cactus(78, 616, 0.86) +
      halo(a, 220, 400, 170, '#fff7e2', '#ffc890', 0.5) +
      oval(206, 628, 74, 11, '#8a4a20', { opacity: 0.28 }) +
      // cape behind, blown to the left
      at(
        206,
        318 + br,
        1.32,
        2,
        ink(
          `M-20 44C-62 64 -88 120 ${n(-100 - 4 * a.osc(1, 0.3))} 166C-80 176 -62 160 -48 168C-34 150 -8 100 18 44Z`,
          a.v('#f58a5a', '#b9433c'),
          L,
          2.4,
        ),
        limb('M-20 150V192', '#f6d39c', 20, L, 2.4),
        limb('M22 150V192', '#f6d39c', 20, L, 2.4),
        ink('M-36 188Q-32 182 -8 184V218H-46Q-52 206 -36 204Z', a.v('#b9703f', '#7d4730'), L, 2.4) +
          ink('M8 184Q34 182 36 188V204Q52 206 48 218H8Z', a.v('#b9703f', '#7d4730'), L, 2.4) +
          stroke('M-38 192H-9M9 192H36', '#ffe3b0', 4),
        person(a, {
          hair: 'short',
          hairColor: ['#f0a050', '#b4602c'],
          robe: ['#fff0b4', '#f2b648'],
          trim: '#e5704c',
          trimY: 142,
          trimW: 74,
          line: L,
          lw: 2.3,
          tilt: 7,
          face: { eyes: 'big', mouth: 'open', blush: 0.8, look: [3, -3], iris: ['#5a4a2a', '#a9b45a'] },
          bodyD:
            'M-23 38C-36 46 -56 102 -66 146C-68 156 -62 160 -54 161Q0 170 54 161C62 160 68 156 66 146C56 102 36 46 23 38Z',
          hem:
            salamander(a, -32, 104, 0.34, -30) +
            salamander(a, 30, 96, 0.34, 24, -1) +
            salamander(a, -4, 134, 0.36, 8) +
            salamander(a, -44, 138, 0.28, -70) +
            salamander(a, 44, 134, 0.28, 70, -1),
          front:
            ink('M-28 42Q0 62 28 42Q37 54 25 63Q0 79 -25 63Q-37 54 -28 42Z', '#fffaf0', L, 2.2) +
            circle(0, 68, 6, '#e8637a', { stroke: L, 'stroke-width': 2 }),
          hat:
            ink(
              'M-56 -20C-70 -66 -26 -96 18 -86C54 -80 66 -48 54 -24C30 -38 -26 -38 -56 -20Z',
              a.v('#fbe6b4', '#eda248'),
              L,
              2.4,
            ) +
            path('M-44 -34C-46 -58 -22 -74 2 -76C-14 -66 -28 -54 -32 -38Z', '#fff', { opacity: 0.4 }) +
            ink(
              'M-60 -14C-50 -38 40 -42 60 -20Q66 -11 57 -8C30 -26 -26 -24 -54 -4Q-65 -6 -60 -14Z',
              a.v('#ee7f5a', '#c9504a'),
              L,
              2.3,
            ) +
            spin(
              -40,
              -48,
              5 * a.osc(1, 0.3),
              ink('M-36 -48C-62 -58 -92 -92 -88 -124C-62 -116 -36 -84 -28 -52Z', a.v('#ffb09a', '#e5604c'), L, 2.4) +
                stroke(
                  'M-34 -54C-52 -74 -70 -96 -82 -116M-50 -72l-12 0M-60 -86l-12 -2M-46 -68l2 -12M-56 -82l2 -12',
                  '#fff',
                  2,
                  { opacity: 0.8 },
                ),
            ),
        }),
      ) +
      // the sprouting wand
      at(
        330,
        404 + br * 0.6,
        1,
        3,
        wand(a, 400, { w: 10, leaves: 0, ph: 0.2, ember: 1.3 }),
        each(
          [
            [6, -176, 38, -36],
            [-5, -150, 34, 216],
            [6, -118, 36, -26],
            [-6, -90, 32, 208],
            [6, -56, 30, -20],
            [7, 96, 26, -24],
            [-7, 122, 24, 204],
          ],
          ([x, y, l, r], i) => leaf(a, x, y, l, r, i * 0.17),
        ),
      ) +
      at(
        206,
        318 + br,
        1.32,
        2,
        arm('M-22 64C-10 104 40 116 84 96', { sleeve: '#ffe9a8', cuff: '#e5704c', line: L, lw: 2.3, w: 18 }),
        arm('M26 60C46 76 66 72 84 52', { sleeve: '#fff0b4', cuff: '#e5704c', line: L, lw: 2.3, w: 18 }),
      ) +
      g({}, salamander(a, 376, 640 - 2 * a.osc01(1, 0.4), 1.05, -8, -1)) +
      flip(136, 668, 0.5, 0, salamander(a, 0, 0, 1, 0)) +
      times(5, (i) => circle(240 + i * 26, 660 + (i % 2) * 8, 5 - (i % 3), '#8a5240')) +
      foam(a, [
        [64, 684, 36],
        [242, 692, 30],
        [426, 684, 36],
      ]) +
      each(
        [
          [284, 150, 0],
          [382, 160, 0.4],
          [400, 250, 0.7],
          [150, 150, 0.2],
          [270, 320, 0.5],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
