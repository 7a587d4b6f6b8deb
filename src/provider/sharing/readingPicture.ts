/** The picture of a reading: its cards on the night of the app, for whom and how it reads; never the question. */
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { cardById } from '../../deck/cards.ts'
import type { SpreadCard } from '../database/schema.ts'
import { escaped } from './escaped.ts'
import type { Shape } from './shapes.ts'

/** What a picture tells. */
export interface Pictured {
  nickname: string
  /** In the order past, present, future */
  cards: readonly SpreadCard[]
  /** A line each, the most important first */
  lines: readonly string[]
}

interface Layout {
  /** Middle, width and turn of each card, in the order in which they lie on each other */
  cards: readonly (readonly [position: SpreadCard['position'], x: number, y: number, width: number, turn: number])[]
  /** Left edge (or middle, when centred), top and width of the words */
  words: { x: number; y: number; width: number; isCentred: boolean }
}

const LAYOUTS: Readonly<Record<Shape, Layout>> = {
  wide: {
    cards: [
      ['past', 668, 318, 226, -8],
      ['future', 1040, 318, 226, 8],
      ['present', 854, 292, 250, 0],
    ],
    words: { x: 64, y: 190, width: 440, isCentred: false },
  },
  tall: {
    cards: [
      ['past', 262, 540, 330, -8],
      ['future', 818, 540, 330, 8],
      ['present', 540, 500, 370, 0],
    ],
    words: { x: 540, y: 900, width: 900, isCentred: true },
  },
}

/** Sizes of the nickname, what follows it, and the lines, in pixels. */
const SIZES = [64, 44, 36, 32] as const
const COLOURS = ['#fff6e4', '#fff6e4', '#ffd36b', '#f0d8c0'] as const
const LEADING = 1.42

const { resolve } = createRequire(import.meta.url)
const FONT = resolve('pretendard/dist/public/static/Pretendard-Bold.otf')

/** What is only handed on is not packed. */
const BETWEEN = { compressionLevel: 0 } as const

const lineOf = async (text: string, size: number, colour: string, width: number) => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Pretendard Bold ${size}`,
      fontfile: FONT,
      rgba: true,
      dpi: 72,
    },
  })
    .png(BETWEEN)
    .toBuffer({ resolveWithObject: true })
  if (info.width <= width) return { input: data, width: info.width, height: info.height }
  const narrowed = await sharp(data).resize({ width }).png(BETWEEN).toBuffer({ resolveWithObject: true })
  return { input: narrowed.data, width, height: narrowed.info.height }
}

const rounded = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${width * 0.075}"/></svg>`,
  )

/** A card of this width, turned by so many degrees, with its shadow. */
async function laidCard(file: string, isReversed: boolean, width: number, turn: number): Promise<Buffer> {
  const height = Math.round(width * 1.6)
  const face = await sharp(file)
    .rotate(isReversed ? 180 : 0)
    .resize(width, height)
    .composite([{ input: rounded(width, height), blend: 'dest-in' }])
    .png(BETWEEN)
    .toBuffer()
  const shadow = Buffer.from(
    `<svg width="${width + 80}" height="${height + 80}"><rect x="40" y="48" width="${width}" height="${height}" rx="18" fill="#100614" opacity=".5"/></svg>`,
  )
  const raised = await sharp(shadow)
    .blur(12)
    .composite([{ input: face, left: 40, top: 40 }])
    .png(BETWEEN)
    .toBuffer()
  return sharp(raised).rotate(turn, { background: '#0000' }).png(BETWEEN).toBuffer()
}

/**
 * Draws the picture of a reading as JPEG.
 * @param media the folder of the app's pictures
 */
export async function drawReading({ nickname, cards, lines }: Pictured, shape: Shape, media: string): Promise<Buffer> {
  const { cards: places, words } = LAYOUTS[shape]
  const layers: OverlayOptions[] = []
  for (const [position, x, y, width, turn] of places) {
    const drawn = cards.find((card) => card.position === position)
    const card = drawn && cardById(drawn.cardId)
    if (!card) continue
    const input = await laidCard(
      path.join(media, `cards/${card.key}.avif`),
      drawn.orientation === 'reversed',
      width,
      turn,
    )
    const size = await sharp(input).metadata()
    layers.push({ input, left: Math.round(x - size.width / 2), top: Math.round(y - size.height / 2) })
  }
  layers.push({ input: path.join(media, `share/${shape}-foam.png`) })
  let top = words.y
  for (const [at, text] of [`${nickname}님의`, '타로 한 잔', ...lines].entries()) {
    const size = SIZES[at] ?? SIZES[3]
    const { input, width, height } = await lineOf(text, size, COLOURS[at] ?? COLOURS[3], words.width)
    const left = words.isCentred ? Math.round(words.x - width / 2) : words.x
    layers.push({ input, left, top: Math.round(top + (size - height) / 2) })
    top += size * LEADING + (at === 1 ? 18 : 0)
  }
  return sharp(path.join(media, `share/${shape}-night.jpg`))
    .composite(layers)
    .jpeg({ quality: 82 })
    .toBuffer()
}
