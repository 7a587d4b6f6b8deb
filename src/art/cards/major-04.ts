import { pup } from '../kit/animals.ts'
import { face } from '../kit/face.ts'
import { beams, cloud, dust, halo, pearl, sun } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { type Art, at, circle, each, ink, mirrored, n, path, stroke, times } from '../kit/svg.ts'
import { fist, folds, GOLD, majorScene, SEATED, sparkles } from '../suits/majors.ts'

const K = '#4a1f28'

/** A bare crag with strata; x is its peak. */
const crag = (a: Art, x: number, y: number, w: number, h: number, top: string, bot: string, layer: string) => {
  const d = `M${x - w / 2} ${y}L${x - w * 0.36} ${y - h * 0.34}L${x - w * 0.24} ${y - h * 0.4}L${x - w * 0.12} ${y - h * 0.84}L${x} ${y - h}L${x + w * 0.1} ${y - h * 0.78}L${x + w * 0.2} ${y - h * 0.66}L${x + w * 0.3} ${y - h * 0.32}L${x + w * 0.42} ${y - h * 0.22}L${x + w / 2} ${y}Z`
  return (
    path(d, a.v(top, bot), { stroke: top, 'stroke-width': 8, 'stroke-linejoin': 'round' }) +
    a.clip(
      d,
      path(`M${x} ${y - h}L${x + w / 2} ${y}H${x - w * 0.04}L${x + w * 0.02} ${y - h * 0.5}Z`, '#5a1f38', {
        opacity: 0.16,
      }),
      stroke(
        times(
          5,
          (i) => `M${x - w / 2} ${n(y - h * (0.16 + i * 0.15))}q${n(w * 0.25)} -12 ${n(w * 0.5)} 2t${n(w * 0.5)} -6`,
        ),
        layer,
        4,
        { opacity: 0.35 },
      ),
    )
  )
}

/** A ram's head of stone, seen from the front. */
const ram = (a: Art, x: number, y: number, k: number) =>
  at(
    x,
    y,
    k,
    0,
    mirrored(
      0,
      () =>
        stroke('M12 -16C40 -34 62 -8 50 14C42 28 22 22 26 8C28 0 38 0 38 6', K, 17) +
        stroke('M12 -16C40 -34 62 -8 50 14C42 28 22 22 26 8C28 0 38 0 38 6', '#ffe3ae', 11.5) +
        stroke('M24 -27l4 9M40 -26l-1 10M53 -14l-8 6M56 2l-9 1M50 17l-6 -6', '#c98f55', 2.2),
    ),
    ink(
      'M0 -28C20 -28 28 -12 25 4C22 24 12 36 0 36C-12 36 -22 24 -25 4C-28 -12 -20 -28 0 -28Z',
      a.v('#fff3dc', '#e6bf90'),
      K,
      2.7,
    ),
    ink(
      'M-18 -22C-16 -34 -6 -30 0 -36C6 -30 16 -34 18 -22C12 -14 6 -20 0 -14C-6 -20 -12 -14 -18 -22Z',
      '#fffaf0',
      K,
      2.2,
    ),
    at(0, 2, 0.6, 0, face(a, { eyes: 'closed', mouth: 'none', gap: 17, blush: 0.6, ink: K })),
    stroke('M-4 20Q0 24 4 20M0 14V20', K, 2.4),
  )

