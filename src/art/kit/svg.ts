/** A pure SVG string builder: no DOM, no dependency, the same text on every machine. */
type Attributes = Record<string, string | number | undefined>
type Stop = [offset: number, color: string, alpha?: number]

export const TAU = Math.PI * 2

/** A number as SVG text, two decimals at most. */
export const n = (v: number): string => String(Math.round(v * 100) / 100)

const attrs = (a: Attributes): string =>
  Object.entries(a)
    .filter(([, v]) => v !== undefined && v !== '')
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? n(v) : v}"`)
    .join('')

const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect'])

/** One element. Opacity on a plain shape becomes fill or stroke opacity: a group opacity would make the renderer open a layer. */
export const el = (tag: string, given: Attributes, ...kids: string[]): string => {
  let a = given
  const bothPaints = a.fill !== 'none' && a.stroke !== undefined && a.stroke !== 'none'
  if (a.opacity !== undefined && SHAPES.has(tag) && !bothPaints) {
    const { opacity, ...rest } = a
    a = { ...rest, [a.fill === 'none' ? 'stroke-opacity' : 'fill-opacity']: opacity }
  }
  return kids.length > 0 ? `<${tag}${attrs(a)}>${kids.join('')}</${tag}>` : `<${tag}${attrs(a)}/>`
}
/** A group. */
export const g = (a: Attributes, ...kids: string[]): string => el('g', a, ...kids)

/** Moved to x, y, then turned by r degrees, then scaled by s. */
export const at = (x: number, y: number, s: number, r: number, ...kids: string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)})${r ? ` rotate(${n(r)})` : ''}${s !== 1 ? ` scale(${Math.round(s * 1000) / 1000})` : ''}">${kids.join('')}</g>`

/** As `at`, mirrored left to right. */
export const flip = (x: number, y: number, s: number, r: number, ...kids: string[]): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(-s)} ${n(s)}) rotate(${n(r)})">${kids.join('')}</g>`

/** Turned by r degrees around a pivot. */
export const spin = (px: number, py: number, r: number, ...kids: string[]): string =>
  `<g transform="rotate(${n(r)} ${n(px)} ${n(py)})">${kids.join('')}</g>`

/** The same body on both sides of the vertical line x = cx; drawn for the right side, around 0. */
export const mirrored = (cx: number, body: (side: 1 | -1) => string): string =>
  ([-1, 1] as const).map((m) => `<g transform="translate(${n(cx)} 0) scale(${m} 1)">${body(m)}</g>`).join('')

export const circle = (cx: number, cy: number, r: number, fill: string, x: Attributes = {}): string =>
  el('circle', { cx, cy, r, fill, ...x })
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, x: Attributes = {}): string =>
  el('ellipse', { cx, cy, rx, ry, fill, ...x })
export const rect = (x: number, y: number, width: number, height: number, fill: string, a: Attributes = {}): string =>
  el('rect', { x, y, width, height, fill, ...a })
export const path = (d: string, fill: string, x: Attributes = {}): string => el('path', { d, fill, ...x })

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
export const stroke = (d: string, color: string, width: number, x: Attributes = {}): string =>
  el('path', { d, fill: 'none', stroke: color, 'stroke-width': width, ...ROUND, ...x })

/** A filled shape with a rounded outline. */
export const ink = (d: string, fill: string, line: string, width = 3.5, x: Attributes = {}): string =>
  el('path', { d, fill, stroke: line, 'stroke-width': width, ...ROUND, ...x })

/** A noodle limb: a thick stroke with an outline. */
export const limb = (d: string, fill: string, width: number, line: string, lineWidth = 3.5): string =>
  stroke(d, line, width + lineWidth * 2) + stroke(d, fill, width)

/** The i-th of a list, counted round and round. */
export const pick = <T>(list: readonly T[], i: number): T => {
  const found = list[((i % list.length) + list.length) % list.length]
  if (found === undefined) throw new Error('pick: the list is empty')
  return found
}

/** body(0) … body(count − 1), joined. */
export const times = (count: number, body: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => body(i)).join('')

