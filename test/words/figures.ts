/** Readings by the thousand: what an editor would mark in them, how often they say the same, how their scores lie. */
import { cardById, CARDS } from '../../src/deck/cards.ts'
import type { ReadingRequest } from '../../src/provider/section.ts'
import { writeSection } from '../../src/provider/writing/composer.ts'
import { problemsIn, sentencesOf, type Problem } from './lint.ts'
import { faultsOfTexts } from './texts.ts'
import { visitOf } from './visits.ts'

export const TEXTS = ['past', 'present', 'future', 'summary'] as const

export interface Reading {
  request: ReadingRequest
  texts: Record<(typeof TEXTS)[number], string>
  score: number
}

/** Writes the whole reading of a request. */
export function readingOf(request: ReadingRequest): Reading {
  const written = (section: 'score' | (typeof TEXTS)[number]) => writeSection(section, request)
  const textOf = (section: (typeof TEXTS)[number]): string => {
    const content = written(section)
    if (!('text' in content)) throw new TypeError(`${section} is no text`)
    return content.text
  }
  const scored = written('score')
  if (!('score' in scored)) throw new TypeError('The score is none')
  return {
    request,
    texts: { past: textOf('past'), present: textOf('present'), future: textOf('future'), summary: textOf('summary') },
    score: scored.score,
  }
}

/** The readings of visits `from` up to, not including, `from + count`. */
export const readingsOf = (count: number, held?: Parameters<typeof visitOf>[1], from = 0): Reading[] =>
  Array.from({ length: count }, (_, index) => readingOf(visitOf(from + index, held)))

/** A name with its particle: the only words that the composer joins; everything else an editor has written whole. */
const NAMED = new RegExp(`^(?:${CARDS.map(({ nameKo }) => nameKo.split(' ').at(-1)).join('|')}|손님)[가-힣]{1,3}$`)

/** What an editor would mark in a reading, with the section it stands in. */
export const problemsOf = ({ request, texts }: Reading): (Problem & { section: string })[] =>
  TEXTS.flatMap((section) =>
    problemsIn(texts[section], request)
      .filter(({ rule, found }) => rule !== 'particle' || NAMED.test(found))
      .map((problem) => ({ ...problem, section })),
  )

/** How many of each, most frequent first. */
export function countsOf(marks: readonly string[]): [mark: string, count: number][] {
  const counts = new Map<string, number>()
  for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

/** How many scores lie in 0–9, 10–19 … 90–100. */
export function histogramOf(scores: readonly number[]): number[] {
  const deciles = Array.from({ length: 10 }, () => 0)
  for (const score of scores) {
    const decile = Math.min(9, Math.floor(score / 10))
    deciles[decile] = (deciles[decile] ?? 0) + 1
  }
  return deciles
}

/** What is said without whom and what is named: nickname, card names and quoted words are taken out. */
const frameOf = (sentence: string, { nickname }: ReadingRequest): string =>
  sentence
    .replaceAll(`${nickname}님`, '○')
    .replace(CARD_NAME, '□')
    .replace(/[“‘][^”’]*[”’]/g, '“”')
const CARD_NAME = new RegExp(
  `(?:뒤집힌 )?(?:${CARDS.map(({ nameKo }) => nameKo)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?=[은는이가을를의도에과와]|예요|이에요|\\s|$)`,
  'g',
)

/** The sentences of a whole reading without names and quotations, each once. */
export const framesIn = ({ request, texts }: Reading): Set<string> =>
  new Set(TEXTS.flatMap((section) => sentencesOf(texts[section]).map((sentence) => frameOf(sentence, request))))

/** How much readings repeat each other: sentences most frequent first, and the largest share that two have in common. */
export function repetitionOf(readings: readonly Reading[]): {
  sentences: [sentence: string, count: number][]
  share: number
  middle: number
} {
  const each = readings.map(framesIn)
  const shares = each
    .flatMap((one, index) =>
      each
        .slice(index + 1)
        .map((other) => [...one].filter((said) => other.has(said)).length / Math.min(one.size, other.size)),
    )
    .toSorted((one, other) => one - other)
  return {
    sentences: countsOf(each.flatMap((said) => [...said])),
    share: shares.at(-1) ?? 0,
    middle: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length),
  }
}

