import { face, type FaceOpt } from '../kit/face.ts'
import { halo, leafD, pearl, sparkle } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { flowers, grass } from '../kit/scenery.ts'
import { puffD, spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, ink, limb, n, oval, path, rect, rng, spin, stroke, times } from '../kit/svg.ts'

type Pair = [string, string]

/** Ink of the matcha garden, and of its leaves. */
export const LINE = '#4f3730'
export const LEAF = '#4f7040'
/** Colour of the soft shade along the window's edge. */
export const EDGE = '#132018'
/** Petals that grow in the matcha garden. */
export const BLOOMS: string[] = ['#fff', C.berryPale, '#fff0b8', C.taroPale]

/** The gold star coin of the suit around 0,0, radius r, with a face in its star if one is given. */
export const coin = (a: Art, r: number, mood?: FaceOpt): string =>
  circle(
    0,
    0,
    r,
    a.rad(
      [
        [0, '#fff8dc'],
        [0.6, '#ffdf8f'],
        [1, '#efa945'],
      ],
      0.4,
      0.35,
      0.7,
    ),
    { stroke: LINE, 'stroke-width': Math.min(2.9, 1.7 + r * 0.025) },
  ) +
  circle(0, 0, r * 0.83, 'none', { stroke: '#b9782f', 'stroke-width': Math.max(1.1, r * 0.034) }) +
  (r < 34
    ? ''
    : circle(0, 0, r * 0.915, 'none', {
        stroke: '#b9782f',
        'stroke-width': r * 0.038,
        'stroke-dasharray': `0.1 ${((Math.PI * 2 * r * 0.915) / 40 - 0.1).toFixed(3)}`,
        'stroke-linecap': 'round',
      })) +
  ink(starD(0, r * 0.04, r * 0.66, 5, 0.5), a.v('#fffdf0', '#ffe7a6'), '#b9782f', Math.max(1.6, r * 0.056)) +
  (mood
    ? at(0, r * 0.05, r / 84, 0, face(a, mood))
    : path(starD(0, r * 0.04, r * 0.24), '#efa945', { opacity: 0.55 })) +
  stroke(
    `M${n(-r * 0.7)} ${n(-r * 0.44)}A${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(-r * 0.12)} ${n(-r * 0.82)}`,
    '#fff',
    Math.max(2.2, r * 0.095),
    { opacity: 0.85 },
  )

/** A coin at x, y in its own warm light, bobbing when a phase in turns is given. */
export const shiningCoin = (a: Art, x: number, y: number, r: number, phase?: number, mood?: FaceOpt): string =>
  at(
    x,
    y + (phase === undefined ? 0 : 2 * a.osc(1, phase)),
    1,
    0,
    halo(a, 0, 0, r * 1.85, '#ffe9a0', '#ffd07a', 0.8),
    coin(a, r, mood),
  )

/** Four-point stars that twinkle at the given points. */
export const twinkles = (a: Art, points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => sparkle(x, y, 5 + 4 * a.osc01(1, i * 0.37), '#fffbe0', 0.95)).join('')

/** One garden leaf that starts at x, y, turned by deg, `size` long. */
export const leaf = (
  a: Art,
  x: number,
  y: number,
  deg: number,
  size = 26,
  fill: Pair = ['#d2e6a4', '#7fa860'],
): string =>
  ink(leafD(0, 0, size, size * 0.44), a.v(...fill), LEAF, 2, {
    transform: `translate(${n(x)} ${n(y)}) rotate(${n(deg)})`,
  })

/** Leafy mass around x, y with milk swirls, half axes rx and ry. */
export const bush = (
  a: Art,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: [string, string, ...string[]] = ['#d2e6a4', '#86ad63'],
  bumps = 9,
): string =>
  ink(puffD(x, y, rx, ry, bumps, 0.3), a.v(...fill), LEAF, 2.4) +
  stroke(spiralD(x - rx * 0.3, y - ry * 0.2, Math.min(rx, ry) * 0.26, 1, 1, 2.4), '#fff', 2.4, { opacity: 0.4 }) +
  stroke(spiralD(x + rx * 0.38, y + ry * 0.16, Math.min(rx, ry) * 0.2, 1, -1, 0.4), '#fff', 2.2, { opacity: 0.32 })

/** A bunch of pearl grapes that hangs from x, y. */
export const grapes = (a: Art, x: number, y: number, k: number, shade: [string, string, string]): string =>
  at(
    x,
    y,
    k,
    0,
    stroke('M0 -8V4', '#6d8a48', 3),
    [
      [-11, 6],
      [0, 4],
      [11, 6],
      [-6, 15],
      [6, 15],
      [0, 25],
    ]
      .map(([px = 0, py = 0]) => pearl(a, px, py, 7, shade))
      .join(''),
    leaf(a, 0, -2, -150, 17),
    leaf(a, 0, -2, -32, 17),
  )
