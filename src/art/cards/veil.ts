import { cup, steam } from '../kit/boba.ts'
import { frame } from '../kit/frame.ts'
import { cloud, halo, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { foamBank, sky } from '../kit/scenery.ts'
import { crescentD } from '../kit/shapes.ts'
import { Art, at, circle, path } from '../kit/svg.ts'

/** A card of a deck this app does not know: a covered cup under the moon. */
export function veil(t: number): string {
  const a = new Art('veil', t)
  return frame(
    a,
    { suit: 'major', mark: 'veil', edge: '#0d0722' },
    sky(a, '#1b1122', '#35233f', '#634465', '#a8707a', '#f0c0a0') +
      stars(a, 40, 46, 440, 520, 80, 'veil', { big: 12 }) +
      halo(a, 240, 360, 290, '#ffe2b0', '#b07ac0', 0.9) +
      [150, 182]
        .map((r, i) =>
          circle(240, 350, r, 'none', {
            stroke: '#fff3dc',
            'stroke-width': i ? 1.2 : 2,
            'stroke-dasharray': i ? '0.1 9.32' : '',
            'stroke-linecap': 'round',
            opacity: 0.6,
          }),
        )
        .join('') +
      `<g transform="rotate(-90 240 340)">${path(
        crescentD(240, 340, 118, 0.3, 0.9),
        a.lin(
          [
            [0, '#fff3cc'],
            [0.5, '#f6c667'],
            [1, '#c98a3c'],
          ],
          0,
          0,
          1,
          1,
        ),
        { stroke: '#8a5638', 'stroke-width': 2 },
      )}</g>` +
      steam(a, 240, 236, 120, '#fff0da') +
      at(
        240,
        444,
        1.5,
        0,
        cup(a, {
          tea: 'milk',
          straw: false,
          lid: true,
          line: C.ink,
          lw: 2.6,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.8 },
        }),
      ) +
      cloud(a, 96, 560, 190, 64, '#fff0e4', '#d9a58c', { swirl: '#b97d6a' }) +
      cloud(a, 392, 566, 200, 70, '#fff0e4', '#d9a58c', { swirl: '#b97d6a' }) +
      foamBank(a, 676, '#fff6e8', '#f0c8a0', '#c9946c') +
      [
        [130, 210],
        [350, 214],
        [110, 420],
        [372, 416],
        [240, 130],
      ]
        .map(([x = 0, y = 0], i) => sparkle(x, y, 8 + 4 * a.osc01(1, i * 0.2), '#fff6dc', 0.95))
        .join(''),
  )
}