/** What a reading may not have more of, by name: card names in a position and in the summary, similes and keywords in quotes. */
export function countsIn({ request, texts }: Reading): Record<'position' | 'summary' | 'similes' | 'quoted', number> {
  // 힘, 달 and 별 are words of every day too, and not counted.
  const names = request.cards.map(({ cardId }) => cardById(cardId)?.nameKo ?? '').filter(({ length }) => length > 1)
  const named = (text: string): number =>
    names.reduce(
      (sum, name) =>
        sum +
        text.split(new RegExp(`(?<![가-힣])${name}(?=[은는이가을를의도에과와,]|예요|이에요| 카드|\\s다음)`)).length -
        1,
      0,
    )
  const all = TEXTS.map((section) => texts[section])
  return {
    position: Math.max(...TEXTS.slice(0, 3).map((section) => named(texts[section]))),
    summary: named(texts.summary),
    similes: Math.max(...all.map((text) => text.match(/[가-힣]+(?:처럼|듯이|듯 |인 양)/g)?.length ?? 0)),
    quoted: all.reduce((sum, text) => sum + (text.match(/‘[^’]{1,8}’/g)?.length ?? 0), 0),
  }
}

/** Whole sections that more than one reading has. */
export const repeatedSections = (readings: readonly Reading[]): [text: string, count: number][] =>
  countsOf(readings.flatMap(({ texts }) => TEXTS.map((section) => texts[section]))).filter(([, count]) => count > 1)

/** Three topics as far from each other as a visitor may ask. */
export const TOPICS: readonly string[] = ['REUNION', 'CHANGE', 'CONFIDENCE']

const bar = (count: number, most: number): string => '█'.repeat(Math.round((40 * count) / most))

function whole({ request, texts, score }: Reading): string {
  const { nickname, readerType, questionText } = request
  return [
    `${readerType} · ${nickname} · ${questionText} · ${score}`,
    ...TEXTS.map((section) => `[${section} ${texts[section].length}] ${texts[section]}`),
  ].join('\n')
}

/** The figures of `count` readings as they are printed. */
export function report(count: number): string {
  const readings = readingsOf(count)
  const problems = readings.flatMap(problemsOf)
  const histogram = histogramOf(readings.map(({ score }) => score))
  const lengths = TEXTS.map((section) => {
    const all = readings.map(({ texts }) => texts[section].length)
    return `${section} ${Math.min(...all)}–${Math.max(...all)}`
  })
  const faults = faultsOfTexts()
  return [
    `Texts: an editor would mark ${faults.length} places`,
    ...faults.slice(0, 40).map((fault) => `  ${fault}`),
    `${count} readings: an editor would mark ${problems.length} places`,
    ...countsOf(problems.map(({ rule }) => rule)).map(([rule, marks]) => `  ${String(marks).padStart(6)} ${rule}`),
    ...problems.slice(0, 10).map(({ section, rule, found }) => `  ${section}, ${rule}: ${found}`),
    `Characters: ${lengths.join(', ')}`,
    'Scores:',
    ...histogram.map((scores, decile) => {
      const share = ((100 * scores) / count).toFixed(1).padStart(5)
      return `  ${String(decile * 10).padStart(3)}–${String(decile === 9 ? 100 : decile * 10 + 9).padEnd(3)} ${share} % ${bar(scores, Math.max(...histogram))}`
    }),
    ...TOPICS.flatMap((topicCode, index) => {
      const { sentences, share, middle } = repetitionOf(
        readingsOf(100, { topicCode, readerType: 'F' }, 10_000 + index * 100),
      )
      return [
        `${topicCode}, 100 readings: two share ${(100 * middle).toFixed(1)} % of their sentences on average, ${(100 * share).toFixed(0)} % at most; most frequent:`,
        ...sentences.slice(0, 3).map(([sentence, times]) => `  ${times} × ${sentence}`),
      ]
    }),
    `1000 visits: ${repeatedSections(readings.slice(0, 1000)).length} whole sections repeat`,
    ...readings.slice(0, 3).map((reading) => `\n${whole(reading)}`),
  ].join('\n')
}
