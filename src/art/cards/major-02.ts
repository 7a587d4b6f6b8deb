import { bunny } from '../kit/animals.ts'
import { cloud, halo, leafD, pearl, stars } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { crescentD, puffD, sparkleD, spiralD, starD } from '../kit/shapes.ts'
import { type Art, at, circle, each, g, ink, n, oval, path, spin, stroke } from '../kit/svg.ts'
import { fist, folds, GOLD, majorScene, ring, SEATED, sparkles } from '../suits/majors.ts'

const K = '#2b1d4d'

/** A tall glass of tea with pearls at its bottom, the letter of its side on it. */
const pillar = (a: Art, x: number, letter: string, tea: [string, string, string], deep: string, mark: string) => {
  const body = `M${x - 33} 246Q${x - 27} 440 ${x - 31} 628H${x + 31}Q${x + 27} 440 ${x + 33} 246Z`
  return (
    path(body, a.h(...tea)) +
    a.clip(
      body,
      path(
        `M${x - 40} 246H${x + 40}V276C${x + 26} 296 ${x + 20} 270 ${x + 8} 274C${x - 4} 278 ${x - 2} 312 ${x - 14} 310C${x - 24} 308 ${x - 20} 272 ${x - 40} 284Z`,
        mark,
        { opacity: 0.5 },
      ),
      each(
        [
          [-20, 616],
          [0, 617],
          [20, 616],
          [-11, 601],
          [10, 600],
          [-22, 587],
          [22, 585],
          [0, 584],
          [-10, 568],
          [13, 567],
        ],
        ([dx, y]) => pearl(a, x + dx, y + 1.2 * a.osc(1, dx / 40), 9.6),
      ),
      stroke(`M${x - 22} 260Q${x - 17} 440 ${x - 20} 620`, '#ffffff', 5, { opacity: 0.35 }),
      stroke(`M${x + 4} 330V560M${x + 17} 330V560M${x - 9} 330V560`, deep, 2, { opacity: 0.35 }),
    ) +
    path(body, 'none', { stroke: K, 'stroke-width': 2.8 }) +
    circle(x, 404, 25, a.v('#fff6d8', '#f3c05f'), { stroke: K, 'stroke-width': 2.5 }) +
    circle(x, 404, 20, deep, { stroke: '#c98a3c', 'stroke-width': 1.6 }) +
    stroke(letter, '#fff6dc', 5) +
    // lotus capital and foot
    each(
      [
        [-40, -56],
        [40, 56],
        [-22, -28],
        [22, 28],
      ],
      ([dx, r]) =>
        spin(
          x,
          246,
          r * 0.5,
          ink(
            `M${x + dx * 0.2} 246C${x + dx * 0.2 - 13} 226 ${x + dx * 0.2 - 9} 206 ${x + dx * 0.2} 196C${x + dx * 0.2 + 9} 206 ${x + dx * 0.2 + 13} 226 ${x + dx * 0.2} 246Z`,
            a.v('#fff6fb', '#d9b8e8'),
            K,
            2.2,
          ),
        ),
    ) +
    ink(
      `M${x} 246C${x - 15} 226 ${x - 11} 204 ${x} 192C${x + 11} 204 ${x + 15} 226 ${x} 246Z`,
      a.v('#ffffff', '#f0c4dc'),
      K,
      2.2,
    ) +
    ink(
      `M${x - 40} 240H${x + 40}Q${x + 44} 240 ${x + 44} 246Q${x + 44} 254 ${x + 38} 254H${x - 38}Q${x - 44} 254 ${x - 44} 246Q${x - 44} 240 ${x - 40} 240Z`,
      a.v(...GOLD),
      K,
      2.5,
    ) +
    ink(`M${x - 36} 624H${x + 36}L${x + 44} 648H${x - 44}Z`, a.v(...GOLD), K, 2.5)
  )
}

