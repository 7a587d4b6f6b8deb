/** Learns from labelled texts, at build time, what judges new ones. */
import { keyOf, pack, toShares, type Learned } from './learned.ts'

/** A text that was labelled, in pieces. */
export interface Lesson {
  pieces: readonly string[]
  label: string
}

/** How often all lessons are gone through where nothing else is said. */
const ROUNDS = 3
/** How far a lesson moves what is known, and how little off is near enough. */
const STEP = 6
const NEAR = 0.03
/** What the lessons are shuffled by: two primes, so that each has a turn in every round. */
const STRIDE = 7919
const SHIFT = 104_729
/** A piece of one lesson only helps to learn that lesson, and is then forgotten. */
const FEW = 2
/** The largest signed byte. */
const MOST = 127

const packed = (numbers: Uint32Array | Float32Array | Int8Array): string => pack(new Uint8Array(numbers.buffer))

/**
 * Learns the labels of lessons by gradient descent; the same lessons always teach the same.
 * @param rounds how often all lessons are gone through: more where a mistake weighs more than the time
 */
export function learn(lessons: readonly Lesson[], rounds = ROUNDS): Learned {
  const labels = [...new Set(lessons.map(({ label }) => label))]
  const many = labels.length
  const rows = new Map<string, number>()
  const seen: number[] = []
  const rowsOf = lessons.map(({ pieces }) =>
    Array.from(new Set(pieces), (piece) => {
      const row = rows.get(piece) ?? rows.size
      rows.set(piece, row)
      seen[row] = (seen[row] ?? 0) + 1
      return row
    }),
  )
  // What stands in few texts tells more than what stands in all.
  const worth = Float32Array.from(seen, (times) => 1 + Math.log(lessons.length / times))
  const weights = new Float32Array(rows.size * many)
  const taught = lessons.map(({ label }, i) => {
    const at = rowsOf[i] ?? []
    const length = Math.hypot(...at.map((row) => worth[row] ?? 0)) || 1
    return { at, values: at.map((row) => (worth[row] ?? 0) / length), label: labels.indexOf(label) }
  })
  // The mean of the last round forgets what its last lessons happened to be.
  const late = new Float32Array(weights.length)
  const off = new Float32Array(many)
  for (let round = 0; round < rounds; round += 1) {
    const step = (STEP * (rounds - round)) / rounds
    for (let turn = 0; turn < taught.length; turn += 1) {
      const lesson = taught[(turn * STRIDE + round * SHIFT) % taught.length]
      if (!lesson) continue
      off.fill(0)
      lesson.at.forEach((row, i) => {
        for (let k = 0; k < many; k += 1)
          off[k] = (off[k] ?? 0) + (weights[row * many + k] ?? 0) * (lesson.values[i] ?? 0)
      })
      toShares(off)
      off[lesson.label] = (off[lesson.label] ?? 0) - 1
      const mistaken = [...off.keys()].filter((k) => Math.abs(off[k] ?? 0) > NEAR)
      lesson.at.forEach((row, i) => {
        const move = (lesson.values[i] ?? 0) * step
        for (const k of mistaken) {
          const moved = move * (off[k] ?? 0)
          weights[row * many + k] = (weights[row * many + k] ?? 0) - moved
          if (round === rounds - 1) late[row * many + k] = (late[row * many + k] ?? 0) + (moved * turn) / taught.length
        }
      })
    }
  }
  late.forEach((moved, at) => {
    weights[at] = (weights[at] ?? 0) + moved
  })
  const kept = [...rows]
    .filter(([, row]) => (seen[row] ?? 0) >= FEW)
    .map(([piece, row]): [key: number, row: number] => [keyOf(piece), row])
    .toSorted(([one], [other]) => one - other)
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST || 1
  return {
    labels,
    keys: packed(Uint32Array.from(kept, ([key]) => key)),
    worth: packed(Float32Array.from(kept, ([, row]) => worth[row] ?? 0)),
    weights: packed(
      Int8Array.from(
        kept.flatMap(([, row]) =>
          [...weights.subarray(row * many, (row + 1) * many)].map((weight) => Math.round(weight / unit)),
        ),
      ),
    ),
    unit,
  }
}
