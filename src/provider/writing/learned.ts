/** Judges which label a text has, by what was learned from labelled ones: softmax regression over pieces of words. */
import { deflateSync, inflateSync } from 'node:zlib'

/** What was learned; packed, so that it can stand in a program's text. */
export interface Learned {
  labels: readonly string[]
  /** The pieces that say something, one a line; packed */
  pieces: string
  /** How much each piece tells: packed 32-bit floats */
  worth: string
  /** How much each piece speaks for each label: packed signed bytes */
  weights: string
  /** What a weight of 1 stands for */
  unit: number
}

/** A label and how sure it is, 0 to 1. */
export interface Guess {
  label: string
  sure: number
}

/** Bytes as text that can stand in a program. */
export const pack = (bytes: Uint8Array): string => deflateSync(bytes).toString('base64')
const unpack = (packed: string): Buffer => inflateSync(Buffer.from(packed, 'base64'))

/** Turns weights of labels into shares of 1, in place. */
export function toShares(shares: Float32Array): void {
  const most = shares.reduce((one, other) => Math.max(one, other), -Infinity)
  let all = 0
  for (let k = 0; k < shares.length; k += 1) all += shares[k] = Math.exp((shares[k] ?? 0) - most)
  for (let k = 0; k < shares.length; k += 1) shares[k] = (shares[k] ?? 0) / all
}

/** What judges a text by its pieces, the surest label first; pieces that were never learned say nothing. */
export function judgeBy(learned: Learned): (pieces: readonly string[]) => Guess[] {
  const { labels, unit } = learned
  const rows = new Map(
    unpack(learned.pieces)
      .toString()
      .split('\n')
      .map((piece, row) => [piece, row]),
  )
  const worth = new Float32Array(Uint8Array.from(unpack(learned.worth)).buffer)
  const weights = new Int8Array(unpack(learned.weights))
  return (pieces) => {
    const known = [...new Set(pieces)].flatMap((piece) => rows.get(piece) ?? [])
    const length = Math.hypot(...known.map((row) => worth[row] ?? 0)) || 1
    const shares = Float32Array.from(labels, (_, k) =>
      known.reduce(
        (sum, row) => sum + ((weights[row * labels.length + k] ?? 0) * unit * (worth[row] ?? 0)) / length,
        0,
      ),
    )
    toShares(shares)
    return labels.map((label, k) => ({ label, sure: shares[k] ?? 0 })).toSorted((one, other) => other.sure - one.sure)
  }
}