const throne = (a: Art) =>
  ink(
    'M96 660V350L112 318H150L166 232Q240 196 314 232L330 318H368L384 350V660Z',
    a.v('#f7dcb4', '#d9a878', '#a8704f'),
    K,
    2.9,
  ) +
  a.clip(
    'M96 660V350L112 318H150L166 232Q240 196 314 232L330 318H368L384 350V660Z',
    stroke(
      'M90 400H390M90 452H390M90 508H390M90 562H390M90 614H390M128 350V400M352 350V400M112 400V452M368 400V452M132 452V508M348 452V508M112 508V562M368 508V562M134 562V614M346 562V614',
      '#8a5238',
      2.2,
      { opacity: 0.4 },
    ),
    dust(96, 230, 384, 656, 90, 'stone', '#7a4530', 0.4),
    path('M330 318H368L384 350V660H344Z', '#5a1f28', { opacity: 0.14 }),
  ) +
  ink('M146 640V356L182 264Q240 240 298 264L334 356V640Z', a.v('#c9485a', '#932f48', '#6a2038'), K, 2.6) +
  stroke('M156 640V360L188 274Q240 252 292 274L324 360V640', '#ffd08a', 2, { 'stroke-dasharray': '0.1 7' }) +
  // the pediment with the ram's sign
  ink('M150 262V214H170L188 176Q240 130 292 176L310 214H330V262Z', a.v('#f9e2bd', '#dcae80', '#b98258'), K, 2.9) +
  path('M292 176L310 214H330V262H306L300 214L284 182Z', '#5a1f28', { opacity: 0.14 }) +
  ink('M170 214L188 176Q240 130 292 176L310 214L300 220L282 184Q240 148 198 184L180 220Z', a.v(...GOLD), K, 2.4) +
  each(
    [
      [160, 206, 9],
      [320, 206, 9],
      [240, 142, 11],
    ],
    ([x, y, r]) => pearl(a, x, y, r, ['#ffd9d2', '#e8707f', '#9a3050']),
  ) +
  stroke(
    'M240 208V180C240 162 216 158 214 172C213 180 221 184 225 178M240 180C240 162 264 158 266 172C267 180 259 184 255 178',
    K,
    10,
  ) +
  stroke(
    'M240 208V180C240 162 216 158 214 172C213 180 221 184 225 178M240 180C240 162 264 158 266 172C267 180 259 184 255 178',
    '#ffe08f',
    5,
  )

const emperor = (a: Art) =>
  person(a, {
    hair: 'short',
    hairColor: ['#f0ebe6', '#bdb0ae'],
    robe: ['#f0747a', '#b03348'],
    trim: '#ffd98a',
    lace: '#fff6e4',
    trimY: 190,
    trimW: 78,
    bodyD: SEATED,
    line: K,
    lw: 2.3,
    face: { eyes: 'big', mouth: 'none', blush: 0.6, brow: 'angry', iris: ['#5a2a30', '#d9704c'] },
    faceK: 1,
    sleeve: '#e8606e',
    cuff: '#f3c05f',
    armL: 'M-26 62C-56 64 -78 76 -80 98',
    armR: 'M26 62C56 64 78 76 80 98',
    back: ink(
      'M-24 44C-60 54 -96 110 -110 200L-88 214H88L110 200C96 110 60 54 24 44Z',
      a.v('#8a2f50', '#6a2038'),
      K,
      2.3,
    ),
    hem: folds('#7a1f38', 0.5),
    front:
      ink('M-33 46Q0 62 33 46L42 100Q0 122 -42 100Z', a.v('#ffffff', '#d6d9ec', '#a4a8cc'), K, 2.3) +
      stroke('M-38 80Q0 98 38 80M-41 96Q0 116 41 96', '#7f84b0', 2.2) +
      circle(0, 88, 8, a.v(...GOLD), { stroke: K, 'stroke-width': 1.8 }),
    held: mirrored(
      0,
      () =>
        ink('M24 52C40 44 62 54 66 72C54 84 36 82 28 72Z', a.v('#ffffff', '#c9cde6', '#9da2c8'), K, 2.3) +
        stroke('M34 58q16 4 22 16M30 66q10 4 16 12', '#8388b4', 2),
    ),
    hat:
      ink(
        'M-44 24C-50 62 -30 96 -12 104L-6 98L0 110L6 98L12 104C30 96 50 62 44 24C34 42 18 40 9 34Q0 29 -9 34C-18 40 -34 42 -44 24Z',
        a.v('#ffffff', '#e0d6d2'),
        K,
        2.2,
      ) +
      stroke(
        'M-28 52C-26 70 -18 84 -12 92M28 52C26 70 18 84 12 92M-12 56C-10 72 -4 86 0 94M12 56C10 72 6 82 3 90',
        '#bfb2b0',
        2,
      ) +
      ink('M-22 32C-14 22 -4 26 0 30C4 26 14 22 22 32C14 38 6 38 0 34C-6 38 -14 38 -22 32Z', '#ffffff', K, 2) +
      stroke('M-6 43Q0 47 6 43', K, 2.4) +
      ink(
        'M-54 -20L-60 -74L-34 -56L-20 -88L0 -62L20 -88L34 -56L60 -74L54 -20Q0 -44 -54 -20Z',
        a.v('#fff6cf', '#f7c35a', '#d98f35'),
        K,
        2.4,
      ) +
      stroke('M-54 -30Q0 -54 54 -30', '#c9803a', 2.2) +
      each(
        [
          [-60, -76],
          [-20, -91],
          [20, -91],
          [60, -76],
        ],
        ([x, y]) => circle(x, y, 5, '#fff6dc', { stroke: K, 'stroke-width': 2 }),
      ) +
      circle(0, -52, 6.5, '#e8637a', { stroke: K, 'stroke-width': 1.8 }) +
      circle(-28, -46, 4, '#8fb4ee', { stroke: K, 'stroke-width': 1.6 }) +
      circle(28, -46, 4, '#8fb4ee', { stroke: K, 'stroke-width': 1.6 }),
  })