/** Taro and matcha grapes. */
export const TARO_GRAPE: [string, string, string] = ['#d9c5fa', '#9a79d8', '#5f459c']
export const MATCHA_PEARL: [string, string, string] = ['#d6e8ac', '#98b972', '#55783f']

/** Foreground lawn from y down: grass, dust-like dots and flowers at seeded places, none within `avoid` (x from–to). */
export function lawn(
  a: Art,
  y: number,
  seed: string,
  o: { fill?: Pair; count?: number; avoid?: [number, number] } = {},
): string {
  const r = rng(seed)
  const [from, to] = o.avoid ?? [0, 0]
  const places: [number, number][] = []
  for (let tries = 0; places.length < (o.count ?? 8) && tries < 200; tries++) {
    const x = 56 + 368 * r()
    const py = y + 22 + (656 - y - 22) * r()
    if ((x > from && x < to) || places.some(([qx, qy]) => Math.hypot(qx - x, (qy - py) * 1.4) < 34)) continue
    places.push([Math.round(x), Math.round(py)])
  }
  places.sort((p, q) => p[1] - q[1])
  return (
    path(
      `M20 ${n(y + 8)}Q130 ${n(y - 20)} 240 ${y}T470 ${n(y + 4)}V700H20Z`,
      a.v(...(o.fill ?? ['#c6dc98', '#7da35c'])),
    ) +
    grass(44, 440, (y + 668) / 2, 26, `${seed}g`, '#5f8a48', 10, (668 - y) / 2 - 8) +
    flowers(places, BLOOMS, 7.5, '#5f8a48')
  )
}

/** A ploughed field between y0 and y1 whose furrows run to the point vx, vy. */
export const ploughed = (a: Art, d: string, y0: number, y1: number, vx: number, vy: number, fill: Pair): string =>
  path(d, a.v(...fill)) +
  a.clip(
    d,
    times(15, (i) => {
      const x = vx + (i - 7) * 92
      const top = vx + ((x - vx) * (y0 - vy)) / (y1 - vy)
      return (
        stroke(`M${n(top)} ${y0}Q${n((top + x) / 2 + 4)} ${n((y0 + y1) / 2)} ${n(x)} ${y1}`, '#7d5a3c', 3, {
          opacity: 0.38,
        }) +
        stroke(`M${n(top + 3)} ${y0}Q${n((top + x) / 2 + 12)} ${n((y0 + y1) / 2)} ${n(x + 14)} ${y1}`, '#fff4d0', 2.4, {
          opacity: 0.4,
        })
      )
    }),
  )

/** A tower that is a cup: w wide at the base, h to its lid; roof is the lid's colour. */
export const cupTower = (
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { wall: Pair; roof: Pair; line?: string; straw?: string; lw?: number; lit?: string },
): string => {
  const top = w * 0.57
  const line = o.line ?? LINE
  const lw = o.lw ?? 2.2
  const window = (wx: number, wy: number) =>
    ink(
      `M${n(wx - w * 0.1)} ${n(wy)}v${n(-w * 0.16)}a${n(w * 0.1)} ${n(w * 0.12)} 0 0 1 ${n(w * 0.2)} 0v${n(w * 0.16)}Z`,
      o.lit ?? '#fff0b8',
      line,
      lw * 0.8,
    )
  return at(
    x,
    y,
    1,
    0,
    o.straw
      ? spin(
          w * 0.12,
          -h,
          13,
          ink(
            `M${n(w * 0.06)} ${n(-h - w * 1.05)}h${n(w * 0.16)}V${n(-h)}h${n(-w * 0.16)}Z`,
            a.h('#fff', o.straw),
            line,
            lw,
          ),
        )
      : '',
    ink(
      `M${n(-top * 0.92)} ${n(-h)}C${n(-top)} ${n(-h - w * 0.66)} ${n(top)} ${n(-h - w * 0.66)} ${n(top * 0.92)} ${n(-h)}Z`,
      a.v(...o.roof),
      line,
      lw,
    ),
    stroke(
      `M${n(-top * 0.55)} ${n(-h - w * 0.18)}Q${n(-top * 0.4)} ${n(-h - w * 0.36)} ${n(-top * 0.05)} ${n(-h - w * 0.4)}`,
      '#fff',
      w * 0.055,
      {
        opacity: 0.65,
      },
    ),
    ink(`M${n(-w / 2)} 0L${n(-top)} ${n(-h)}H${n(top)}L${n(w / 2)} 0Z`, a.h(...o.wall), line, lw),
    path(
      `M${n(-top)} ${n(-h + 3)}v${n(w * 0.14)}q${n(top / 4)} ${n(w * 0.24)} ${n(top / 2)} ${n(w * 0.02)}q${n(top / 4)} ${n(-w * 0.06)} ${n(top / 2)} ${n(w * 0.06)}q${n(top / 4)} ${n(w * 0.2)} ${n(top / 2)} 0q${n(top / 4)} ${n(-w * 0.08)} ${n(top / 2)} ${n(w * 0.04)}v${n(-w * 0.24)}Z`,
      '#fffaf0',
      { opacity: 0.85 },
    ),
    rect(-top * 1.08, -h - w * 0.07, top * 2.16, w * 0.14, '#fffaf1', {
      rx: w * 0.06,
      stroke: line,
      'stroke-width': lw,
    }),
    window(-w * 0.2, -h * 0.5),
    window(w * 0.2, -h * 0.5),
    h > w * 1.7 ? window(0, -h * 0.22) : '',
  )
}

