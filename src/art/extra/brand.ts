import { steam } from '../kit/boba.ts'
import { lettering } from '../kit/lettering.ts'
import { halo, pearl, stars } from '../kit/ornaments.ts'
import { crescentD, scallop, spiralD } from '../kit/shapes.ts'
import { Art, at, circle, each, path, rect, rng, stroke, times } from '../kit/svg.ts'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cards } from '../cards.ts'

const NIGHT = '#1b1122'
const HONEY = '#ffd36b'
const BODY = 'M15 24.500H49L45.600 53Q44.900 59 39 59H25Q19.100 59 18.400 53Z'
const LID = 'M12 17.500Q12 13.500 16 13.500H48Q52 13.500 52 17.500Q52 21.500 48 21.500H16Q12 21.500 12 17.500Z'
const label = (fill: string): string =>
  `<g transform="rotate(-30 32 39)">${path(crescentD(31.5, 38, 10.5, 0.46, 0.82), fill)}</g>` +
  circle(25, 53, 2.8, fill) +
  circle(32, 54, 2.8, fill) +
  circle(39, 53, 2.8, fill)

/** The mark in a box of 64: a cup with a crescent for a label and three pearls, left out of its body. */
const mark = (color: string, hole: string): string =>
  stroke('M36 16L41 4', color, 5) + path(LID, color) + path(BODY, color) + label(hole)

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'

/** The mark in the colour of the text around it; its label and pearls are holes. */
export const logoSvg = (): string =>
  `<svg ${XMLNS} viewBox="0 0 64 64" fill="currentColor"><mask id="m"><rect width="64" height="64" fill="#fff"/>${label('#000')}</mask>${stroke('M36 16L41 4', 'currentColor', 5)}${path(LID, 'currentColor')}${path(BODY, 'currentColor', { mask: 'url(#m)' })}</svg>\n`

/** The mark for 16 pixels, in a box of 64: its edges lie on whole pixels, and the crescent is all of its label. */
const tinyMark = (color: string, hole: string): string =>
  rect(36, 4, 8, 8, color) +
  rect(8, 12, 48, 8, color) +
  path('M12 24H52L48 60H16Z', color) +
  path('M32 28A14 14 0 1 0 46 46A12 12 0 0 1 32 28Z', hole)

/** The mark on its own, honey in a dark browser and taro in a light one; a tab of 16 pixels gets its own drawing. */
export const faviconSvg = (): string => {
  const classed = (drawing: string) =>
    drawing
      .replaceAll('fill="C"', 'class="c"')
      .replaceAll('fill="H"', 'class="h"')
      .replaceAll('stroke="C"', 'class="s"')
  const style = `.c{fill:#6e4bb0}.s{stroke:#6e4bb0}.h{fill:#fff6e8}.tiny{display:none}@media(max-width:20px){.large{display:none}.tiny{display:inline}}@media(prefers-color-scheme:dark){.c{fill:${HONEY}}.s{stroke:${HONEY}}.h{fill:${NIGHT}}}`
  return `<svg ${XMLNS} viewBox="0 0 64 64"><style>${style}</style><g class="large">${classed(mark('C', 'H'))}</g><g class="tiny">${classed(tinyMark('C', 'H'))}</g></svg>\n`
}

/** The small mark on the night, for browsers that take no SVG. */
const tinyIconSvg = (): string =>
  `<svg ${XMLNS} viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="8" fill="${NIGHT}"/>${tinyMark(HONEY, NIGHT)}</svg>`

/** An app icon: the mark on the night; `round` in units of 64. */
const iconSvg = (round: number): string =>
  `<svg ${XMLNS} viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="${round}" fill="${NIGHT}"/><g transform="translate(32 33) scale(.72) translate(-32 -32)">${mark(HONEY, NIGHT)}</g></svg>`

const SHARED: [key: string, width: number, turn: number, x: number, y: number][] = [
  ['pentacles-13', 216, -22, 622, 366],
  ['major-00', 216, 22, 1022, 366],
  ['major-06', 232, -10, 722, 322],
  ['cups-01', 232, 10, 922, 322],
  ['major-18', 256, 0, 822, 296],
]

