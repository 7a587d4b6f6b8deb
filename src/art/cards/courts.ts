import { bunny, pup } from '../kit/animals.ts'
import { backdrop, EDGE, LINE } from './backdrop.ts'
import { cup } from '../kit/boba.ts'
import { frame, type Rank } from '../kit/frame.ts'
import { coin, sword, wand } from './items.ts'
import { halo, pearl } from '../kit/ornaments.ts'
import { C, type Suit } from '../kit/palette.ts'
import { type Hair, person } from '../kit/person.ts'
import { butterfly } from '../kit/scenery.ts'
import { puffD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, mix, oval, path, spin, stroke, times } from '../kit/svg.ts'
type Pair = [string, string]
interface Dress {
  robe: Pair
  cape: Pair
  trim: string
  sleeve: string
  jewel: string
  iris: Pair
  hair: Record<Rank, Pair>
}
const DRESS: Record<Suit, Dress> = {
  wands: {
    robe: ['#fff4e2', '#ffcf96'],
    cape: ['#f59a5b', '#b9502a'],
    trim: '#e07a3c',
    sleeve: '#ffe0b8',
    jewel: '#e8637a',
    iris: ['#6a3420', '#e39a4c'],
    hair: {
      page: ['#d9845a', '#9a4a33'],
      knight: ['#b9623f', '#7d3a2a'],
      queen: ['#e39a5c', '#a8592f'],
      king: ['#a8583c', '#6b2f26'],
    },
  },
  cups: {
    robe: ['#fff6f2', '#ffc9c6'],
    cape: ['#f6a3a6', '#c2566b'],
    trim: '#e8808c',
    sleeve: '#ffe4de',
    jewel: '#7db4e0',
    iris: ['#5a3a6a', '#c98ac0'],
    hair: {
      page: ['#c78659', '#8a533d'],
      knight: ['#8a6a9e', '#5a4374'],
      queen: ['#f0c890', '#c78f52'],
      king: ['#9a6a55', '#5f3c34'],
    },
  },
  swords: {
    robe: ['#f8f4ff', '#cfbef2'],
    cape: ['#9a7fdc', '#54398f'],
    trim: '#8d6cd0',
    sleeve: '#ebe2fc',
    jewel: '#86c4e8',
    iris: ['#2f3a7a', '#86a6f0'],
    hair: {
      page: ['#7d7ab8', '#484684'],
      knight: ['#5a5484', '#332f5c'],
      queen: ['#cfc6ea', '#9386c4'],
      king: ['#6a6490', '#3d3866'],
    },
  },
  pentacles: {
    robe: ['#fbfdf0', '#c8dd9e'],
    cape: ['#8fb766', '#4f7544'],
    trim: '#6f9a58',
    sleeve: '#e6f1cc',
    jewel: '#e8838c',
    iris: ['#4c5a34', '#9cc06a'],
    hair: {
      page: ['#b98556', '#7d5236'],
      knight: ['#7d5a44', '#4c342a'],
      queen: ['#c98a5e', '#8a5340'],
      king: ['#6e5544', '#43312a'],
    },
  },
}
const CUT: Record<Rank, Hair> = { page: 'bob', knight: 'short', queen: 'long', king: 'short' }
const GOLD: Pair = ['#fff3c0', '#f3b54a']
const GOWN =
  'M-24 38C-38 48 -70 120 -84 196C-86 206 -78 210 -68 211Q0 220 68 211C78 210 86 206 84 196C70 120 38 48 24 38Z'

