/** Learns from labelled texts, at build time, what judges new ones. */
import { chanceFrom } from './chance.ts'
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
/** In how many orders the lessons are gone through where nothing else is said; what is learned is their mean, whatever the last ones happened to be. */
const ORDERS = 3
/** A piece of one lesson only helps to learn that lesson, and is then forgotten. */
const FEW = 2
/** The largest signed byte. */
const MOST = 127

/** The same in an order of chance, always the same one for a key. */
function shuffled<T>(list: readonly T[], key: string): T[] {
  const chance = chanceFrom(key)
  return list
    .map((one) => ({ one, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

const packed = (numbers: Uint32Array | Float32Array | Int8Array): string => pack(new Uint8Array(numbers.buffer))

/** A lesson as numbers: the rows of its pieces, how much each is worth in it, and the place of its label. */
interface Numbers {
  at: readonly number[]
  values: readonly number[]
  label: number
}

/**
 * Goes through all lessons so many rounds, and adds the mean of what is known in all rounds but the first to `known`:
 * a row for each piece, in it a weight for each of so many labels.
 */
function study(lessons: readonly Numbers[], many: number, rounds: number, key: string, known: Float32Array): void {
  const weights = new Float32Array(known.length)
  const shares = new Float32Array(many)
  const turns = (rounds - 1) * lessons.length
  for (let round = 0; round < rounds; round += 1) {
    const step = (STEP * (rounds - round)) / rounds
    for (const [turn, { at, values, label }] of shuffled(lessons, `${key} ${round}`).entries()) {
      shares.fill(0)
      at.forEach((row, i) => {
        for (let k = 0; k < many; k += 1)
          shares[k] = (shares[k] ?? 0) + (weights[row * many + k] ?? 0) * (values[i] ?? 0)
      })
      toShares(shares)
      shares[label] = (shares[label] ?? 0) - 1
      const mistaken = [...shares.keys()].filter((k) => Math.abs(shares[k] ?? 0) > NEAR)
      // Of the turns that the mean is of, the share in which this is not yet known.
      const missed = Math.max(0, ((round - 1) * lessons.length + turn) / turns)
      at.forEach((row, i) => {
        for (const k of mistaken) {
          const moved = (values[i] ?? 0) * step * (shares[k] ?? 0)
          weights[row * many + k] = (weights[row * many + k] ?? 0) - moved
          known[row * many + k] = (known[row * many + k] ?? 0) + moved * missed
        }
      })
    }
  }
  weights.forEach((weight, at) => {
    known[at] = (known[at] ?? 0) + weight
  })
}

/**
 * Learns the labels of lessons by gradient descent; the same lessons always teach the same.
 * @param rounds how often all lessons are gone through: more where a mistake weighs more than the time
 * @param orders in how many orders: more where one lesson more or less should change little else
 */
export function learn(lessons: readonly Lesson[], rounds = ROUNDS, orders = ORDERS): Learned {
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
  const numbers = lessons.map(({ label }, i) => {
    const at = rowsOf[i] ?? []
    const length = Math.hypot(...at.map((row) => worth[row] ?? 0)) || 1
    return { at, values: at.map((row) => (worth[row] ?? 0) / length), label: labels.indexOf(label) }
  })
  const weights = new Float32Array(rows.size * many)
  for (let order = 0; order < orders; order += 1) study(numbers, many, rounds, `order ${order}`, weights)
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
    unit: unit / orders,
  }
}