function shareBackground(): string {
  const a = new Art('og', 0.2, 1200, 630)
  const rings = [250, 320, 390]
    .map((r, i) =>
      circle(822, 326, r, 'none', {
        stroke: '#ffdfae',
        'stroke-width': 1.4,
        'stroke-dasharray': i === 1 ? '' : '0.01 10',
        'stroke-linecap': 'round',
        opacity: 0.28,
      }),
    )
    .join('')
  return a.svg(
    rect(
      0,
      0,
      1200,
      630,
      a.lin([
        [0, '#150d1d'],
        [0.35, '#2a1a38'],
        [0.7, '#5a3550'],
        [1, '#9a6250'],
      ]),
    ),
    halo(a, 822, 300, 460, '#e0a878', '#8f5a8c', 0.55),
    stars(a, 0, 0, 1200, 470, 150, 'og', { big: 22, avoid: [[290, 280, 240]] }),
    rings,
    halo(a, 290, 230, 250, '#f2b8c8', '#a070c8', 0.45),
    steam(a, 272, 92, 76, '#fff0da', 3, 18),
    at(194, 96, 3, 0, mark(HONEY, '#3a2444')),
    lettering('jua', '타로 한 잔', 290, 386, 92, 460, HONEY, 2),
    lettering('jua', '과거, 현재, 미래를 읽는 세 장의 카드', 290, 446, 26, 460, '#f0d8c0', 1),
  )
}

/** Where the pictures of readings have their cards and their mark, in pixels. */
const READING_SHAPES = {
  wide: { width: 1200, height: 630, cards: [850, 290], mark: [64, 52] },
  tall: { width: 1080, height: 1350, cards: [540, 640], mark: [430, 64] },
} as const

/** The night behind the cards of a reading. */
function readingNight({
  width,
  height,
  cards: [x, y],
  mark: [left, top],
}: (typeof READING_SHAPES)['wide' | 'tall']): string {
  const a = new Art('on', 0.2, width, height)
  const sky = a.lin([
    [0, '#150d1d'],
    [0.35, '#2a1a38'],
    [0.7, '#5a3550'],
    [1, '#9a6250'],
  ])
  return a.svg(
    rect(0, 0, width, height, sky),
    halo(a, x, y, 460, '#e0a878', '#8f5a8c', 0.55),
    stars(a, 0, 0, width, height - 160, 150, 'on', { big: 20, avoid: [[left + 110, top + 30, 170]] }),
    at(left, top, 1, 0, mark(HONEY, '#2a1a38')),
    lettering('jua', '타로 한 잔', left + 152, top + 47, 40, 200, HONEY, 1),
  )
}

/** The foam with its pearls along the foot of a picture of this size. */
function foam(width: number, height: number): string {
  const a = new Art('of', 0.2, width, height)
  const r = rng('og')
  const layer = (y: number, count: number, top: string, bottom: string) => {
    const edge = scallop(
      Array.from({ length: count + 1 }, (_, i): [number, number] => [
        -40 + ((width + 80) * (i + (i > 0 && i < count ? (r() - 0.5) * 0.6 : 0))) / count,
        y + (r() - 0.5) * 14,
      ]),
      0.56,
    )
    const filled = path(`M${edge}L${width + 40} ${height + 10}L-40 ${height + 10}Z`, a.v(top, bottom))
    return stroke(`M${edge}`, '#fff6e4', 4, { opacity: 0.28 }) + filled
  }
  const swirls = each(
    [
      [0.1, 1],
      [0.35, -1],
      [0.635, 1],
      [0.885, -1],
    ],
    ([x, dir]) =>
      stroke(spiralD(x * width, height - 30, 13, 1, dir, dir > 0 ? 2.6 : 0.5), '#8f6250', 2.6, { opacity: 0.6 }),
  )
  return a.svg(
    layer(height - 94, Math.round(width / 133), '#94665c', '#6d4650'),
    layer(height - 64, Math.round(width / 109), '#d6ad8a', '#a87c66'),
    swirls,
    times(Math.ceil(width / 55), (i) => pearl(a, 30 + i * 55 + (r() - 0.5) * 20, height - 6 + r() * 6, 13 + r() * 9)),
  )
}

