import { bunny, sprite } from '../kit/animals.ts'
import { cup, type Tea } from '../kit/boba.ts'
import { beams, cloud, halo, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person, type PersonOpt } from '../kit/person.ts'
import { mountain } from '../kit/scenery.ts'
import { type Art, at, each, ink, n, oval, path, stroke } from '../kit/svg.ts'
import { fist, GOLD, L, majorScene, sparkles, wing } from '../suits/majors.ts'

const wave = (a: Art, y: number, sway: number, top: string, bottom: string, line: string): string => {
  let d = `M-10 ${y}`
  for (let i = 0; i < 9; i++) d += `q14 ${n(-16 + sway)} 30 -4q6 8 -4 14q20 4 34 -10`
  return ink(`${d}V720H-10Z`, a.v(top, bottom), line, 2.2)
}

/** Judgement: an angel's trumpet wakes the sleepers, who rise from their cups on a sea of milk. */
export default majorScene(
  20,
  ['#4458a8', '#8296dc', '#c3c8f0', '#ffdcc4', '#fff3d8'],
  '#141c40',
  (a) => {
    const br = 2 * a.osc(1)
    const riser = (x: number, y: number, k: number, tea: Tea, p: number, o: PersonOpt) =>
      oval(x, y - 4, 66 * k, 12 * k, '#6f84c8', { opacity: 0.35 }) +
      at(
        x,
        y + 2.4 * a.osc(1, p),
        k,
        1.2 * a.osc(1, p + 0.25),
        halo(a, 0, -190, 110, '#fff6e0', '#ffd0c0', 0.65),
        at(
          0,
          -208,
          0.92,
          0,
          person(a, { line: L, lw: 2.9, armL: 'M-22 62C-44 56 -66 30 -70 -2', armR: 'M22 62C44 56 66 30 70 -2', ...o }),
        ),
        at(
          0,
          0,
          1.14,
          0,
          cup(a, { tea, straw: false, lid: false, line: L, lw: 3, ph: p, face: { eyes: 'happy', mouth: 'smile' } }),
        ),
        // a white sheet slips over the rim
        ink(
          'M-62 -148C-40 -160 -10 -150 12 -156C34 -162 52 -152 62 -146C64 -130 54 -122 50 -132C46 -118 32 -118 28 -130C20 -114 4 -116 0 -130C-8 -118 -22 -118 -26 -130C-32 -116 -46 -118 -48 -130C-56 -122 -64 -132 -62 -148Z',
          a.v('#ffffff', '#f3e6ee'),
          L,
          2.4,
        ),
      )
    const flag = 3 * a.osc(1, 0.2)
    return (
      beams(a, 240, 150, 520, 24, '#fff6dc', 0.22) +
      halo(a, 240, 150, 230, '#fffbe4', '#ffc8cc', 0.95) +
      sun(a, 240, 150, 84, { rays: 32, len: 0.36, turn: 0, core: ['#fffdf4', '#ffe6b4'], glow: null }) +
      mountain(a, 78, 470, 180, 130, '#5262b4', '#c3b8e4', '#ffffff') +
      mountain(a, 170, 474, 160, 90, '#6c7ac8', '#d0c5e8', '#ffffff') +
      mountain(a, 404, 470, 190, 150, '#5262b4', '#c3b8e4', '#ffffff') +
      mountain(a, 310, 474, 150, 96, '#6c7ac8', '#d0c5e8', '#ffffff') +
      wing(a, 262, 214, 0.9, 1, 6 + 3 * a.osc(1, 0.3), ['#ffffff', '#ffe3dc', '#f59a9c']) +
      wing(a, 218, 214, 0.9, -1, 6 + 3 * a.osc(1, 0.3), ['#ffffff', '#ffe3dc', '#f59a9c']) +
      at(
        240,
        154 + br,
        0.86,
        0,
        person(a, {
          hair: 'bob',
          hairColor: ['#ffe0a0', '#e09a4c'],
          robe: ['#fff6ff', '#b9a8ec'],
          trim: '#8f78d0',
          lace: '#fff',
          line: L,
          face: { eyes: 'closed', mouth: 'o', blush: 0.9 },
          sleeve: '#f3ecff',
          cuff: C.honey,
          front: ink('M-26 42Q0 60 26 42L18 60L0 68L-18 60Z', a.v('#ffd0d4', '#f08a94'), L, 2.2),
          armL: 'M-24 60C-34 72 -30 78 -12 70',
          armR: 'M24 60C40 76 52 74 58 66',
          hat:
            stroke('M-52 -26Q0 -50 52 -26', L, 8) +
            stroke('M-52 -26Q0 -50 52 -26', '#ffd98a', 4) +
            ink('M0 -56L7 -44L0 -32L-7 -44Z', '#f08a94', L, 2),
        }),
      ) +
      cloud(a, 120 + 4 * a.osc(1), 296, 190, 66, '#ffffff', '#d9cff0', { swirl: '#b4a0dc' }) +
      cloud(a, 376 - 4 * a.osc(1), 300, 190, 68, '#ffffff', '#d9cff0', { swirl: '#b4a0dc' }) +
      cloud(a, 232, 306, 190, 62, '#ffffff', '#e6dcf6', { swirl: '#c3b0e6', bumps: [0.5, 0.8, 0.6, 0.9, 0.55] }) +
      // trumpet and banner
      at(
        240,
        186 + br,
        1,
        36,
        ink(`M38 8H100V92L84 ${n(80 + flag)}L69 96L54 ${n(80 + flag)}L38 92Z`, a.v('#fffdf8', '#ffe3dc'), L, 2.5, {
          transform: 'rotate(-36 69 8)',
        }) +
          stroke('M69 20V80M46 48H92', '#e0505f', 9, { transform: 'rotate(-36 69 8)' }) +
          stroke('M0 0H124', L, 14) +
          stroke('M0 0H124', '#ffd16a', 9) +
          stroke('M4 -2H116', '#fffaf0', 2.6, { opacity: 0.9 }) +
          [30, 62, 94].map((x) => stroke(`M${x} -8V8`, '#b9782f', 4)).join('') +
          ink('M116 -8C140 -10 158 -22 170 -38V38C158 22 140 10 116 8Z', a.v('#fff3c4', '#f0b64f', '#c98a3c'), L, 2.6) +
          oval(170, 0, 11, 38, a.v(...GOLD, '#a8662c'), { stroke: L, 'stroke-width': 2.5 }),
      ) +
      fist(292, 228 + br, 36) +
      each(
        [
          [396, 326, 0],
          [376, 338, 0.33],
          [410, 312, 0.66],
        ],
        ([x, y, p]) => {
          const u = a.saw(1, p)
          return stroke(`M${n(x - 6 + 18 * u)} ${n(y - 8 + 14 * u)}q12 2 14 ${n(14 + 6 * u)}`, '#fff6dc', 4, {
            opacity: n(Math.sin(Math.PI * u)),
          })
        },
      ) +
      // the sea
      path('M20 466H470V700H20Z', a.v('#fff1ea', '#c9d0f4', '#93a4e4')) +
      stroke('M60 480h30M180 476h44M300 482h36M390 478h30M120 492h26M250 490h30', '#ffffff', 2.6, { opacity: 0.9 }) +
      // far sleepers wake as well
      each(
        [
          [180, 484, 0.1],
          [302, 484, 0.5],
        ],
        ([x, y, p], i) =>
          at(
            x,
            y + 1.5 * a.osc(1, p),
            0.36,
            0,
            sprite(a, {
              r: 34,
              legs: false,
              line: L,
              base: i ? ['#cfe0a8', '#98b972', '#5c7c44'] : ['#e6c4f4', '#a884d4', '#6a4c9c'],
              face: { eyes: 'happy', mouth: 'open' },
              armL: 'M-28 -6Q-46 -22 -44 -48',
              armR: 'M28 -6Q46 -22 44 -48',
            }),
            ink('M-54 20H54L44 62H-44Z', a.v('#fff3e0', '#d9b48f'), L, 4),
          ),
      ) +
      wave(a, 530, 0, '#eaf0ff', '#a9b8ee', '#7f90d4') +
      riser(112, 632, 0.86, 'matcha', 0.1, {
        hair: 'long',
        hairColor: ['#c98a5c', '#84503b'],
        robe: ['#fffaf6', '#ffd6cf'],
        sleeve: '#fff0ea',
        cuff: '#f3a4a4',
        face: { eyes: 'happy', mouth: 'open', blush: 0.85 },
      }) +
      riser(368, 632, 0.86, 'taro', 0.6, {
        hair: 'short',
        hairColor: ['#7a6a9e', '#4a3d74'],
        robe: ['#f6f8ff', '#c4d2f8'],
        sleeve: '#eaf0ff',
        cuff: '#8fa4e4',
        face: { eyes: 'closed', mouth: 'open', blush: 0.85 },
      }) +
      wave(a, 622, 1.5 * a.osc(1, 0.3), '#f6f8ff', '#93a6e8', '#7080cc') +
      riser(240, 668, 0.82, 'berry', 0.35, {
        hair: 'buns',
        hairColor: ['#f0c47f', '#c08848'],
        robe: ['#fffdf4', '#ffe6b4'],
        sleeve: '#fff6dc',
        cuff: '#f3bd6a',
        face: { eyes: 'big', mouth: 'open', blush: 0.85, look: [0, -3] },
      }) +
      // foam and a bunny adrift on a lid
      at(
        398,
        668 + 2 * a.osc(1, 0.8),
        1,
        2 * a.osc(1),
        at(0, -10, 0.46, 0, bunny(a, { line: L, face: { eyes: 'round', mouth: 'o' } })),
        ink('M-40 -8Q-42 -16 -34 -16H34Q42 -16 40 -8Q34 8 0 8Q-34 8 -40 -8Z', a.v('#ffffff', '#dfe6fb'), L, 2.4),
        stroke('M-28 -6Q0 2 28 -6', '#b0bdec', 2),
      ) +
      cloud(a, 74, 690, 130, 40, '#ffffff', '#e3e8fc', { swirl: '#a9b8ee' }) +
      cloud(a, 250, 700, 200, 36, '#ffffff', '#e3e8fc', {}) +
      cloud(a, 420, 698, 120, 34, '#ffffff', '#e3e8fc', {}) +
      sparkles(a, [
        [132, 348],
        [214, 372],
        [290, 384],
        [64, 306],
      ])
    )
  },
  16,
)
