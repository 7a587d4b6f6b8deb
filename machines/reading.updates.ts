/** What the root chart remembers after an event: plain functions that `assign` applies. */
import { assertEvent } from 'xstate'
import type { ReadingContext, ReadingEvent } from './reading.types.ts'
import { requestOf, resultPathOf } from './routes.ts'
import { cleanNickname } from './rules/nickname.ts'
import { plainPunctuation } from './rules/question.ts'
import { randomNickname } from './rules/randomNickname.ts'
import * as visits from './rules/visit.ts'

interface Happened {
  context: ReadingContext
  event: ReadingEvent
}

export const keepRequest = ({ event }: Happened) => {
  assertEvent(event, 'visit.requested')
  return { requestedPath: event.path }
}

export const openRequestedResult = ({ event }: Happened) => {
  assertEvent(event, 'visit.requested')
  return { resultId: requestOf(event.path).id }
}

export const openRequestedShare = ({ event }: Happened) => {
  assertEvent(event, 'visit.requested')
  return { shareId: requestOf(event.path).id }
}

export const openOwnResult = ({ context }: Happened) => ({ resultId: context.visit.sessionId })

export const keepResultPath = ({ context }: Happened) => ({ requestedPath: resultPathOf(context.resultId ?? '') })

export const keepNickname = ({ context: { visit }, event }: Happened) => {
  assertEvent(event, 'nickname.change')
  return { visit: { ...visit, nickname: event.text } }
}

export const nameVisitor = ({ context: { visit } }: Happened) => ({
  visit: { ...visit, nickname: cleanNickname(visit.nickname) || randomNickname() },
})

export const keepSession = ({ context: { visit }, event }: Happened) => {
  assertEvent(event, 'session.created')
  return { visit: visits.withSession(visit, event.sessionId, event.nickname) }
}

export const forgetSession = ({ context: { visit } }: Happened) => ({ visit: visits.withoutSession(visit) })

export const chooseReader = ({ context: { visit }, event }: Happened) => {
  assertEvent(event, 'reader.toggle')
  return { visit: { ...visit, selectedReader: { type: event.readerType } } }
}

export const clearReader = ({ context: { visit } }: Happened) => ({ visit: { ...visit, selectedReader: null } })

export const chooseCategory = ({ context: { visit }, event }: Happened) => {
  assertEvent(event, 'category.toggle')
  return { visit: visits.withCategory(visit, event.code) }
}

export const clearCategory = ({ context: { visit } }: Happened) => ({ visit: visits.withCategory(visit, null) })

export const chooseTopic = ({ context: { visit }, event }: Happened) => {
  assertEvent(event, 'topic.toggle')
  return { visit: visits.withTopic(visit, event.code) }
}

export const clearTopic = ({ context: { visit } }: Happened) => ({ visit: visits.withTopic(visit, null) })

export const chooseSample = ({ context: { visit }, event }: Happened) => {
  assertEvent(event, 'sample.toggle')
  return { visit: { ...visit, sampleQuestion: event.question, customQuestion: '' } }
}

export const clearSample = ({ context: { visit } }: Happened) => ({ visit: { ...visit, sampleQuestion: null } })

export const keepQuestion = ({ context: { visit }, event }: Happened) => {
  assertEvent(event, 'question.change')
  return { visit: { ...visit, sampleQuestion: null, customQuestion: plainPunctuation(event.text) } }
}

export const keepCards = ({ context: { visit }, event }: Happened) => {
  assertEvent(event, 'session.cardsDrawn')
  return { visit: { ...visit, predefinedCards: event.cards } }
}

export const keepPicks = ({ context: { visit }, event }: Happened) => {
  assertEvent(event, ['card.picked', 'card.returned'])
  return { visit: { ...visit, picks: event.picks } }
}

export const keepFlipped = ({ context: { visit }, event }: Happened) => {
  assertEvent(event, 'card.flipped')
  return { visit: { ...visit, flipped: event.flipped } }
}

export const keepAnswers = ({ context: { visit } }: Happened) => ({
  visit: { ...visit, submittedAnswers: visits.answersOf(visit) },
})

export const forgetVisit = () => ({ visit: visits.BLANK_VISIT, resultId: null, shareId: null })