async function shareCard(key: string, width: number, turn: number): Promise<Buffer> {
  const height = Math.round(width * 1.6)
  const corner = Buffer.from(
    `<svg ${XMLNS} width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${width * 0.07}"/></svg>`,
  )
  const drawn = Buffer.from(cards[key]?.(0.18) ?? '')
  const face = await sharp(drawn, { density: (72 * width) / 480 })
    .resize(width, height)
    .composite([{ input: corner, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const shadow = Buffer.from(
    `<svg ${XMLNS} width="${width + 80}" height="${height + 80}"><rect x="40" y="46" width="${width}" height="${height}" rx="18" fill="#100614" opacity=".55"/></svg>`,
  )
  const raised = await sharp(shadow)
    .blur(13)
    .composite([{ input: face, left: 40, top: 40 }])
    .png()
    .toBuffer()
  return sharp(raised).rotate(turn, { background: '#0000' }).png().toBuffer()
}

async function shareImage(): Promise<Buffer> {
  const placed = []
  for (const [key, width, turn, x, y] of SHARED) {
    const input = await shareCard(key, width, turn)
    const size = await sharp(input).metadata()
    placed.push({ input, left: Math.round(x - size.width / 2), top: Math.round(y - size.height / 2) })
  }
  const picture = await sharp(Buffer.from(shareBackground()))
    .composite([...placed, { input: Buffer.from(foam(1200, 630)) }])
    .png()
    .toBuffer()
  return sharp(picture).removeAlpha().jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

/** Fingerprint of logo, icons and share picture, as for the pictures. */
export const brandFingerprint = (): string => {
  const hash = createHash('sha256').update(
    [logoSvg(), faviconSvg(), iconSvg(14), tinyIconSvg(), shareBackground(), foam(1200, 630)].join(''),
  )
  for (const shape of Object.values(READING_SHAPES)) hash.update(readingNight(shape) + foam(shape.width, shape.height))
  for (const [key] of SHARED) hash.update(cards[key]?.(0.18) ?? '')
  return hash.digest('hex').slice(0, 16)
}

/** Writes logo.svg, favicon.svg, the app icons, the default share picture (1200 × 630) and what stands behind and before the cards of a reading into a directory; returns the bytes written. */
export async function brand(directory: string): Promise<number> {
  mkdirSync(join(directory, 'icons'), { recursive: true })
  const icon = (size: number, round: number) =>
    sharp(Buffer.from(iconSvg(round)), { density: (72 * size) / 64 })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  const files: [string, Buffer][] = [
    ['logo.svg', Buffer.from(logoSvg())],
    ['favicon.svg', Buffer.from(faviconSvg())],
    [
      'icons/icon-16.png',
      await sharp(Buffer.from(tinyIconSvg()), { density: 18 }).resize(16).png({ compressionLevel: 9 }).toBuffer(),
    ],
    ['icons/icon-192.png', await icon(192, 14)],
    ['icons/icon-512.png', await icon(512, 14)],
    ['icons/icon-maskable-512.png', await icon(512, 0)],
    ['apple-touch-icon.png', await icon(180, 0)],
    ['og.jpg', await shareImage()],
  ]
  mkdirSync(join(directory, 'media/share'), { recursive: true })
  for (const [name, shape] of Object.entries(READING_SHAPES)) {
    const night = sharp(Buffer.from(readingNight(shape)))
      .removeAlpha()
      .jpeg({ quality: 88, mozjpeg: true })
    const front = sharp(Buffer.from(foam(shape.width, shape.height))).png({ compressionLevel: 9 })
    files.push(
      [`media/share/${name}-night.jpg`, await night.toBuffer()],
      [`media/share/${name}-foam.png`, await front.toBuffer()],
    )
  }
  for (const [name, bytes] of files) writeFileSync(join(directory, name), bytes)
  return files.reduce((sum, [, bytes]) => sum + bytes.length, 0)
}