/** The Emperor in armour on a throne of four rams among bare crags; a small guard imitates him. */
export default majorScene(
  4,
  ['#4a2a60', '#a03f66', '#e8685a', '#ff9f5f', '#ffdc9c'],
  '#2a0f18',
  (a) =>
    sun(a, 240, 226, 128, {
      rays: 32,
      len: 0.3,
      turn: 0,
      core: ['#fff8dc', '#ffcf86'],
      ray: '#ffd898',
      ray2: '#ffe6b8',
      glow: ['#fff0c0', '#ff8f6a'],
    }) +
    beams(a, 240, 226, 420, 20, '#ffe9b8', 0.13) +
    cloud(a, 92 + 4 * a.osc(1), 226, 110, 38, '#ffd8b8', '#f08f78', { swirl: '#d9685f', op: 0.9 }) +
    cloud(a, 396 - 4 * a.osc(1), 204, 104, 36, '#ffd8b8', '#f08f78', { swirl: '#d9685f', op: 0.9 }) +
    crag(a, 60, 600, 230, 330, '#a8405a', '#f0886a', '#ffc08a') +
    crag(a, 424, 600, 250, 360, '#a8405a', '#f0886a', '#ffc08a') +
    crag(a, 140, 610, 200, 230, '#c4525a', '#f79a6e', '#ffd09a') +
    crag(a, 352, 610, 190, 210, '#c4525a', '#f79a6e', '#ffd09a') +
    path('M20 590Q240 556 470 590V700H20Z', a.v('#f7b878', '#c97f4c')) +
    // the only stream
    path(
      'M398 588C372 600 420 612 400 626C378 642 430 652 452 690H410C396 664 352 650 372 628C388 612 352 602 378 586Z',
      a.v('#ffe9d0', '#fff6ea'),
    ) +
    throne(a) +
    ram(a, 146, 296, 0.74) +
    ram(a, 334, 296, 0.74) +
    halo(a, 240, 330, 150, '#ffd9a0', '#ff9f8a', 0.5) +
    at(240, 334 + 1.6 * a.osc(1, 0.2), 1.3, 0, emperor(a)) +
    // armrests hold his arms
    each(
      [
        [112, 0],
        [368, 0],
      ],
      ([x]) =>
        ink(
          `M${x - 34} 660V512Q${x - 34} 498 ${x - 20} 498H${x + 20}Q${x + 34} 498 ${x + 34} 512V660Z`,
          a.v('#ffe9c4', '#e0b080', '#a8704f'),
          K,
          2.8,
        ) + stroke(`M${x - 22} 600V640M${x} 600V646M${x + 22} 600V640`, '#a06a48', 2.6),
    ) +
    ram(a, 112, 548, 0.92) +
    ram(a, 368, 548, 0.92) +
    ink('M150 640L160 604Q240 592 320 604L330 640Z', a.v('#ffd690', '#e8935c', '#b35a3c'), K, 2.6) +
    stroke('M166 612Q240 600 314 612', '#fff0cf', 3, { 'stroke-dasharray': '1 8' }) +
    mirrored(
      240,
      () =>
        ink('M22 606Q24 586 42 586Q66 588 66 608Q66 618 54 618H32Q22 616 22 606Z', a.v('#f4f5fc', '#9da2c8'), K, 2.5) +
        stroke('M30 600q16 -8 32 2', '#8388b4', 2.2),
    ) +
    // orb
    at(
      128,
      444 + 1.6 * a.osc(1, 0.2),
      1,
      0,
      circle(
        0,
        0,
        29,
        a.rad(
          [
            [0, '#fffbe6'],
            [0.55, '#ffdf8f'],
            [1, '#e09a3c'],
          ],
          0.4,
          0.35,
          0.7,
        ),
        { stroke: K, 'stroke-width': 2.6 },
      ),
      stroke('M-29 0Q0 12 29 0M0 -29Q8 -10 0 7', '#b9702f', 3),
      stroke('M0 -29V-48M-8 -40H8', K, 8),
      stroke('M0 -29V-48M-8 -40H8', '#ffe9a8', 3.6),
      path('M-20 -12A23 23 0 0 1 -6 -22', 'none', { stroke: '#fff', 'stroke-width': 4, 'stroke-linecap': 'round' }),
    ) +
    fist(136, 472 + 1.6 * a.osc(1, 0.2), -14, K) +
    // ankh
    at(
      346,
      410 + 1.6 * a.osc(1, 0.2),
      1,
      3,
      stroke('M0 -36V118', K, 12),
      stroke('M0 -36V118', '#ffd98a', 7),
      stroke('M-26 -34H26', K, 13),
      stroke('M-26 -34H26', '#ffd98a', 8),
      ink(
        'M0 -36C-26 -58 -24 -100 0 -100C24 -100 26 -58 0 -36ZM0 -54C12 -66 12 -86 0 -86C-12 -86 -12 -66 0 -54Z',
        a.v(...GOLD),
        K,
        2.4,
        { 'fill-rule': 'evenodd' },
      ),
      pearl(a, 0, -34, 6, ['#ffd9e2', '#e8838c', '#a84a5c']),
    ) +
    fist(343, 470 + 1.6 * a.osc(1, 0.2), 10, K) +
    path('M20 640Q130 622 240 634T470 640V700H20Z', a.v('#f0a868', '#b06a42')) +
    dust(40, 640, 440, 676, 50, 'sand', '#7a3f2c', 0.4) +
    // a small guard with a chopstick and a saucepan helmet
    at(
      98,
      668,
      0.66,
      -2,
      stroke('M-36 10L-52 -96', K, 9),
      stroke('M-36 10L-52 -96', '#d09a60', 4.4),
      ink('M-52 -118L-44 -94H-60Z', '#fff3cf', K, 2.4),
      pup(a, { line: K, up: 1.5 * a.osc(1, 0.4), tail: 8 * a.osc(1), collar: '#e8637a', face: { brow: 'angry' } }),
      ink('M-24 -84C-24 -122 50 -122 52 -84Z', a.v('#f3f4fb', '#a4a8cc'), K, 3),
      stroke('M-30 -84H60L86 -90', K, 9),
      stroke('M-30 -84H60L86 -90', '#cfd3ea', 4),
    ) +
    each(
      [
        [262, 658, 10],
        [284, 664, 8],
        [270, 672, 7],
        [176, 666, 8],
        [350, 664, 11],
        [412, 668, 8],
      ],
      ([x, y, r]) => pearl(a, x, y, r),
    ) +
    sparkles(a, [
      [240, 116],
      [150, 168],
      [330, 168],
      [76, 300],
    ]),
  16,
)
