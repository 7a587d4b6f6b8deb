import { createHash } from 'node:crypto'
import { cards } from './cards.ts'
import { back } from './extra/back.ts'
import { lucky } from './extra/lucky.ts'
import { readerPerson } from './extra/readers.ts'
import { veil } from './extra/veil.ts'
import { CARD_KEYS, LUCKY_MOTIFS, READER_KEYS } from './keys.ts'

/** A drawing at the moment t in [0,1) of its loop, as SVG text. */
export type Scene = (t: number) => string

/** AVIF of frame 0. Limit in bytes. */
export interface Still {
  file: string
  width: number
  quality: number
  limit: number
}
/** H.264 loop. Limit in bytes; `crf` rises until the file keeps it. */
export interface Video {
  file: string
  width: number
  height: number
  crf: number
  limit: number
}
/** One drawing and the files made of it, under public/media. */
export interface Picture {
  id: string
  scene: Scene
  /** Width of the drawing in its own units. */
  units: number
  stills: Still[]
  video?: Video
}

const kB = 1024

const card = (key: string): Picture => {
  const scene = cards[key]
  if (!scene) throw new Error(`no scene for the card ${key}`)
  return {
    id: `cards/${key}`,
    scene,
    units: 480,
    stills: [{ file: `cards/${key}.avif`, width: 480, quality: 50, limit: 26 * kB }],
    video: { file: `cards/${key}.mp4`, width: 720, height: 1152, crf: 38, limit: 96 * kB },
  }
}

/** Every picture of the app that is drawn as a scene. */
export const pictures: readonly Picture[] = [
  {
    id: 'back',
    scene: back,
    units: 480,
    stills: [
      { file: 'back.avif', width: 480, quality: 50, limit: 26 * kB },
      { file: 'back-small.avif', width: 240, quality: 45, limit: 8 * kB },
    ],
  },
  {
    id: 'card-veil',
    scene: veil,
    units: 480,
    stills: [{ file: 'card-veil.avif', width: 480, quality: 50, limit: 26 * kB }],
  },
  ...READER_KEYS.map((key): Picture => ({
    id: `readers/${key}`,
    scene: (t) => readerPerson(key, t),
    units: 480,
    stills: [{ file: `readers/${key}.avif`, width: 720, quality: 48, limit: 40 * kB }],
    video: { file: `readers/${key}.mp4`, width: 720, height: 960, crf: 36, limit: 96 * kB },
  })),
  ...LUCKY_MOTIFS.map((motif, i): Picture => {
    const id = `lucky/${String(i + 1).padStart(2, '0')}`
    return {
      id,
      scene: (t) => lucky(motif, t),
      units: 240,
      stills: [{ file: `${id}.avif`, width: 480, quality: 50, limit: 16 * kB }],
    }
  }),
  ...CARD_KEYS.map(card),
]

/** Changes with every change of the renderer's own settings, so that all files are made anew. */
const SETTINGS = 'avif-6 x264-24-96 2'

/** Fingerprint of a picture: its drawing at several moments and what files are made of it. */
export const fingerprint = (p: Picture): string => {
  const hash = createHash('sha256').update(JSON.stringify([SETTINGS, p.stills, p.video ?? null]))
  for (const t of p.video ? [0, 0.13, 0.37, 0.61, 0.89] : [0]) hash.update(p.scene(t))
  return hash.digest('hex').slice(0, 16)
}