/** A small gabled house, w wide, h to its eaves. */
export const house = (
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: Pair,
  roof: Pair,
  line = LINE,
): string =>
  at(
    x,
    y,
    1,
    0,
    ink(`M${n(w * 0.2)} ${n(-h - w * 0.3)}v${n(-w * 0.34)}h${n(w * 0.15)}v${n(w * 0.4)}Z`, wall[1], line, 1.8),
    rect(-w / 2, -h, w, h, a.v(...wall), { stroke: line, 'stroke-width': 1.8 }),
    ink(
      `M${n(-w * 0.6)} ${n(-h)}L${n(-w * 0.06)} ${n(-h - w * 0.52)}Q0 ${n(-h - w * 0.56)} ${n(w * 0.06)} ${n(-h - w * 0.52)}L${n(w * 0.6)} ${n(-h)}Z`,
      a.v(...roof),
      line,
      1.8,
    ),
    stroke(
      `M${n(-w * 0.6)} ${n(-h + 1)}q${n(w * 0.1)} ${n(w * 0.14)} ${n(w * 0.2)} 0t${n(w * 0.2)} 0t${n(w * 0.2)} 0t${n(w * 0.2)} 0t${n(w * 0.2)} 0t${n(w * 0.2)} 0`,
      '#fffaf0',
      2.6,
    ),
    rect(-w * 0.3, -h * 0.66, w * 0.22, w * 0.24, '#fff0b8', { rx: 2, stroke: line, 'stroke-width': 1.4 }),
    rect(w * 0.08, -h * 0.66, w * 0.22, w * 0.24, '#fff0b8', { rx: 2, stroke: line, 'stroke-width': 1.4 }),
  )

/** A cypress as a tall whisk of matcha foam. */
export const cypress = (a: Art, x: number, y: number, k: number, fill: Pair = ['#a9c886', '#5f8a5c']): string =>
  at(
    x,
    y,
    k,
    0,
    ink('M-4 0V-16H4V0Z', '#8a5f45', LEAF, 2),
    ink(
      'M0 -122C10 -108 20 -80 22 -46C23 -22 14 -10 0 -10C-14 -10 -23 -22 -22 -46C-20 -80 -10 -108 0 -122Z',
      a.h(...fill),
      LEAF,
      2.2,
    ),
    stroke('M-6 -84Q6 -74 10 -84M-12 -54Q0 -42 14 -54M-12 -30Q0 -20 12 -30', '#fff', 2.2, { opacity: 0.35 }),
  )

/** A leg with a boot, from the hip at 0,0 to the foot at x, y; `turn` turns the boot. */
export const leg = (
  a: Art,
  x0: number,
  y0: number,
  x: number,
  y: number,
  hose: string,
  boot: Pair,
  turn = 0,
  side = 1,
): string =>
  limb(`M${x0} ${y0}Q${n((x0 + x) / 2 + 2 * side)} ${n((y0 + y) / 2)} ${x} ${y}`, hose, 15, LINE, 2.4) +
  at(
    x,
    y,
    1,
    turn,
    `<g transform="scale(${side} 1)">${ink('M-11 -10H10Q12 -2 20 2Q28 8 22 16H-10Q-14 4 -11 -10Z', a.v(...boot), LINE, 2.4)}${stroke('M-11 -6H10', '#fff3d8', 4)}</g>`,
  )

/** Short tunic for `person` that leaves the legs free. */
export const TUNIC =
  'M-22 38C-34 46 -46 80 -54 112C-56 120 -50 124 -42 124Q0 132 42 124C50 124 56 120 54 112C46 80 34 46 22 38Z'

