/** A provider that tells a reading bit by bit. */
import type { ReadingAnswer } from '../../../machines/result.types.ts'
import type { Reading, Step } from '../../../machines/rules/domain.ts'
import { reading, unwritten } from '../fixtures.ts'
import type { Provider } from '../renderApp.tsx'

/** The fixture's reading as far as it would be written up to a step. */
export const writtenUpTo = (last: Step): Reading => {
  const { past, present, future, summary } = reading.interpretations
  const count = ['past', 'present', 'future', 'summary', 'lucky'].indexOf(last) + 1
  return {
    ...unwritten,
    interpretations: {
      past,
      present: count > 1 ? present : null,
      future: count > 2 ? future : null,
      summary: count > 3 ? summary : null,
    },
    fortuneScore: count > 3 ? reading.fortuneScore : null,
    luckyCard: count > 4 ? reading.luckyCard : null,
  }
}

/** A provider that gives one answer a call, and the last one from then on. */
export const answering = (...answers: (Reading | Exclude<ReadingAnswer, { kind: 'reading' }> | Error)[]) => {
  const calls: string[] = []
  const fetchReading: Provider['fetchReading'] = ({ resultId }) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)]
    calls.push(resultId)
    if (answer instanceof Error) return Promise.reject(answer)
    if (answer && 'kind' in answer) return Promise.resolve(answer)
    return Promise.resolve({ kind: 'reading', reading: answer ?? unwritten })
  }
  return { calls, provider: { fetchReading } }
}

/** A provider with the record of an earlier page load that stood at a step. */
export const recalling = (step: Step, { of = reading, luckyTurned = false } = {}): Pick<Provider, 'recallResult'> => ({
  recallResult: () => Promise.resolve({ reading: of, luckyTurned, place: { step, isFollowing: false } }),
})