function hat(a: Art, rank: Rank, D: Dress, L: string): string {
  const gem = (x: number, y: number, r: number, c: string) => circle(x, y, r, c, { stroke: L, 'stroke-width': 1.8 })
  if (rank === 'page')
    return (
      ink('M-58 -22C-70 -66 -6 -96 50 -68C70 -56 68 -36 56 -26C30 -42 -28 -42 -58 -22Z', a.v(...D.cape), L, 2.3) +
      ink('M-58 -16C-40 -40 36 -46 60 -22Q62 -14 56 -11C32 -28 -26 -26 -52 -6Q-60 -10 -58 -16Z', a.v(...GOLD), L, 2.2) +
      spin(
        44,
        -50,
        4 * a.osc(1, 0.2),
        ink('M40 -48C56 -62 78 -92 72 -112C46 -102 34 -72 34 -50Z', a.v('#fffaf2', D.robe[1]), L, 2.2) +
          stroke('M40 -52C50 -72 60 -88 66 -102', D.trim, 1.8),
      )
    )
  if (rank === 'knight')
    return (
      ink('M-60 -8C-66 -76 66 -76 60 -8C40 -32 -40 -32 -60 -8Z', a.v('#fbfaff', '#c9c6dc', '#9794b4'), L, 2.4) +
      ink('M-61 -6C-40 -34 40 -34 61 -6L60 6C40 -20 -40 -20 -60 6Z', a.v(...GOLD), L, 2.2) +
      gem(0, -26, 6, D.jewel) +
      ink('M-4 -58C-10 -84 10 -108 48 -104C66 -96 72 -72 60 -48C54 -66 30 -74 8 -58Z', a.v(...D.cape), L, 2.3) +
      stroke('M4 -64C14 -84 34 -92 50 -88', '#fff', 2.4, { opacity: 0.6 })
    )
  const crown =
    rank === 'queen'
      ? 'M-40 -40L-48 -78L-22 -60L0 -92L22 -60L48 -78L40 -40Q0 -56 -40 -40Z'
      : 'M-44 -38L-52 -84L-28 -66L-20 -92L0 -70L20 -92L28 -66L52 -84L44 -38Q0 -56 -44 -38Z'
  const tips: Pair[] | [number, number][] =
    rank === 'queen'
      ? [
          [-48, -80],
          [0, -95],
          [48, -80],
        ]
      : [
          [-52, -87],
          [-20, -95],
          [20, -95],
          [52, -87],
        ]
  const beard =
    rank === 'king'
      ? ink(
          'M-40 28C-44 66 -18 84 0 84C18 84 44 66 40 28C30 42 16 38 8 33Q0 29 -8 33C-16 38 -30 42 -40 28Z',
          a.v(D.hair.king[0], D.hair.king[1]),
          L,
          2.2,
        ) +
        stroke('M-18 48Q-14 64 -6 72M18 48Q14 64 6 72', D.hair.king[1], 1.8, { opacity: 0.6 }) +
        stroke('M-7 42Q0 46 7 42', L, 2.4)
      : ''
  return (
    beard +
    ink(crown, a.v(...GOLD), L, 2.3) +
    tips.map(([x, y]) => circle(Number(x), Number(y), 5, '#fff6dc', { stroke: L, 'stroke-width': 2 })).join('') +
    gem(0, -60, 6, D.jewel) +
    gem(-24, -54, 4, D.trim) +
    gem(24, -54, 4, D.trim)
  )
}

function throne(a: Art, D: Dress, L: string): string {
  return (
    ink(
      'M120 640V336C102 306 114 266 144 264C150 206 192 176 240 176C288 176 330 206 336 264C366 266 378 306 360 336V640Z',
      a.v('#fff3d8', '#ecca94', '#c9924f'),
      L,
      2.8,
    ) +
    ink(
      'M144 640V344C142 262 186 212 240 212C294 212 338 262 336 344V640Z',
      a.v(D.cape[0], mix(D.cape[0], D.cape[1], 0.6), D.cape[1]),
      L,
      2.5,
    ) +
    times(20, (i) =>
      path(starD(170 + (i % 4) * 42 + (Math.floor(i / 4) % 2) * 18, 290 + Math.floor(i / 4) * 56, 5), D.robe[1], {
        opacity: 0.4,
      }),
    ) +
    each(
      [
        [132, 304],
        [348, 304],
      ],
      ([x, y]) => pearl(a, x, y, 16, ['#fff3c8', '#f3bd57', '#b97a2f']),
    ) +
    ink('M196 204Q240 138 284 204Q262 188 240 188Q218 188 196 204Z', a.v('#ffe9a8', C.amber), L, 2.5)
  )
}

function companion(a: Art, suit: Suit, rank: Rank, L: string): string {
  const happy = { eyes: 'happy' } as const
  if (suit === 'wands')
    return at(
      110,
      656,
      0.8,
      0,
      pup(a, { line: L, fur: ['#ffdcb0', '#f0a060'], ear: '#c9682f', pointy: rank !== 'page', face: happy }),
    )
  if (suit === 'cups') return at(112, 654, 0.7, 0, bunny(a, { line: L, fur: ['#fffaf8', '#ffd9d2'], face: happy }))
  if (suit === 'swords')
    return (
      butterfly(a, 106, 330 + 5 * a.osc(1), 1.1, -12, ['#fff', '#c3a8ec'], L) +
      butterfly(a, 92, 470 + 5 * a.osc(1, 0.4), 0.8, 10, ['#fff0c8', '#f6b64f'], L, 0.3) +
      each(
        [
          [84, 660, 34],
          [392, 664, 36],
        ],
        ([x, y, r]) => path(puffD(x, y, r, r * 0.46, 8), a.v('#fff', '#d5c5f4')),
      )
    )
  return at(112, 654, 0.74, 0, bunny(a, { line: L, fur: ['#fffdf8', '#f1dcc4'] }))
}

