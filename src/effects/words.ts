/** Judges what is typed (specification section 5, profanity), by lists of words that come after the page. */
import { fromCallback } from 'xstate'
import type { WordsReport, WordsRequest } from '../../machines/reading.types.ts'

export type IsProfane = (text: string) => boolean

/**
 * Answers each request at once where the lists are here, else when they come, or that they do not.
 * @param fetchLists gives the judge that has them
 * @param whenIdle does what can wait: fetching them ahead of the first request
 */
export const watchWords = (fetchLists: () => Promise<IsProfane>, whenIdle: (work: () => void) => void) => {
  let isProfane: IsProfane | null = null
  const comeAhead = async (): Promise<IsProfane> => (isProfane ??= await fetchLists())
  return fromCallback<WordsRequest>(({ sendBack, receive }) => {
    let isOver = false
    /** The last request is the only one that anybody still waits for. */
    let wanted: readonly string[] = []
    const answer = (judge: IsProfane) => {
      const judged = wanted.map((text) => ({ text, isProfane: judge(text) }))
      sendBack({ type: 'words.judged', judged } satisfies WordsReport)
    }
    whenIdle(() => void comeAhead().catch(() => {}))
    receive(({ texts }) => {
      wanted = texts
      if (texts.length === 0) return
      if (isProfane) return answer(isProfane)
      comeAhead().then(
        (judge) => void (isOver || answer(judge)),
        () => void (isOver || sendBack({ type: 'words.unjudged' } satisfies WordsReport)),
      )
    })
    return () => {
      isOver = true
    }
  })
}
