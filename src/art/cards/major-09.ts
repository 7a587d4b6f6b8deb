import { pup } from '../kit/animals.ts'
import { cloud, halo, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { spiralD, starD } from '../kit/shapes.ts'
import { type Art, at, circle, each, ink, n, oval, path, pick, stroke, TAU, times } from '../kit/svg.ts'
import { fist, GOLD, majorScene } from '../suits/majors.ts'

const K = '#232a58'

/** A far peak of whipped cream with a cherry on it; x, y its tip. */
const peak = (a: Art, x: number, y: number, k: number, top: string, deep: string, cherry: boolean) =>
  at(
    x,
    y,
    k,
    0,
    cherry
      ? circle(
          0,
          -8,
          11,
          a.rad(
            [
              [0, '#f0a0b4'],
              [0.7, '#b85a84'],
              [1, '#7a3a6c'],
            ],
            0.4,
            0.35,
            0.7,
          ),
        ) + stroke('M1 -18Q4 -32 14 -36', '#6a4a80', 2.4)
      : '',
    path(
      'M0 -4C10 8 20 14 22 30C40 34 48 50 46 66C68 70 80 88 78 108C104 114 122 140 124 180H-124C-122 140 -104 114 -78 108C-80 88 -68 70 -46 66C-48 50 -40 34 -22 30C-18 18 -14 8 0 -4Z',
      a.v(top, deep),
    ),
    stroke('M22 30Q4 42 -24 36M46 66Q8 84 -44 74M78 108Q14 132 -76 118', deep, 4, { opacity: 0.5 }),
  )

/** One turn of the whipped-cream summit. */
const turn = (a: Art, y: number, w: number, h: number, light: string, shade: string) => {
  const l = 240 - w
  const r = 240 + w
  return (
    ink(
      `M${l} ${y + h * 0.62}C${l - 14} ${y + h * 0.2} ${l + 18} ${y - 4} ${l + w * 0.36} ${y + 2}C${240 - w * 0.2} ${y - h * 0.3} ${240 + w * 0.3} ${y - h * 0.3} ${r - w * 0.34} ${y + 2}C${r - 14} ${y - 4} ${r + 14} ${y + h * 0.22} ${r} ${y + h * 0.62}C${r - w * 0.2} ${y + h * 1.16} ${l + w * 0.2} ${y + h * 1.16} ${l} ${y + h * 0.62}Z`,
      a.v(light, light, shade),
      K,
      2.6,
    ) +
    stroke(
      `M${l + 14} ${y + h * 0.5}C${l + w * 0.4} ${y + h * 0.84} ${r - w * 0.5} ${y + h * 0.8} ${r - 12} ${y + h * 0.4}`,
      '#8fa0d8',
      3,
      { opacity: 0.5 },
    ) +
    stroke(spiralD(l + w * 0.4, y + h * 0.4, h * 0.16, 1.2, 1, 2.6), '#8fa0d8', 2.4, { opacity: 0.6 }) +
    stroke(spiralD(r - w * 0.36, y + h * 0.5, h * 0.13, 1.2, -1, 0.5), '#8fa0d8', 2.2, { opacity: 0.5 })
  )
}

const CLOAK =
  'M-22 38C-40 48 -64 116 -76 196C-84 212 -70 216 -58 213C-40 222 -20 210 0 216C22 222 40 210 62 214C76 216 86 212 80 196C66 116 40 48 22 38Z'

const hermit = (a: Art) =>
  person(a, {
    hair: 'short',
    hairColor: ['#ffffff', '#c3c8e2'],
    robe: ['#b9c0dc', '#6a72a4'],
    bodyD: CLOAK,
    line: K,
    lw: 2.3,
    tilt: -7 + 1 * a.osc(1, 0.1),
    face: { eyes: 'closed', mouth: 'none', blush: 0.7, blink: false },
    faceK: 1,
    sleeve: '#a3acd0',
    cuff: '#e6ebfa',
    armL: 'M-24 64C-52 72 -82 60 -102 42',
    armR: 'M24 64C48 74 60 88 66 104',
    held:
      ink(
        'M-26 56C-56 62 -78 54 -96 38L-108 54C-104 72 -92 98 -76 112C-66 98 -48 88 -28 90Z',
        a.v('#c3cae4', '#8089b8'),
        K,
        2.3,
      ) +
      stroke('M-105 56C-100 74 -90 96 -77 108', '#e6ebfa', 3.4) +
      ink(
        'M26 58C46 64 58 76 66 90L80 98C80 114 70 128 56 134C50 116 40 100 26 92Z',
        a.v('#b9c0dc', '#7780b0'),
        K,
        2.3,
      ),
    back: ink(
      'M-24 44C-52 70 -88 150 -96 208C-60 224 60 224 100 208C90 150 54 70 24 44Z',
      a.v('#7f88b6', '#4a5188'),
      K,
      2.3,
    ),
    hem:
      stroke(
        'M-30 90C-46 130 -54 170 -56 210M30 90C46 130 54 170 58 210M-8 120C-12 160 -12 190 -14 212M12 110C18 150 20 186 22 212',
        '#4a5188',
        2.4,
        { opacity: 0.5 },
      ) +
      ink('M-58 156L-36 150L-32 176L-54 180Z', '#c9a8c8', K, 1.8) +
      stroke('M-62 158l8 -2M-58 184l6 -1M-30 152l-6 0', '#fff3dc', 2),
    front:
      stroke('M-46 118Q0 140 48 118', '#8a5638', 6) +
      stroke('M10 128C8 150 14 166 10 182M18 128C22 146 22 160 26 174', '#8a5638', 4),
    hat:
      // beard, moustache, hood
      ink(
        'M-44 24C-52 64 -42 102 -26 122L-18 112L-8 134L4 114L14 128C34 100 50 62 44 24C34 42 18 40 9 34Q0 29 -9 34C-18 40 -34 42 -44 24Z',
        a.v('#ffffff', '#ccd3ec'),
        K,
        2.2,
      ) +
      stroke(
        'M-30 52C-30 76 -24 96 -20 108M28 52C28 76 20 98 14 112M-12 56C-12 80 -8 104 -6 118M10 56C12 78 8 94 5 108',
        '#a3acd0',
        2,
      ) +
      ink('M-22 30C-12 20 -4 24 0 28C4 24 12 20 22 30C14 37 6 37 0 33C-6 37 -14 37 -22 30Z', '#ffffff', K, 2) +
      stroke('M-5 41Q0 45 5 41', K, 2.3) +
      stroke('M-28 -2q8 -6 16 -2M12 -4q8 -4 16 2', '#ffffff', 5) +
      ink(
        'M-60 42C-86 -30 -52 -76 4 -86C12 -100 26 -104 36 -98C30 -92 30 -86 34 -78C76 -56 82 -14 60 42C58 4 48 -28 20 -38C-10 -46 -50 -26 -60 42Z',
        a.v('#c3cae4', '#8f98c4', '#5f679c'),
        K,
        2.4,
      ) +
      stroke('M-56 10C-50 -30 -20 -50 10 -46C38 -42 54 -18 57 12', '#e6ebfa', 2.2, {
        opacity: 0.7,
        'stroke-dasharray': '1 7',
      }) +
      path('M-58 -20C-50 -56 -24 -72 4 -76C-18 -64 -40 -46 -46 -22Z', '#ffffff', { opacity: 0.3 }),
  })

const lantern = (a: Art) =>
  stroke('M0 -4V18', K, 4) +
  circle(0, -6, 9, 'none', { stroke: K, 'stroke-width': 7 }) +
  circle(0, -6, 9, 'none', { stroke: '#ffd98a', 'stroke-width': 3.4 }) +
  ink('M-34 88H34L28 102H-28Z', a.v(...GOLD), K, 2.5) +
  ink('M-27 26H27L33 88H-33Z', a.v('#fffbe4', '#ffe6a0'), K, 2.5, { 'fill-opacity': 0.92 }) +
  ink('M-34 28Q-28 8 0 4Q28 8 34 28Z', a.v(...GOLD), K, 2.5) +
  circle(0, 58, 26, a.glow('#fff6c8', 1)) +
  ink(`${starD(0, 58, 25, 3, 0.5, -90)}`, a.v('#fff3b0', '#ffb347'), '#d9822f', 2.2) +
  ink(`${starD(0, 58, 25, 3, 0.5, 90)}`, a.v('#fff3b0', '#ffb347'), '#d9822f', 2.2, { 'fill-opacity': 0.9 }) +
  circle(0, 58, 7 + 0.8 * a.osc(1), '#fffdf0') +
  stroke('M-12 28L-15 86M12 28L15 86', K, 2, { opacity: 0.45 })

/** The Hermit on a summit of whipped cream; his lantern lights the way for a pup that followed him. */
export default majorScene(
  9,
  ['#0d1338', '#1f2c6c', '#3f549c', '#7f96cc', '#c9d6f0'],
  '#0a1026',
  (a) =>
    stars(a, 60, 60, 420, 300, 30, 'h9', { big: 4 }) +
    halo(a, 130, 420, 280, '#f7b4b8', '#b884dc', 0.75) +
    peak(a, 84, 400, 0.9, '#7f92cc', '#5368ac', false) +
    peak(a, 410, 372, 1.02, '#7f92cc', '#5368ac', true) +
    cloud(a, 250 + 4 * a.osc(1), 506, 260, 60, '#a9b9e6', '#7f92cc', { swirl: '#dfe6fb' }) +
    peak(a, 168, 452, 0.78, '#a3b3e2', '#6f86c4', true) +
    peak(a, 330, 470, 0.74, '#a3b3e2', '#6f86c4', false) +
    peak(a, 52, 486, 0.7, '#b9c6ee', '#8296d2', true) +
    cloud(a, 90 - 4 * a.osc(1), 566, 220, 70, '#dfe6fb', '#a3b3e2', { swirl: '#8296d2' }) +
    cloud(a, 402 + 4 * a.osc(1), 566, 220, 76, '#dfe6fb', '#a3b3e2', { swirl: '#8296d2' }) +
    path('M20 560Q240 540 470 560V700H20Z', a.v('#b3c0ea', '#8296d2')) +
    turn(a, 636, 222, 84, '#ffffff', '#b9c6ee') +
    turn(a, 588, 168, 76, '#ffffff', '#c3cef2') +
    turn(a, 542, 112, 72, '#ffffff', '#cdd7f6') +
    // light on the snow
    path('M128 560Q180 540 240 548Q250 590 190 596Q140 596 128 560Z', '#ffe6b8', { opacity: 0.5 }) +
    path('M72 624Q120 596 200 604Q190 640 120 646Q78 648 72 624Z', '#ffe6b8', { opacity: 0.35 }) +
    oval(256, 566, 92, 10, K, { opacity: 0.2 }) +
    halo(a, 122, 412, 165, '#ffdcae', '#f08fa4', 0.95) +
    // staff
    stroke('M340 196C344 320 340 460 344 580', K, 12) +
    stroke('M340 196C344 320 340 460 344 580', '#d9a464', 6.5) +
    stroke('M340 200C330 180 346 166 356 178C362 188 350 196 346 188', K, 10) +
    stroke('M340 200C330 180 346 166 356 178C362 188 350 196 346 188', '#d9a464', 5) +
    stroke('M338 260l5 12M342 340l-3 14M341 440l4 12', '#8a5638', 2) +
    at(252, 298 + 1.6 * a.osc(1, 0.2), 1.26, 0, hermit(a)) +
    fist(342, 440 + 1.6 * a.osc(1, 0.2), 6, K) +
    at(122, 352 + 1.6 * a.osc(1, 0.2), 1.1, 3 * a.osc(1), lantern(a)) +
    at(122, 346 + 1.6 * a.osc(1, 0.2), 1.1, -40, ink('M-9 -8Q0 -13 9 -8L10 7Q0 12 -10 7Z', C.skin, K, 2.3)) +
    // footprints up the cream
    each(
      [
        [318, 632, 20],
        [296, 618, 20],
        [322, 606, 0],
        [300, 592, 0],
        [338, 648, 30],
      ],
      ([x, y, r]) => at(x, y, 1, r, oval(0, 0, 7, 3.6, '#8fa0d8', { opacity: 0.75 })),
    ) +
    // the pup with a light of its own
    at(
      372,
      644 + 1.2 * a.osc(1, 0.4),
      0.68,
      -6,
      halo(a, -30, -34, 60, '#fff3c4', '#ffb084', 0.9),
      `<g transform="scale(-1 1)">${pup(a, { line: K, up: -6 + 2 * a.osc(1, 0.4), tail: 10 * a.osc(1), fur: ['#fffdf8', '#e6dcf0'], ear: '#b9a2d8', face: { eyes: 'happy', blink: false } })}${stroke('M-14 -38Q12 -22 42 -38', '#d9607a', 11)}${ink('M30 -34L38 -4L24 -8L20 -30Z', '#d9607a', K, 2.4)}</g>`,
      stroke('M-36 -40V-28', K, 3),
      ink('M-48 -28H-24L-22 -4H-50Z', a.v('#fff6cf', '#ffd07a'), K, 2.8),
      ink('M-52 -28Q-36 -42 -20 -28Z', a.v(...GOLD), K, 2.4),
      path(starD(-36, -15, 8, 6, 0.5), '#f39a3c'),
    ) +
    // snow
    times(13, (i) => {
      const u = a.saw(1, i / 13)
      return circle(
        52 + ((i * 83) % 376) + 6 * Math.sin(TAU * u),
        90 + 440 * ((i * 0.37) % 0.95) + 46 * u,
        2.4 + (i % 3) * 0.7,
        '#ffffff',
        { opacity: n(Math.sin(Math.PI * u) * 0.9) },
      )
    }) +
    each(
      [
        [76, 668, 20],
        [120, 660, -30],
        [168, 652, 60],
        [214, 664, 10],
        [270, 660, -50],
        [414, 664, 30],
        [150, 616, 0],
        [226, 626, 40],
        [246, 600, -20],
      ],
      ([x, y, r], i) => at(x, y, 1, r, stroke('M-4 0H4', pick(['#f6a3a6', '#ffd36b', '#b79aec', '#a9c67f'], i), 4.4)),
    ) +
    each(
      [
        [100, 130, 0],
        [366, 120, 0.3],
        [240, 100, 0.6],
        [400, 260, 0.8],
      ],
      ([x, y, p]) => sparkle(x, y, 7 + 4 * a.osc01(1, p), '#fff6dc', 0.95),
    ),
  50,
)