/** Page, knight, queen or king of a suit: a small person in the suit's colours who holds its emblem. */
export const court =
  (suit: Suit, rank: Rank): ((t: number) => string) =>
  (t) => {
    const a = new Art(`${suit.slice(0, 1)}${rank.slice(0, 2)}`, t)
    const D = DRESS[suit]
    const L = LINE[suit]
    const breath = 1.8 * a.osc(1, 0.2)
    const upright = suit === 'wands' || suit === 'swords'
    const seated = rank === 'queen' || rank === 'king'
    const held =
      suit === 'cups'
        ? at(
            240,
            560 + breath,
            1,
            0,
            halo(a, 0, -50, 96, '#fff3e6', '#ffa4bc', 0.8) +
              at(
                0,
                0,
                0.86,
                0,
                cup(a, {
                  tea: 'berry',
                  straw: rank === 'page' ? C.taro : false,
                  lid: false,
                  line: L,
                  lw: 2.8,
                  face: { eyes: 'closed', mouth: 'smile', blush: 0.8 },
                }),
              ) +
              (rank === 'page'
                ? ink(
                    'M-20 -106C-14 -130 12 -134 22 -116L36 -126L34 -102L22 -108Z',
                    a.v('#cbe0fb', '#7da4e0'),
                    L,
                    2.4,
                  ) + circle(-6, -117, 2.6, L)
                : ''),
          )
        : suit === 'pentacles'
          ? at(240, 504 + breath, 1, 0, halo(a, 0, 0, 104, '#ffe9a0', '#ffd07a', 0.75), coin(a, 50))
          : at(
              330,
              suit === 'wands' ? 404 + breath : 420 + breath,
              1,
              suit === 'wands' ? 3 : 4,
              halo(a, 0, -120, 70, '#fff6dc', D.cape[0], 0.6),
              suit === 'wands' ? wand(a, 400, 0) : sword(a, 360),
            )
    const fist = (x: number, y: number, r: number) =>
      at(x, y + breath, 1, r, ink('M-8 -9Q0 -14 8 -9L9 8Q0 14 -9 8Z', C.skin, L, 2.5))
    const fists = upright
      ? fist(327, 466, 4)
      : suit === 'cups'
        ? fist(196, 520, -14) + fist(284, 520, 14)
        : fist(193, 490, -14) + fist(287, 490, 14)
    return frame(
      a,
      { suit, mark: rank, edge: EDGE[suit] },
      backdrop(a, suit, ['page', 'knight', 'queen', 'king'].indexOf(rank) + 11) +
        (seated ? throne(a, D, L) : '') +
        halo(a, 240, 340, 180, '#fffbec', D.robe[1], 0.6) +
        (rank === 'knight'
          ? at(
              240,
              334 + breath,
              1.34,
              0,
              ink(
                'M-30 44C-80 70 -128 150 -134 214C-110 204 -92 216 -74 208C-40 218 40 218 74 208C92 216 110 204 134 214C128 150 80 70 30 44Z',
                a.v(...D.cape),
                L,
                2.3,
              ),
            )
          : '') +
        oval(240, 626, 120, 14, L, { opacity: 0.22 }) +
        at(
          240,
          334 + breath,
          1.34,
          0,
          person(a, {
            hair: CUT[rank],
            hairColor: D.hair[rank],
            robe: D.robe,
            trim: D.trim,
            lace: '#fffdf4',
            trimY: 190,
            trimW: 80,
            line: L,
            lw: 2.2,
            bodyD: GOWN,
            faceK: 0.98,
            face: {
              eyes: rank === 'page' ? 'dot' : 'big',
              mouth: rank === 'king' ? 'none' : rank === 'page' ? 'open' : 'smile',
              blush: 0.7,
              lash: rank === 'queen',
              iris: D.iris,
            },
            front:
              (seated
                ? ink(
                    'M-26 40C-52 60 -80 140 -92 206L-60 212C-52 140 -34 80 -10 52ZM26 40C52 60 80 140 92 206L60 212C52 140 34 80 10 52Z',
                    a.v(...D.cape),
                    L,
                    2.2,
                  )
                : rank === 'page'
                  ? ink('M-34 44Q0 84 34 44L44 66Q0 104 -44 66Z', a.v(...D.cape), L, 2.2)
                  : ink('M-30 46C-20 92 20 92 30 46L38 120Q0 140 -38 120Z', a.v('#fbfaff', '#b9b6d0'), L, 2.2)) +
              ink('M-28 42Q0 62 28 42Q36 52 26 60Q0 78 -26 60Q-36 52 -28 42Z', '#fffaf0', L, 2.1) +
              pearl(a, 0, 70, 6, ['#fff6dc', D.jewel, D.trim]),
            armL: upright ? 'M-26 62C-50 76 -54 96 -40 108' : 'M-26 62C-50 78 -50 100 -34 110',
            armR: upright ? 'M26 62C40 70 52 82 62 96' : 'M26 62C50 78 50 100 34 110',
            sleeve: D.sleeve,
            cuff: C.honey,
            hat: hat(a, rank, D, L),
          }),
        ) +
        held +
        fists +
        companion(a, suit, rank, L),
    )
  }
