import { cloud, dust, halo, sparkle, stars } from '../kit/ornaments.ts'
import { C, type Suit } from '../kit/palette.ts'
import { flowers, grass, mountain, sky } from '../kit/scenery.ts'
import { crescentD } from '../kit/shapes.ts'
import { Art, circle, ink, n, oval, path, rng, stroke, times } from '../kit/svg.ts'
/** Ink of each suit's scenes, and the shade of its window's edge. */
export const LINE: Record<Suit | 'major', string> = {
  wands: '#6a3420',
  cups: '#6b3347',
  swords: '#41306f',
  pentacles: '#4f3730',
  major: '#57303a',
}
/** Colour of the soft shade along each suit’s window. */
export const EDGE: Record<Suit, string> = { wands: '#2a1016', cups: '#2a0f2c', swords: '#130c33', pentacles: '#132018' }

const twinkles = (a: Art, seed: string, count: number): string => {
  const r = rng(seed)
  return times(count, (i) => sparkle(60 + 360 * r(), 100 + 420 * r(), 5 + 4 * a.osc01(1, i / count), '#fffbe8', 0.9))
}

/** Hills of the Thai tea land at dusk. */
function wands(a: Art, v: number): string {
  const low = v % 2 === 0
  return (
    sky(a, '#4a2a66', '#a24b78', '#f0815f', '#ffb974', '#ffe6b4') +
    stars(a, 40, 50, 440, 240, 36, `w${v}`, { big: 6 }) +
    halo(a, low ? 240 : 150 + 40 * (v % 4), 380, 270, '#ffe9b8', '#ff8f6a', 0.9) +
    circle(low ? 240 : 150 + 40 * (v % 4), 410, 76, a.v('#fffbe8', '#ffd38a')) +
    cloud(a, 92 + 4 * a.osc(1), 230 + 12 * (v % 3), 150, 54, '#ffe9dc', '#f29a86', { swirl: '#e07a68' }) +
    cloud(a, 400 - 4 * a.osc(1), 190 + 16 * (v % 4), 150, 54, '#ffe9dc', '#f29a86', { swirl: '#e07a68' }) +
    mountain(a, 110 + 8 * v, 530, 240, 150, '#c8607a', '#f6a070') +
    mountain(a, 390 - 6 * v, 530, 260, 164, '#c8607a', '#f6a070') +
    path('M20 516Q130 484 240 502T470 504V700H20Z', a.v('#f6c07c', '#d98f4f')) +
    path('M20 586Q150 556 260 578T470 578V700H20Z', a.v('#f3b56e', '#c87c42')) +
    dust(40, 520, 440, 672, 110, `wd${v}`, '#9a5528', 0.35) +
    stroke('M70 650q20 -8 40 0M360 640q20 -8 44 0M210 668q16 -6 32 0', '#a05a2c', 2.4, { opacity: 0.5 })
  )
}

/** The sea of strawberry milk. */
function cups(a: Art, v: number): string {
  const ripple = [0, 0.5]
    .map((p) => {
      const u = a.saw(1, p)
      return oval(240, 640, 50 + 150 * u, 8 + 20 * u, 'none', {
        stroke: '#fff',
        'stroke-width': 2,
        opacity: n(0.5 * (1 - u) * Math.min(1, u * 6)),
      })
    })
    .join('')
  return (
    sky(a, '#33215f', '#7f4a95', '#e07f9f', '#ffb9ae', '#ffe6d2') +
    stars(a, 40, 50, 440, 300, 44, `c${v}`, { big: 7 }) +
    halo(a, 240, 330, 290, '#ffe6dc', '#ff9dbc', 0.85) +
    cloud(a, 84 + 4 * a.osc(1), 290 + 14 * (v % 3), 140, 52, '#fff1ee', '#f3a9b4', { swirl: '#e58ba0', op: 0.95 }) +
    cloud(a, 402 - 4 * a.osc(1), 240 + 12 * (v % 4), 140, 54, '#fff1ee', '#f3a9b4', { swirl: '#e58ba0', op: 0.95 }) +
    path('M20 560Q90 520 170 540T330 528T470 548V700H20Z', a.v('#f6b3b6', '#e58ba0')) +
    ink('M20 588Q80 572 160 582T320 580T460 586V700H20Z', a.v('#fff0ea', '#ffc3c0', '#f294a2'), '#c9647c', 2.4) +
    ripple +
    stroke('M60 604h26M380 606h40M210 670h40M70 650h24M392 662h30', '#fff', 2.4, { opacity: 0.7 })
  )
}