/** A sturdy shire horse made of tea and foam, looking to the right; origin between the hoofs, about 250 tall. */
export function shire(a: Art, coat: [string, string, string], foam: Pair, cloth: Pair, nod = 0): string {
  const legAt = (x: number, fill: string) =>
    ink(`M${x - 17} -84L${x - 15} -22H${x + 15}L${x + 18} -84Z`, fill, LINE, 2.6) +
    ink(`M${x - 18} -4L${x - 15} -16H${x + 15}L${x + 18} -4Q${x} 3 ${x - 18} -4Z`, '#6b4738', LINE, 2.4) +
    ink(puffD(x, -24, 20, 13, 8, 0.2), a.v(...foam), LINE, 2.2)
  const tuft = (x: number, y: number, rx: number, ry: number) =>
    ink(puffD(x, y, rx, ry, 8, 0.3), a.v(...foam), LINE, 2.2)
  return (
    oval(6, 0, 130, 11, '#33482a', { opacity: 0.22 }) +
    spin(
      -98,
      -130,
      4 * a.osc(1, 0.3),
      ink(
        'M-92 -138C-126 -144 -138 -108 -132 -78C-130 -60 -138 -48 -142 -40C-118 -38 -104 -58 -106 -84C-107 -104 -102 -114 -90 -118Z',
        a.v(...foam),
        LINE,
        2.4,
      ),
      stroke('M-104 -128C-122 -112 -118 -84 -124 -62', '#d9b48f', 2.2, { opacity: 0.8 }),
    ) +
    legAt(-46, coat[2]) +
    legAt(42, coat[2]) +
    ink(
      'M-100 -96C-108 -146 -66 -156 -20 -148C10 -144 34 -152 56 -160C92 -156 104 -124 92 -92C84 -66 44 -58 0 -58C-50 -58 -92 -62 -100 -96Z',
      a.v(coat[0], coat[1], coat[2]),
      LINE,
      2.8,
    ) +
    legAt(-76, coat[1]) +
    legAt(72, coat[1]) +
    path('M-94 -94C-98 -116 -88 -138 -66 -140C-78 -124 -74 -86 -62 -72C-80 -74 -92 -82 -94 -94Z', '#fff', {
      opacity: 0.16,
    }) +
    ink('M-50 -152Q-10 -144 34 -152L44 -78Q-4 -64 -58 -80Z', a.v(...cloth), LINE, 2.4) +
    stroke('M-55 -88Q-4 -74 42 -86', '#ffe9a8', 3.4) +
    times(5, (i) => path(starD(-42 + i * 20, -100 + 5 * Math.sin(i * 1.2), 5.5), C.honey)) +
    spin(
      60,
      -130,
      nod,
      ink(
        'M34 -148C40 -190 58 -222 92 -236L122 -206C114 -178 106 -140 94 -100C70 -96 44 -116 34 -148Z',
        a.v(coat[0], coat[1]),
        LINE,
        2.8,
      ),
      path('M92 -230L120 -204C114 -176 104 -130 92 -104L84 -104C92 -140 98 -184 92 -230Z', coat[2], { opacity: 0.28 }),
      ink('M84 -246C82 -268 92 -278 98 -276C106 -272 108 -256 104 -242Z', coat[1], LINE, 2.4),
      ink('M106 -248C110 -268 122 -274 127 -270C132 -264 128 -250 120 -240Z', coat[0], LINE, 2.4),
      ink(
        'M78 -222C80 -250 110 -260 132 -246C150 -234 164 -214 170 -196C178 -172 154 -160 138 -170C126 -178 116 -184 102 -188C86 -192 76 -204 78 -222Z',
        a.v(coat[0], coat[1]),
        LINE,
        2.8,
      ),
      ink(
        'M146 -220C160 -212 168 -200 170 -194C176 -172 154 -160 138 -170C134 -186 136 -206 146 -220Z',
        a.v(...foam),
        LINE,
        2.2,
      ),
      oval(159, -192, 3, 4.4, LINE),
      stroke('M144 -176Q152 -172 160 -176', LINE, 2.4),
      oval(122, -222, 6, 7.4, '#3b2329') + circle(120, -225, 2.3, '#fff') + circle(124, -218, 1.1, '#fff'),
      stroke('M113 -231Q120 -238 130 -232', LINE, 2.4),
      oval(118, -204, 9, 5, C.blush, { opacity: 0.6 }),
      stroke('M141 -243Q130 -216 136 -172', '#6f9a58', 5) + stroke('M136 -196Q96 -176 60 -146', '#6f9a58', 4.4),
      circle(136, -196, 5, C.honey, { stroke: LINE, 'stroke-width': 1.8 }),
      tuft(40, -160, 19, 17) +
        tuft(44, -186, 20, 18) +
        tuft(56, -212, 20, 18) +
        tuft(74, -236, 20, 17) +
        tuft(98, -252, 22, 14) +
        tuft(118, -246, 15, 11),
      stroke(spiralD(44, -186, 9, 1, 1, 2.4), '#d9b48f', 2) + stroke(spiralD(72, -234, 9, 1, 1, 2.4), '#d9b48f', 2),
    )
  )
}