const berry = (a: Art, x: number, y: number, k: number) =>
  at(
    x,
    y,
    k,
    0,
    ink(leafD(0, 0, 30, 12), a.v('#b9d6a0', '#6f9a80'), K, 2, { transform: 'translate(6 -2) rotate(-30)' }),
    ink(leafD(0, 0, 30, 12), a.v('#b9d6a0', '#6f9a80'), K, 2, { transform: 'translate(-6 -2) rotate(210)' }),
    circle(
      0,
      4,
      17,
      a.rad(
        [
          [0, '#ffb0a8'],
          [0.7, '#e0607a'],
          [1, '#a83a62'],
        ],
        0.4,
        0.35,
        0.7,
      ),
      { stroke: K, 'stroke-width': 2.2 },
    ),
    ink('M-6 -12L-8 -21L-2 -16L0 -23L2 -16L8 -21L6 -12Z', a.v('#ffd08a', '#e08a5a'), K, 2),
    path('M-7 0C-6 12 6 14 9 4C6 -4 -3 -6 -7 0Z', '#fff0e0', { stroke: '#a83a62', 'stroke-width': 1.4 }),
    each(
      [
        [-2, 2],
        [3, 1],
        [0, 7],
        [5, 6],
      ],
      ([px, py]) => circle(px, py, 2, '#c83a5a'),
    ),
  )

const veil = (a: Art) => {
  const d = 'M116 236C160 276 200 282 240 282C280 282 320 276 364 236V560H116Z'
  return (
    path(d, a.v('#5f7ac0', '#7a6ac0', '#b48ac8')) +
    a.clip(
      d,
      stroke(
        'M140 270C150 360 138 460 146 560M176 288C184 380 172 470 180 560M304 288C296 380 308 470 300 560M340 270C330 360 342 460 334 560M240 300V340',
        '#3a3a88',
        3,
        { opacity: 0.4 },
      ),
      stroke('M158 280C166 370 156 460 162 560M322 280C314 370 324 460 318 560', '#dfe6ff', 3, { opacity: 0.35 }),
    ) +
    stroke('M116 236C160 276 200 282 240 282C280 282 320 276 364 236', K, 7) +
    stroke('M116 236C160 276 200 282 240 282C280 282 320 276 364 236', '#f3c05f', 3.4) +
    each(
      [
        [143, 300, 1],
        [337, 300, 1],
        [140, 362, 0.95],
        [340, 362, 0.95],
        [138, 424, 0.9],
        [342, 424, 0.9],
        [134, 482, 0.8],
        [346, 482, 0.8],
      ],
      ([x, y, k]) => berry(a, x, y, k),
    )
  )
}

