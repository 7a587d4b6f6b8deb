import { getShortestPaths } from '@xstate/graph'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ReadingEvent } from '../../machines/reading.types.ts'
import { pathOf } from '../../machines/routes.ts'
import { BLANK_VISIT } from '../../machines/rules/visit.ts'

const VISITOR: readonly ReadingEvent[] = [
  { type: 'open.welcome' },
  { type: 'visit.start' },
  { type: 'reader.toggle', readerType: 'F' },
  { type: 'category.toggle', code: 'LOVE' },
  { type: 'topic.toggle', code: 'REUNION' },
  { type: 'question.change', text: '새로운 인연을 만날 수 있을까요?' },
  { type: 'visit.previous' },
  { type: 'visit.next' },
]
const OUTPUT = { kind: 'seated', sessionId: 'abc1234', nickname: '별이' } as const
const SEATED = { type: 'xstate.done.actor.seat', actorId: 'seat', output: OUTPUT } as const
export const NAMED = { ...BLANK_VISIT, nickname: '별이', sessionNickname: '별이' }
/** Every way from page to page of the wizard, up to the card table, with a nickname that was judged before. */
export const paths = getShortestPaths(readingMachine, {
  input: { visit: NAMED, theme: 'dark' },
  events: (state): readonly ReadingEvent[] =>
    state.matches({ visit: { onboarding: { welcome: 'creating' } } })
      ? [SEATED]
      : VISITOR.filter((event) => state.can(event)),
  serializeState: (state, event, before) => JSON.stringify([state.value.visit, event, before?.value.visit]),
  stopWhen: (state) => state.matches({ visit: 'cardDraw' }),
}).map(({ steps }) => steps.slice(1).map(({ event, state }) => ({ event, address: pathOf(state) })))
