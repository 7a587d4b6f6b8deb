import { bunny, pup } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, leafD, sparkle, stars, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { flowers, grass, mountain, sky, tree } from '../kit/scenery.ts'
import { Art, at, each, ink, n, path, rng, stroke, times } from '../kit/svg.ts'
import { castle, EDGE, foam, house, LINE as L, wand } from '../suits/wands.ts'

/** Eight of Wands: eight wands fly like comets over a river valley; a bunny and a pup reach for the letter that comes with them. */
export default (t: number): string => {
  const a = new Art('w08', t)
  const r = rng('w08')
  // one unit vector for the whole volley, so that the eight read as one movement
  const comet = (x: number, y: number, length: number, ph: number) =>
    at(
      x + 3 * a.osc(1, ph),
      y + 2 * a.osc(1, ph),
      1,
      124,
      path(
        `M-7 ${length * 0.4}Q-12 ${length * 0.8} -2 ${length * 1.05}Q0 ${length * 0.9} 3 ${length * 1.12}Q12 ${length * 0.8} 7 ${length * 0.4}Z`,
        a.lin([
          [0, '#ffe9b0', 0.85],
          [1, '#ffb47a', 0],
        ]),
      ),
      stroke(`M-13 ${length * 0.3}v${length * 0.3}M14 ${length * 0.2}v${length * 0.36}`, '#fff3d4', 2.2, {
        opacity: 0.7,
      }),
      wand(a, length, { w: 7.6, leaves: 4, ph, ember: 1.3 }),
    )
  const sparks = times(12, (i) => {
    const u = a.saw(1, i / 12),
      x = 90 + 320 * r() - 60 * u,
      y = 110 + 270 * r() - 40 * u
    return sparkle(x, y, 3 + 4 * r(), i % 2 ? '#fff6d8' : '#ffd08a', Math.sin(Math.PI * u))
  })
  const fallingLeaf = times(6, (i) => {
    const u = a.saw(1, i / 6),
      x = 110 + i * 50 + 14 * Math.sin(u * 7)
    return path(leafD(-8, 0, 16, 7), i % 2 ? '#b9d07e' : '#f6b064', {
      opacity: n(Math.sin(Math.PI * u)),
      transform: `translate(${n(x)} ${n(390 + 110 * u)}) rotate(${n(200 * u + i * 50)})`,
    })
  })
  const teaRow = (d: string, w: number) =>
    stroke(d, '#6f9a52', w + 2, { 'stroke-dasharray': `0.1 ${n(w * 0.92)}` }) +
    stroke(d, '#b4cf86', w - 2, { 'stroke-dasharray': `0.1 ${n(w * 0.92)}`, transform: 'translate(0 -2)' })
  return frame(
    a,
    { suit: 'wands', mark: 8, edge: EDGE },
    sky(a, '#4b57ac', '#8f86cf', '#e8a2b4', '#ffc79a', '#fff1c8') +
      stars(a, 40, 50, 440, 250, 40, 'w08', { big: 6 }) +
      sun(a, 366, 456, 60, {
        rays: 28,
        len: 0.5,
        turn: 0,
        core: ['#fffbe8', '#ffdc90'],
        glow: ['#fff2c0', '#ffa884'],
      }) +
      cloud(a, 104, 164, 150, 54, '#fff4f2', '#d9b2d4', { swirl: '#b993c4' }) +
      cloud(a, 380, 236, 170, 60, '#fff6f0', '#efb6b8', { swirl: '#d9929c' }) +
      cloud(a, 92, 344, 160, 56, '#fff8ee', '#fbc4a4', { swirl: '#e8a07c' }) +
      cloud(a, 336, 408, 130, 40, '#fff8ee', '#fbc4a4', { swirl: '#e8a07c' }) +
      mountain(a, 92, 560, 220, 124, '#a58ac4', '#f3b49c') +
      mountain(a, 400, 560, 190, 76, '#b68cc0', '#f8bf9c') +
      mountain(a, 230, 560, 170, 70, '#c79abf', '#f8c4a0') +
      path('M20 540Q130 506 250 530T470 526V700H20Z', a.v('#e6df9a', '#bccb78')) +
      castle(a, 104, 538, 0.48) +
      house(a, 300, 548, 0.7, ['#ffd0bc', '#e5785c']) +
      house(a, 334, 552, 0.56, ['#fff0b4', '#f0b04e']) +
      tree(a, 402, 562, 0.3, ['#ffe2ae', '#f39a5c'], '#b0602f') +
      tree(a, 430, 570, 0.36, ['#dcecaa', '#93bb69'], '#55783f') +
      tree(a, 50, 566, 0.34, ['#ffe2ae', '#f39a5c'], '#b0602f') +
      path('M20 588Q150 552 262 578T470 570V700H20Z', a.v('#d3dc8e', '#93b562')) +
      // tea rows on the slopes
      teaRow('M36 590Q90 566 160 566', 12) +
      teaRow('M34 612Q80 586 150 586', 13) +
      teaRow('M330 586Q390 572 450 588', 12) +
      teaRow('M350 608Q400 592 450 606', 13) +
      ink(
        'M232 552C290 562 296 574 230 588C160 602 156 622 226 640C280 656 268 680 220 700H400C416 664 350 644 300 630C246 614 256 606 300 594C352 578 330 560 240 551Z',
        a.v('#fff0dc', '#ffc894', '#f3a066'),
        L,
        2.3,
      ) +
      stroke(
        'M210 604q18 -8 36 -8M226 626q22 6 38 8M312 650q20 6 28 14M290 686q20 -8 40 -6M262 566q12 -2 22 2',
        '#fff',
        2.6,
        {
          opacity: 0.85,
          transform: `translate(${n(3 * a.osc(1))} 0)`,
        },
      ) +
      dust(40, 570, 440, 674, 90, 'w08', '#6f8a3c', 0.35) +
      grass(44, 180, 644, 16, 'w08', '#7a9a50', 9, 20) +
      grass(370, 440, 630, 9, 'w08b', '#7a9a50', 9, 20) +
      each(
        [
          [-126, -26],
          [-90, 44],
          [-54, -52],
          [-18, 38],
          [18, -44],
          [54, 46],
          [90, -40],
          [126, 40],
        ],
        ([lane, ahead], i) =>
          comet(240 + ahead * 0.83 - lane * 0.56, 258 + ahead * 0.56 + lane * 0.83, 172, (i * 3) / 8),
      ) +
      sparks +
      fallingLeaf +
      // the letter
      at(
        206,
        478 + 4 * a.osc(1, 0.3),
        1,
        -12 + 4 * a.osc(1),
        ink('M-26 -17H26V17H-26Z', a.v('#fffdf6', '#ffe6c4'), L, 2.6),
        stroke('M-26 -17L0 4L26 -17M-26 17L-8 -2M26 17L8 -2', L, 2),
        ink('M0 8C-9 1 -7 -7 0 -3C7 -7 9 1 0 8Z', '#e8637a', L, 1.6),
        stroke('M-34 -8h-14M-33 4h-20', '#fff6dc', 2.4, { opacity: 0.8 }),
      ) +
      flowers(
        [
          [60, 636],
          [110, 626],
          [158, 652],
          [412, 628],
          [430, 652],
        ],
        ['#fff', C.berryPale, '#fff0b8', C.taroPale],
        8,
        '#7a9a50',
      ) +
      at(
        104,
        662,
        0.84,
        4,
        bunny(a, { line: L, face: { eyes: 'happy', mouth: 'open', look: [2, -2], blink: false } }),
      ) +
      at(396, 664, 0.82, -6, pup(a, { line: L, collar: C.berryDeep, face: { look: [-2, -3] }, up: -8 })) +
      foam(a, [
        [60, 680, 38],
        [180, 688, 30],
        [436, 684, 34],
      ]),
  )
}
