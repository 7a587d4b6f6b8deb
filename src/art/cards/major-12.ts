import { pup, sprite } from '../kit/animals.ts'
import { cup, steam } from '../kit/boba.ts'
import { beams, cloud, dust, halo, leafD, pearl } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, flowers, grass, mountain } from '../kit/scenery.ts'
import { puffD, spiralD, starD } from '../kit/shapes.ts'
import { at, each, ink, limb, n, path, spin, stroke } from '../kit/svg.ts'
import { L, majorScene, ring, sparkles } from '../suits/majors.ts'

const BARK: [string, string, string] = ['#dba878', '#b07a54', '#84553f']

/** The Hanged Man rests head down from a living T of wood; a pearl and a pup try it too. */
export default majorScene(
  12,
  ['#2c4a7a', '#5a8cae', '#a4cfbe', '#e4e8b8', '#fff4d0'],
  '#10202a',
  (a) => {
    const swing = 1.6 * a.osc(1)
    return (
      beams(a, 240, 478, 460, 22, '#fff9d8', 0.16) +
      cloud(a, 96 + 4 * a.osc(1), 352, 140, 50, '#fdfdf2', '#c4dcc4', { swirl: '#9cc0ac' }) +
      cloud(a, 398 - 4 * a.osc(1), 318, 130, 46, '#fdfdf2', '#c4dcc4', { swirl: '#9cc0ac' }) +
      mountain(a, 100, 590, 240, 170, '#7fa8b0', '#cfe0b4') +
      mountain(a, 388, 590, 240, 190, '#7fa8b0', '#cfe0b4') +
      mountain(a, 300, 596, 160, 100, '#94bab0', '#dbe6ba') +
      path('M20 560Q120 520 240 548T470 540V700H20Z', a.v('#cfe09a', '#93b96e')) +
      stroke('M40 574Q140 540 240 562T450 560M40 592Q150 560 250 582T450 578', '#7fa860', 3, { opacity: 0.5 }) +
      // trunk and crossbeam grow from one piece of living wood
      ink('M198 700C216 640 214 560 216 460V150H264V460C266 560 264 640 282 700Z', a.h(...BARK), L, 2.9) +
      stroke('M230 250V330M250 210V300M232 380V430M248 540V620M230 560V600M254 400V450', '#7a4a38', 2.4, {
        opacity: 0.5,
      }) +
      ink(
        'M58 186C52 164 66 150 86 152C130 142 180 146 214 132C226 118 254 118 266 132C300 146 350 142 394 152C414 150 428 164 422 186C414 198 396 194 386 190C340 184 300 190 264 194H216C180 190 140 184 94 190C84 194 66 198 58 186Z',
        a.v('#e6b98a', '#b9825c', '#8f5f48'),
        L,
        2.9,
      ) +
      stroke(
        'M92 172Q150 160 210 166M276 166Q330 160 390 172M110 182Q150 174 190 178M300 178Q330 174 360 180',
        '#7a4a38',
        2.4,
        { opacity: 0.5 },
      ) +
      stroke(spiralD(240, 160, 15, 1.2, 1, 1), '#7a4a38', 2.6, { opacity: 0.65 }) +
      each(
        [
          [70, 158, -120],
          [96, 148, -70],
          [132, 146, -100],
          [170, 144, -60],
          [206, 132, -120],
          [240, 124, -90],
          [272, 132, -60],
          [312, 144, -110],
          [350, 146, -75],
          [388, 148, -105],
          [412, 158, -50],
          [66, 190, 130],
          [112, 190, 70],
          [416, 190, 60],
          [352, 190, 100],
          [176, 192, 80],
        ],
        ([x, y, r], i) =>
          ink(leafD(0, 0, 34 - (i % 3) * 4, 14), a.v(i % 2 ? '#e0efae' : '#c9e096', '#86ad63'), '#4f7040', 2.1, {
            transform: `translate(${x} ${y}) rotate(${n(r + 3 * a.osc(1, i * 0.13))})`,
          }),
      ) +
      each(
        [
          [120, 136],
          [296, 134],
          [372, 138],
        ],
        ([x, y], i) => pearl(a, x, y, 8, i % 2 ? ['#ffd2cd', '#f08f8f', '#b84a5c'] : undefined),
      ) +
      halo(a, 240, 478, 150, '#fff8d0', '#ffd88a', 0.95) +
      spin(
        240,
        184,
        swing,
        path(starD(240, 486, 104, 16, 0.86), '#ffe39a', { opacity: 0.75 }) +
          path(starD(240, 486, 92, 16, 0.9), '#fff6cf', { opacity: 0.95 }) +
          ring(240, 486, 112, '#fffbe6') +
          at(
            240,
            472,
            1.24,
            180,
            // the free leg crosses behind the straight one
            limb('M16 140C34 158 54 168 62 184C50 196 26 196 6 194', '#d9606f', 17, L, 2.4) +
              ink('M8 184Q-12 180 -16 194Q-14 206 4 206Q12 204 12 198Z', a.v('#ffd98a', '#e0a045'), L, 2.4) +
              limb('M-10 140C-8 170 -4 190 -2 206', '#e06f78', 17, L, 2.4) +
              ink('M-14 204H10Q14 222 8 232Q-4 236 -14 230Q-18 216 -14 204Z', a.v('#e0a045', '#ffd98a'), L, 2.4),
            person(a, {
              hair: 'short',
              hairColor: ['#f3cf8a', '#c98a4c'],
              robe: ['#9cc4f4', '#5f86cc'],
              trim: '#3f5fa8',
              trimY: 132,
              lace: '#eaf4ff',
              line: L,
              lw: 2.4,
              armL: 'M-24 58C-48 66 -58 84 -40 100',
              armR: 'M24 58C48 66 58 84 40 100',
              hands: false,
              sleeve: '#b9d6fa',
              face: { eyes: 'closed', mouth: 'smile', blush: 0.8 },
              // hair obeys the earth, not the figure
              behindHair: ink(
                'M-50 -16C-66 -42 -52 -74 -38 -88C-36 -76 -30 -72 -24 -84C-20 -96 -8 -104 0 -108C2 -96 8 -88 16 -86C22 -92 32 -96 40 -92C40 -80 66 -46 50 -16Z',
                a.v('#f6d89a', '#c98a4c'),
                L,
                2.4,
              ),
              front:
                ink('M-26 42Q0 58 26 42L18 60L0 68L-18 60Z', a.v('#fff6e0', '#ffd98a'), L, 2.2) +
                ink('M-46 98Q0 108 46 98L50 112Q0 122 -50 112Z', a.v('#ffe0a0', '#e9a545'), L, 2.2) +
                path(starD(0, 108, 7), '#fff6dc'),
            }),
          ) +
          // the loop that holds one foot
          stroke('M240 182V192', L, 8) +
          ink('M222 190Q240 182 258 190V206Q240 212 222 206Z', a.v('#fff3dc', '#e0c09a'), L, 2.4) +
          stroke('M226 197H254', '#b9825c', 2),
      ) +
      // a pearl hangs beside him for company
      spin(
        366,
        186,
        -4 * a.osc(1, 0.15),
        stroke('M366 184V247', L, 5) + stroke('M366 184V247', '#fff3dc', 2.2),
        at(
          366,
          282,
          0.8,
          180,
          sprite(a, {
            r: 36,
            line: '#2f1820',
            face: { eyes: 'happy', mouth: 'smile' },
            armL: 'M-30 8Q-48 -4 -46 -24',
            armR: 'M30 8Q48 -4 46 -24',
          }),
        ),
      ) +
      butterfly(a, 112, 296 + 6 * a.osc(1, 0.3), 0.95, -12, ['#fff4d8', '#f6b64f'], '#8a5a2c') +
      path('M20 622Q120 596 220 616T470 606V700H20Z', a.v('#c3dc8f', '#7fab60')) +
      dust(40, 622, 440, 672, 70, 'hm', '#55833f', 0.35) +
      path(puffD(410, 632, 44, 28, 8), a.v('#b4d488', '#6f9a58')) +
      stroke(spiralD(402, 630, 11, 1, 1, 2.4), '#eaf6c4', 2.6, { opacity: 0.7 }) +
      grass(44, 440, 648, 24, 'hm2', '#5f8a48', 10, 20) +
      steam(a, 372, 562, 40, '#fffaf0', 2) +
      at(
        372,
        650,
        0.66,
        0,
        cup(a, { tea: 'matcha', straw: false, lid: false, line: L, lw: 3.6, face: { eyes: 'happy', mouth: 'open' } }),
      ) +
      // a pup tries the same
      at(
        112,
        562 + 1.5 * a.osc(1, 0.4),
        0.78,
        176,
        pup(a, {
          line: L,
          up: 4 + 2 * a.osc(1),
          face: { eyes: 'happy', mouth: 'w' },
          collar: C.berryDeep,
          tail: 14 * a.osc(1),
        }),
      ) +
      flowers(
        [
          [60, 646],
          [176, 654],
          [302, 652],
          [344, 640],
          [386, 660],
          [240, 662],
        ],
        ['#fff', C.berryPale, '#ffe2a0'],
        8,
        '#5f8a48',
      ) +
      sparkles(a, [
        [146, 420],
        [338, 400],
        [152, 516],
        [330, 540],
      ])
    )
  },
  22,
)
