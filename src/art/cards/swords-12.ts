import { sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { dust, halo } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, spin, stroke, times } from '../kit/svg.ts'
import {
  bird,
  cypress,
  EDGE,
  glints,
  gust,
  horse,
  LINE as L,
  puff,
  SILVER,
  sword,
  TARO,
  tornCloud,
  turned,
} from '../suits/swords.ts'

/** Knight of Swords: a knight charges through the storm on a milk-white horse; his pearl squire clings to the cape. */
export default function knightOfSwords(t: number): string {
  const a = new Art('s12', t)
  const gallop = 4 * a.osc(1)
  const w = 6 * a.osc(1, 0.2)
  const rain = times(13, (i) => {
    const u = a.saw(1, (i * 0.377) % 1)
    const x = 60 + ((i * 83) % 400) + 60 * u
    const y = 90 + ((i * 47) % 120) + u * 260
    return stroke(`M${n(x)} ${n(y)}l12 24`, '#e2d8ff', 2.2, { opacity: n(0.55 * Math.sin(Math.PI * u)) })
  })
  const clod = (x: number, y: number, r: number, p: number) =>
    circle(x + 4 * a.osc(1, p), y - 5 * a.osc01(1, p), r, '#8a76c4', { stroke: L, 'stroke-width': 1.8 })
  return frame(
    a,
    { suit: 'swords', mark: 'knight', edge: EDGE },
    sky(a, '#1d1846', '#3b3478', '#645a9f', '#9d8cc0', '#e0bccb', '#e0bccb') +
      halo(a, 120, 330, 280, '#fff0e6', '#c69be0', 0.8) +
      // lightning far away
      halo(a, 386, 210, 120, '#fff6d8', '#c9a6f6', 0.6 + 0.25 * a.osc01(1, 0.4)) +
      path('M396 128L364 204L382 206L356 276L410 190L390 188L418 132Z', a.v('#fffbe8', '#ffd98a'), {
        stroke: '#a982d8',
        'stroke-width': 2.4,
        'stroke-linejoin': 'round',
      }) +
      tornCloud(a, 330, 148, 270, 1, ['#a79cda', '#4a4090'], '#d9d0f6') +
      tornCloud(a, 140, 130, 230, 1, ['#8d80c8', '#3f367f'], '#c9bdf0') +
      tornCloud(a, 90, 214, 200, 1, ['#c9bde8', '#6a5dae'], '#efe8ff', 0.95) +
      tornCloud(a, 392, 300, 180, 1, ['#d3c6ec', '#8073bd'], '#efe8ff', 0.9) +
      tornCloud(a, 250, 92, 180, 1, ['#b5a9e0', '#564b9c'], '#e2d8ff', 0.9) +
      tornCloud(a, 330, 392, 210, 1, ['#efdfee', '#b3a0d0'], '#9484c4', 0.85) +
      gust(a, 60, 296, 96, 0.2, '#fff', 0.55) +
      gust(a, 300, 250, 110, 0.6, '#fff', 0.5) +
      gust(a, 330, 470, 90, 0.9, '#fff', 0.55) +
      rain +
      bird(a, 206, 236, 0.56, 0.2, L) +
      bird(a, 250, 206, 0.42, 0.6, L) +
      // hills and bent trees
      path('M20 500Q90 456 180 484T340 476T470 492V700H20Z', a.v('#8577bf', '#5c4fa2')) +
      path('M20 580Q140 544 250 566T470 556V700H20Z', a.v('#a595d6', '#6f5fb2')) +
      path('M20 640Q140 606 250 626T470 616V700H20Z', a.v('#c0b0e4', '#7f6fc0')) +
      cypress(a, 60, 654, 116, 46, ['#8fa9c0', '#4f5f96'], L, 0) +
      cypress(a, 98, 662, 78, 34, ['#9cb4c6', '#5a6aa0'], L, 0.3) +
      cypress(a, 398, 604, 84, 32, ['#8fa9c0', '#4f5f96'], L, 0.6) +
      dust(40, 580, 440, 672, 120, 's12', '#f0e8ff', 0.35) +
      stroke(
        times(22, (i) => {
          const x = 50 + i * 18
          const y = 600 + ((i * 41) % 66)
          return `M${x} ${y}q6 -7 16 -8M${x - 3} ${y}q3 -9 12 -13`
        }),
        '#5a4aa0',
        2.2,
        { opacity: 0.75 },
      ) +
      oval(236, 634, 150, 13, '#2b2160', { opacity: 0.3 }) +
      halo(a, 236, 380, 220, '#f6ecff', '#a98af0', 0.6) +
      at(
        246,
        508 - gallop,
        1,
        3,
        // cape
        ink(
          `M-6 -104C40 -120 84 -96 ${n(128 + w)} -114C${n(122 + w)} -96 ${n(130 + w)} -88 ${n(152 + w)} -82C${n(124 + w)} -66 ${n(116 + w)} -58 ${n(132 + w)} -40C96 -34 50 -44 14 -46Z`,
          a.h('#d9606f', '#f39aa0', '#e07684'),
          L,
          2.5,
        ),
        stroke(`M14 -92C50 -100 84 -82 ${n(122 + w)} -94M20 -70C56 -76 84 -60 ${n(116 + w)} -66`, '#ffd9d6', 2.4, {
          opacity: 0.75,
        }),
        // the squire
        at(
          152 + w,
          -72,
          0.84,
          24 + w,
          sprite(a, {
            r: 28,
            base: TARO,
            line: '#33245c',
            legD: 'M-6 22Q8 34 26 30M8 20Q24 26 38 20',
            armL: 'M-18 -12Q-28 -20 -38 -16',
            armR: 'M-10 18Q-26 24 -36 14',
            face: { eyes: 'round', mouth: 'o' },
            hat:
              ink('M-27 -8C-28 -40 28 -40 27 -8Q0 -20 -27 -8Z', a.v('#ffffff', '#a99bd6'), '#33245c', 2.3) +
              stroke('M0 -32V-40', '#33245c', 3.4),
          }),
        ),
        horse(
          a,
          ink(
            'M-34 -48C-40 -18 -36 14 -28 38C-4 44 30 44 52 38C58 12 56 -20 48 -46Q8 -60 -34 -48Z',
            a.v('#b79ae8', '#7f60c4'),
            L,
            2.5,
          ) +
            stroke('M-34 24Q10 40 54 24', '#ffe08f', 4) +
            each(
              [
                [-16, 4],
                [14, 10],
                [40, 2],
              ],
              ([x, y]) => path(starD(x, y, 8), '#ffe9b0', { stroke: L, 'stroke-width': 1.6 }),
            ) +
            stroke('M-157 -94Q-145 -70 -150 -46M-86 -126C-88 -98 -106 -72 -149 -60', '#d9606f', 4) +
            stroke('M-149 -60C-112 -18 -60 -34 -20 -62', '#d9606f', 4) +
            circle(-149, -60, 5, '#ffe08f', { stroke: L, 'stroke-width': 1.8 }),
        ),
        // the rider's leg
        limb('M14 -44C2 -26 -8 -12 -10 12', '#cfc4ee', 22, L, 2.4),
        ink('M-24 10L4 12L4 26Q-20 32 -36 24Q-34 14 -24 10Z', a.v(...SILVER), L, 2.4),
        at(
          4,
          -158,
          1,
          -9,
          person(a, {
            hair: 'short',
            hairColor: ['#8a5a4a', '#55342f'],
            robe: ['#ffffff', '#b3a6dc'],
            trim: '#7f60c4',
            lace: '#efe6ff',
            trimY: 104,
            line: L,
            lw: 2.5,
            bodyD: 'M-22 38C-34 46 -44 84 -46 112Q-46 120 -38 121Q0 127 38 121Q46 120 46 112C44 84 34 46 22 38Z',
            front:
              ink('M-34 52Q0 66 34 52L38 88Q0 106 -38 88Z', a.h('#ffffff', '#d9d0f4', '#a598d4'), L, 2.3) +
              path(starD(0, 76, 11), '#ffd98a', { stroke: L, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }) +
              ink('M-30 38Q0 58 30 38Q36 50 26 57Q0 70 -26 57Q-36 50 -30 38Z', a.v('#f39aa0', '#d9606f'), L, 2.2),
            armR: 'M26 62C38 84 14 104 -22 100',
            sleeve: '#d6cdf2',
            cuff: '#ffe08f',
            ...turned(
              a,
              -9,
              { eyes: 'big', mouth: 'open', brow: 'angry', look: [-2.5, 0], blush: 0.8, iris: ['#4a3588', '#a98bea'] },
              ink(
                'M-58 4C-66 -46 -34 -68 0 -68C34 -68 66 -46 58 4L46 10C50 -18 34 -36 0 -36C-34 -36 -50 -18 -46 10Z',
                a.v(...SILVER),
                L,
                2.5,
              ) +
                stroke('M-50 -24Q0 -58 50 -24', '#8f7ccb', 2, { opacity: 0.7 }) +
                stroke('M-36 -48C-24 -58 -12 -60 0 -60', '#fff', 4) +
                ink('M-50 -34Q0 -70 50 -34L48 -24Q0 -56 -48 -24Z', a.v('#fff1bd', '#f0b354'), L, 2.2) +
                circle(0, -50, 5, '#b597ec', { stroke: L, 'stroke-width': 1.8 }) +
                spin(
                  4,
                  -66,
                  w,
                  ink(
                    'M-6 -62C0 -92 32 -108 62 -98C56 -92 60 -86 74 -84C60 -74 62 -66 76 -58C50 -50 24 -50 6 -60Z',
                    a.h('#d9606f', '#f7a9ad'),
                    L,
                    2.4,
                  ),
                  stroke('M6 -68C22 -84 40 -90 54 -88M12 -64C30 -72 48 -72 62 -70', '#ffe1de', 2.2, { opacity: 0.8 }),
                ),
            ),
          }),
        ),
        // sword arm
        spin(
          -20,
          -96,
          2.5 * a.osc(1, 0.1),
          at(-78, -128, 1, -38, sword(a, 176, { w: 10 })),
          limb('M-24 -92C-44 -92 -54 -96 -62 -106', '#d6cdf2', 19, L, 2.5),
          limb('M-60 -96L-52 -106', '#ffe08f', 8, L, 2.2),
          circle(-65, -111, 11, '#ffe6d2', { stroke: L, 'stroke-width': 2.4 }),
        ),
      ) +
      clod(350, 616, 6, 0) +
      clod(380, 596, 4.5, 0.3) +
      clod(336, 640, 4.5, 0.6) +
      clod(406, 624, 5, 0.8) +
      puff(a, 352, 652, 40, ['#fbf6ff', '#c6b8ee']) +
      puff(a, 420, 664, 46, ['#fbf6ff', '#c6b8ee']) +
      puff(a, 84, 676, 54, ['#fbf6ff', '#c6b8ee']) +
      puff(a, 210, 690, 44, ['#fbf6ff', '#c6b8ee']) +
      glints(a, [
        [84, 170, 0],
        [214, 176, 0.4],
        [300, 330, 0.7],
        [60, 380, 0.2],
        [420, 400, 0.55],
      ]),
  )
}
