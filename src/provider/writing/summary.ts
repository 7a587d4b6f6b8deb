import type { FortuneBand } from '../../../machines/rules/score.ts'
import { wordAbout } from './answers.ts'
import { answerIn, pictureOf, stepFrom } from './position.ts'
import { ARCS, THREAD, shapeOf, tiesOf } from './spread.ts'
import { nameOf, type Telling } from './telling.ts'
import type { Mood } from './voices/voice.ts'

const MOODS: Readonly<Record<FortuneBand, Mood>> = {
  veryGood: 'glad',
  good: 'glad',
  calm: 'even',
  careful: 'low',
  hard: 'low',
}

/**
 * The text of the summary: what the score says, an answer in kind, what was, what is and what may come, what to do, and
 * `advice` beside it.
 */
export function writeSummary(telling: Telling, advice: string | null): string {
  const { voice, spread, asked, band, generous, say } = telling
  const about = wordAbout(asked.about)
  const ties = tiesOf(spread)
    .slice(0, about && !generous ? 2 : 3)
    .map(({ lines, values, pair: [a, b] }) =>
      say(lines, { ...values, a: a ? [nameOf(a)] : [], b: b ? [nameOf(b)] : [] }),
    )
  const future = spread[2]
  const pictured = telling.area !== null && (generous || telling.pictured === 'future')
  return [
    say(voice.summaryOpenings),
    say(voice.verdicts[band]),
    answerIn(telling, 1),
    say(ARCS[shapeOf(spread)]),
    say(THREAD[future.tone]),
    ...ties,
    ...(pictured ? [pictureOf(telling, future)] : []),
    ...(about ? [say(about.lines, about.values)] : []),
    ...(voice.stepsIn.includes('summary') ? [stepFrom(telling, 'future')] : []),
    ...(advice ? [advice] : []),
    say(voice.summaryClosings[MOODS[band]]),
  ].join(' ')
}
