/** Judges which label a text has, by what was learned from labelled ones: softmax regression over pieces of words. */
import { deflateSync, inflateSync } from 'node:zlib'

/** What was learned; packed, so that it can stand in a program's text. */
export interface Learned {
  labels: readonly string[]
  /** The keys of the pieces that say something, in ascending order: packed 32-bit numbers */
  keys: string
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
const unpack = (packed: string): Uint8Array => Uint8Array.from(inflateSync(Buffer.from(packed, 'base64')))

/** What a piece is known by (FNV-1a): numbers take a tenth of what half a million little strings would. */
export function keyOf(piece: string): number {
  let key = 0x811c9dc5
  for (let at = 0; at < piece.length; at += 1) key = Math.imul(key ^ piece.charCodeAt(at), 0x01000193)
  return key >>> 0
}

/** Where a number stands among ascending ones; undefined where it does not. */
function placeOf(keys: Uint32Array, key: number): number | undefined {
  let from = 0
  let to = keys.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((keys[middle] ?? 0) < key) from = middle + 1
    else to = middle
  }
  return keys[from] === key ? from : undefined
}

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
  const keys = new Uint32Array(unpack(learned.keys).buffer)
  const worth = new Float32Array(unpack(learned.worth).buffer)
  const weights = new Int8Array(unpack(learned.weights).buffer)
  return (pieces) => {
    const known = [...new Set(pieces)].flatMap((piece) => placeOf(keys, keyOf(piece)) ?? [])
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