const priestess = (a: Art) =>
  person(a, {
    hair: 'long',
    hairColor: ['#6a5aa0', '#3f3474'],
    robe: ['#f6f8ff', '#b9c8f4'],
    trim: '#7a92dc',
    lace: '#ffffff',
    trimY: 196,
    trimW: 72,
    bodyD: SEATED,
    line: K,
    lw: 2.3,
    face: { eyes: 'closed', mouth: 'smile', blush: 0.65 },
    faceK: 1,
    sleeve: '#7a92dc',
    cuff: '#f3c05f',
    armL: 'M-26 62C-54 78 -56 104 -34 116',
    armR: 'M26 62C54 78 56 104 34 116',
    back: ink(
      'M0 -76C50 -76 68 -36 65 14C63 60 96 120 108 206C80 222 -80 222 -108 206C-96 120 -63 60 -65 14C-68 -36 -50 -76 0 -76Z',
      a.v('#8fa6ea', '#5a6cc0', '#40509c'),
      K,
      2.3,
    ),
    hem: folds('#5a6cc0', 0.5),
    front:
      ink(
        'M-27 41C-54 58 -76 110 -96 190L-76 206C-66 140 -40 84 -10 54ZM27 41C54 58 76 110 96 190L76 206C66 140 40 84 10 54Z',
        a.v('#8fa6ea', '#5268bc'),
        K,
        2.2,
      ) +
      stroke('M-34 66C-56 100 -72 150 -82 196M34 66C56 100 72 150 82 196', '#dfe8ff', 2, {
        opacity: 0.6,
        'stroke-dasharray': '1 7',
      }) +
      ink('M-5 52H5V62H15V72H5V82H-5V72H-15V62H-5Z', a.v(...GOLD), K, 2),
    hat:
      ink(
        'M-58 10C-66 -36 -40 -66 0 -68C40 -66 66 -36 58 10C50 -22 34 -36 0 -38C-34 -36 -50 -22 -58 10Z',
        a.v('#ffffff', '#dfe6fb'),
        K,
        2.2,
      ) +
      stroke('M-50 -10C-42 -34 -22 -46 0 -47C22 -46 42 -34 50 -10', '#9fb2ee', 2, { 'stroke-dasharray': '1 6' }) +
      `<g transform="rotate(-90 0 -84)">${path(crescentD(0, -84, 36, 0.5, 0.84), a.h(...GOLD), { stroke: K, 'stroke-width': 2.2, 'stroke-linejoin': 'round' })}</g>` +
      circle(
        0,
        -86,
        19,
        a.rad(
          [
            [0, '#ffffff'],
            [0.6, '#fdf2ff'],
            [1, '#cfbdf4'],
          ],
          0.4,
          0.35,
          0.7,
        ),
        { stroke: K, 'stroke-width': 2.2 },
      ) +
      circle(5, -90, 3, '#d9c8f4') +
      circle(-5, -80, 2.2, '#d9c8f4'),
  })

const scroll = (a: Art) =>
  g(
    {},
    ink('M-56 -17H56V21C30 27 -30 27 -56 21Z', a.v('#fffdf4', '#f6e2ba'), K, 2.5),
    stroke('M-24 -4H-10M-17 -4V12M-2 -4V12H8M-2 4H6M-2 -4H8M14 12L20 -4L26 12M16.500 6H23.500', '#8a5638', 2.6),
    ink(
      'M-64 -22Q-57 -27 -50 -22V26Q-57 31 -64 26ZM50 -22Q57 -27 64 -22V26Q57 31 50 26Z',
      a.h('#fff3c4', '#e9b24f'),
      K,
      2.3,
    ),
    circle(-57, -26, 4, '#e0607a', { stroke: K, 'stroke-width': 1.8 }),
    circle(57, -26, 4, '#e0607a', { stroke: K, 'stroke-width': 1.8 }),
  )

