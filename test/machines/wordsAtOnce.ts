import { fromCallback } from 'xstate'
import type { WordsReport, WordsRequest } from '../../machines/reading.types.ts'
import { isProfane } from '../../machines/rules/profanity.ts'

/** What the judge says of texts. */
export const judged = ({ texts }: WordsRequest): WordsReport => ({
  type: 'words.judged',
  judged: texts.map((text) => ({ text, isProfane: isProfane(text) })),
})

/** The judge with its lists at hand: it answers within the same breath. */
export const wordsAtOnce = fromCallback<WordsRequest>(({ sendBack, receive }) => {
  receive((request) => {
    if (request.texts.length > 0) sendBack(judged(request))
  })
})