/** body of every tuple of a written-out list, joined. */
export const each = <const T extends readonly (readonly number[])[]>(
  list: T,
  body: (item: T[number], i: number) => string,
): string => list.map(body).join('')

const lerp = (a: number, b: number, u: number): number => a + (b - a) * u

/** Colour between two `#rrggbb`. */
export const mix = (a: string, b: string, u: number): string => {
  const channel = (h: string, i: number) => parseInt(h.slice(i, i + 2), 16)
  return (
    '#' +
    [1, 3, 5]
      .map((i) =>
        Math.round(lerp(channel(a, i), channel(b, i), u))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

/** Seeded random numbers in [0,1) (mulberry32), so that every build draws the same picture. */
export const rng = (seed: string): (() => number) => {
  let s = [...seed].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0, 2166136261)
  return () => {
    s = (s + 0x6d2b79f5) >>> 0
    let x = Math.imul(s ^ (s >>> 15), 1 | s)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
}

/** One drawing at one moment t in [0,1): collects gradients and clips, and gives clocks of whole turns, which close the loop. */
export class Art {
  readonly id: string
  readonly t: number
  readonly W: number
  readonly H: number
  private readonly defs = new Map<string, { id: string; text: string }>()

  constructor(id: string, t: number, W = 480, H = 768) {
    this.id = id
    this.t = t
    this.W = W
    this.H = H
  }

  private ref(key: string, make: (id: string) => string): string {
    const known = this.defs.get(key)
    if (known) return known.id
    const id = `${this.id}-${this.defs.size.toString(36)}`
    this.defs.set(key, { id, text: make(id) })
    return id
  }

  private stops(s: Stop[]): string {
    return s
      .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${n(a)}"`}/>`)
      .join('')
  }

  /** Linear gradient, top to bottom unless x1, y1, x2, y2 turn it. */
  lin(s: Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const box = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
    return `url(#${this.ref(`l${box}${JSON.stringify(s)}`, (id) => `<linearGradient id="${id}" ${box}>${this.stops(s)}</linearGradient>`)})`
  }

  private even(colors: string[]): Stop[] {
    return colors.map((c, i) => [colors.length > 1 ? i / (colors.length - 1) : 0, c])
  }

  /** Vertical gradient of evenly spaced colours. */
  v(...colors: string[]): string {
    return this.lin(this.even(colors))
  }

  /** Horizontal gradient of evenly spaced colours. */
  h(...colors: string[]): string {
    return this.lin(this.even(colors), 0, 0, 1, 0)
  }

  rad(s: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const box = `cx="${cx}" cy="${cy}" r="${r}"`
    return `url(#${this.ref(`r${box}${JSON.stringify(s)}`, (id) => `<radialGradient id="${id}" ${box}>${this.stops(s)}</radialGradient>`)})`
  }

  glow(color: string, a = 1, mid = 0.35): string {
    return this.rad([
      [0, color, a],
      [mid, color, a * 0.45],
      [1, color, 0],
    ])
  }

  clip(d: string, ...kids: string[]): string {
    const id = this.ref('c' + d, (i) => `<clipPath id="${i}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${kids.join('')}</g>`
  }

  /** Sine clock in [−1,1]: k whole turns per loop, phase in turns. */
  osc(k = 1, phase = 0): number {
    return Math.sin(TAU * (k * this.t + phase))
  }

  /** Sine clock in [0,1]. */
  osc01(k = 1, phase = 0): number {
    return 0.5 + 0.5 * this.osc(k, phase)
  }

  /** Sawtooth clock in [0,1). */
  saw(k = 1, phase = 0): number {
    const v = (this.t * k + phase) % 1
    return v < 0 ? v + 1 : v
  }

  svg(...kids: string[]): string {
    const body = kids.join('')
    const defs = [...this.defs.values()].map((d) => d.text).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.W}" height="${this.H}" viewBox="0 0 ${this.W} ${this.H}"><defs>${defs}</defs>${body}</svg>`
  }
}