/** The cool taro night. */
function swords(a: Art, v: number): string {
  const right = v % 2 === 0
  const mx = right ? 344 : 138
  return (
    sky(a, '#1d1645', '#3b2d7c', '#6d59b0', '#a795d8', '#e6dcf6') +
    stars(a, 40, 46, 440, 420, 60, `s${v}`, { big: 9, avoid: [[mx, 150, 60]] }) +
    halo(a, 240, 340, 280, '#f4ecff', '#a98af0', 0.7) +
    halo(a, mx, 150, 110, '#fff0cf', '#b796f0', 0.8) +
    path(crescentD(mx, 150, 36, 0.42, 0.84), a.v('#fff6d8', '#f7c263'), {
      stroke: '#8a6aa8',
      'stroke-width': 2,
      transform: `rotate(${right ? 160 : -28} ${mx} 150)`,
    }) +
    mountain(a, 120, 580, 260, 180, '#6c58ac', '#a28fd6') +
    mountain(a, 376, 590, 250, 164, '#6c58ac', '#a28fd6') +
    cloud(a, 92 + 5 * a.osc(1), 430, 160, 54, '#f2eaff', '#a891dc', { swirl: '#8f76c8', op: 0.9 }) +
    cloud(a, 398 - 5 * a.osc(1), 396 + 10 * (v % 3), 150, 52, '#f2eaff', '#a891dc', { swirl: '#8f76c8', op: 0.9 }) +
    path('M20 580Q130 546 240 566T470 562V700H20Z', a.v('#a794dc', '#6a56ac')) +
    path('M20 624Q150 596 260 614T470 612V700H20Z', a.v('#c0b0ea', '#7d69bc')) +
    dust(40, 590, 440, 672, 80, `sd${v}`, '#f0e8ff', 0.35) +
    grass(46, 434, 640, 16, `sg${v}`, '#6f5bb0', 9, 22)
  )
}

/** The matcha garden in the morning. */
function pentacles(a: Art, v: number): string {
  return (
    sky(a, '#233450', '#3f6470', '#86a982', '#d8d69a', '#fdf0c6') +
    stars(a, 40, 50, 440, 260, 40, `p${v}`, { big: 7, colors: ['#fffaf0', '#fff0c0', '#dff0c8'] }) +
    halo(a, 240, 320, 300, '#fff6d0', '#c6e09a', 0.85) +
    mountain(a, 104 + 10 * (v % 4), 560, 240, 170, '#6f9484', '#c6d098') +
    mountain(a, 380 - 8 * (v % 3), 560, 250, 180, '#6f9484', '#c6d098') +
    cloud(a, 96 + 4 * a.osc(1), 320 + 12 * (v % 3), 130, 46, '#fbfbe8', '#c9d9a6', { swirl: '#9db884' }) +
    cloud(a, 392 - 4 * a.osc(1), 290 + 14 * (v % 4), 130, 46, '#fbfbe8', '#c9d9a6', { swirl: '#9db884' }) +
    path('M20 550Q130 510 240 534T470 538V700H20Z', a.v('#b9d188', '#7fa35f')) +
    path('M20 606Q130 574 240 594T470 600V700H20Z', a.v('#c6dc98', '#7da35c')) +
    dust(40, 600, 440, 674, 70, `pd${v}`, '#4f7040', 0.35) +
    grass(44, 440, 640, 20, `pg${v}`, '#5f8a48', 10, 24) +
    flowers(
      [
        [66, 650],
        [124, 662],
        [196, 652],
        [286, 660],
        [352, 648],
        [414, 660],
      ],
      ['#fff', C.berryPale, '#fff0b8', C.taroPale],
      7.5,
      '#5f8a48',
    )
  )
}

const LANDS = { wands, cups, swords, pentacles }

/** Sky, land and a few twinkling stars of a suit; `variant` shifts sun, moon, mountains and clouds. */
export const backdrop = (a: Art, suit: Suit, variant: number): string =>
  LANDS[suit](a, variant) + twinkles(a, `${suit}${variant}`, 6)