/** The High Priestess between a pillar of black tea and a pillar of milk, the moon rabbit asleep at her feet. */
export default majorScene(
  2,
  ['#120d33', '#271b5c', '#4a3a8c', '#8468b0', '#d9a6c4'],
  '#0d0722',
  (a) =>
    halo(a, 240, 300, 270, '#f6f0ff', '#a98af0', 0.95) +
    ring(240, 286, 178) +
    ring(240, 286, 194, '#c9b0f7') +
    stars(a, 120, 80, 360, 240, 26, 'hp', { big: 5 }) +
    cloud(a, 110 + 3 * a.osc(1), 196, 110, 36, '#8a74c0', '#5a4696', { swirl: '#b9a4e4', op: 0.8 }) +
    cloud(a, 372 - 3 * a.osc(1), 176, 100, 34, '#8a74c0', '#5a4696', { swirl: '#b9a4e4', op: 0.8 }) +
    // the sea behind the veil
    path('M20 520H460V640H20Z', a.v('#8fa6ea', '#4a5ab0')) +
    stroke('M50 540h26M404 548h30M58 570h18M410 580h22', '#e6eeff', 2.6, { opacity: 0.7 }) +
    // a constellation in the shape of a cup
    stroke('M202 112L216 164H262L276 112ZM244 112L256 82', '#dfd0ff', 1.6, {
      opacity: 0.6,
      'stroke-dasharray': '2 5',
    }) +
    each(
      [
        [202, 112, 7],
        [276, 112, 7],
        [216, 164, 6],
        [262, 164, 6],
        [244, 112, 4],
        [256, 82, 6],
        [232, 150, 3],
        [248, 152, 3],
        [240, 140, 3],
      ],
      ([x, y, r], i) => path(sparkleD(x, y, r + a.osc(1, i * 0.21)), '#fff3dc'),
    ) +
    veil(a) +
    pillar(
      a,
      84,
      'M77 393V415H84C94 415 94 404 85 404H77M77 393H83C91 393 91 404 84 404',
      ['#8d5a48', '#5e3630', '#3a2030'],
      '#3a2040',
      '#e9c09a',
    ) +
    pillar(a, 396, 'M400 393V408C400 417 388 417 387 409', ['#fffdf6', '#f6e6d4', '#d9bcc8'], '#6a4fa4', '#ffffff') +
    // steps
    ink('M56 648Q240 622 424 648V690H56Z', a.v('#cfbef2', '#8a74c4'), K, 2.6) +
    ink('M112 622Q240 604 368 622L380 650Q240 634 100 650Z', a.v('#efe6ff', '#b9a2e6'), K, 2.6) +
    ink('M150 470C144 560 134 600 130 630H350C346 600 336 560 330 470Z', a.v('#efe6ff', '#a98fd8'), K, 2.5) +
    at(240, 360 + 1.8 * a.osc(1, 0.2), 1.18, 0, priestess(a)) +
    at(240, 508 + 1.8 * a.osc(1, 0.2), 1.02, -2, scroll(a)) +
    fist(190, 504 + 1.8 * a.osc(1, 0.2), -10, K) +
    fist(290, 500 + 1.8 * a.osc(1, 0.2), 10, K) +
    // her robe runs out as milk
    path(
      'M140 612C180 640 300 640 340 612C352 640 400 646 424 662V700H56V662C80 646 128 640 140 612Z',
      a.v('#dfe8ff', '#b9c8f8', '#8fa0e0'),
    ) +
    stroke('M92 668q16 -8 32 0M350 672q16 -8 32 0M160 640q10 -6 20 0M310 644q10 -6 20 0', '#ffffff', 2.6, {
      opacity: 0.8,
    }) +
    stroke(spiralD(110, 656, 12, 1.2, 1, 2.6), '#ffffff', 2.4, { opacity: 0.6 }) +
    stroke(spiralD(372, 654, 11, 1.2, -1, 0.4), '#ffffff', 2.4, { opacity: 0.6 }) +
    halo(a, 240, 634, 100, '#fff3c4', '#d9a0e0', 0.7) +
    `<g transform="rotate(${n(-90 + 1.5 * a.osc(1, 0.1))} 240 622)">${path(crescentD(240, 622, 52, 0.46, 0.84), a.h('#e9a53f', '#ffe08f', '#fff6cf'), { stroke: K, 'stroke-width': 2.6, 'stroke-linejoin': 'round' })}</g>` +
    at(
      242,
      650,
      0.56,
      -4 + 1.5 * a.osc(1, 0.1),
      bunny(a, { line: K, fur: ['#fffdfb', '#e6d6f2'], face: { eyes: 'closed', blink: false } }),
    ) +
    each(
      [
        [276, 604, 7],
        [290, 590, 5],
        [300, 578, 3.6],
      ],
      ([x, y, r], i) => circle(x, y, r, '#ffffff', { opacity: n(0.35 + 0.4 * a.osc01(1, i * 0.2)) }),
    ) +
    path(puffD(70, 668, 44, 18, 8), a.v('#efe6ff', '#a98fd8')) +
    path(puffD(412, 670, 44, 18, 8), a.v('#efe6ff', '#a98fd8')) +
    oval(240, 676, 60, 5, K, { opacity: 0.12 }) +
    path(starD(150, 652, 5), '#fff3c4') +
    path(starD(330, 660, 5), '#fff3c4') +
    path(sparkleD(206, 664, 6), '#fff') +
    sparkles(a, [
      [160, 150],
      [326, 140],
      [140, 220],
      [340, 216],
    ]),
  30,
)
