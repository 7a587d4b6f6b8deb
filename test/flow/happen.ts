/** How each event comes about in the replay: a press is what the screens send, the rest is done to the world. */
import { ANSWERS } from './answers.ts'
import type { EventOf, EventType, SystemEvent } from './events.ts'
import type { Running } from './running.ts'
import { fail, settle } from './steered.ts'

const answerOf = ({ call, answer }: EventOf<'ANSWERED'>): unknown =>
  (ANSWERS[call] as Readonly<Record<string, unknown>>)[answer]

export const HAPPEN: { [T in EventType]: (system: Running, event: EventOf<T>) => void } = {
  NICKNAME_TYPED: ({ actor }, { text }) => actor.send({ type: 'nickname.change', text }),
  NICKNAME_LEFT: ({ actor }) => actor.send({ type: 'nickname.blur' }),
  START: ({ actor }) => actor.send({ type: 'visit.start' }),
  READER: ({ actor }, { readerType }) => actor.send({ type: 'reader.toggle', readerType }),
  CATEGORY: ({ actor }, { code }) => actor.send({ type: 'category.toggle', code }),
  TOPIC: ({ actor }, { code }) => actor.send({ type: 'topic.toggle', code }),
  SAMPLE: ({ actor }, { question }) => actor.send({ type: 'sample.toggle', question }),
  QUESTION_TYPED: ({ actor }, { text }) => actor.send({ type: 'question.change', text }),
  QUESTION_LEFT: ({ actor }) => actor.send({ type: 'question.blur' }),
  NEXT: ({ actor }) => actor.send({ type: 'visit.next' }),
  PREVIOUS: ({ actor }) => actor.send({ type: 'visit.previous' }),
  RETRY_CATALOG: (system) => system.send('catalog', { type: 'catalog.load' }),
  PICK: (system, { card }) => system.actor.getSnapshot().children.selection?.send({ type: 'card.pick', card }),
  PUT_BACK: (system, { card }) => system.actor.getSnapshot().children.selection?.send({ type: 'card.putBack', card }),
  REVEAL: (system) => system.send('selection', { type: 'reveal.start' }),
  STEP_NEXT: (system) => system.send('result', { type: 'step.next' }),
  STEP_PREVIOUS: (system) => system.send('result', { type: 'step.previous' }),
  RETRY_READING: (system) => system.send('result', { type: 'result.retry' }),
  FLIP: (system) => system.send('luckyCard', { type: 'lucky.flip' }),
  FINISH_TYPING: (system) => system.send('luckyCard', { type: 'lucky.finishTyping' }),
  SHARE: (system) => system.send('sharing', { type: 'share.start' }),
  CLOSE_LINK: (system) => system.send('sharing', { type: 'share.closeField' }),
  SAVE_IMAGE: ({ actor }) => {
    const { result } = actor.getSnapshot().children
    const card = result?.getSnapshot().context.reading?.luckyCard
    if (!card?.imageUrl) throw new Error('there is no picture')
    const { sharing } = result!.getSnapshot().children
    sharing?.send({ type: 'image.save', imageUrl: card.imageUrl, name: card.name })
  },
  RESTART: ({ actor }) => actor.send({ type: 'visit.restart' }),
  HOME: ({ actor }) => actor.send({ type: 'visit.requested', path: '/' }),
  THEME: ({ actor }) => actor.send({ type: 'theme.toggle' }),
  DISMISS: ({ actor }) => actor.send({ type: 'banner.dismiss' }),
  BACK: ({ history }) => history.go(-1),
  FORWARD: ({ history }) => history.go(1),
  TYPE_ADDRESS: (system, { path }) => system.load(path),
  HIDE: (system) => {
    system.world.isVisible = false
    system.look()
  },
  SHOW: (system) => {
    system.world.isVisible = true
    system.look()
  },
  OFFLINE: (system) => {
    system.world.isOnline = false
    system.look()
  },
  ONLINE: (system) => {
    system.world.isOnline = true
    system.look()
  },
  STORAGE_FULL: ({ world }) => {
    world.isFull = true
  },
  TICK: (system, { delay }) => {
    const pause = system.pauses.find((running) => running.delay === delay)
    if (!pause) throw new Error(`${delay} does not run`)
    system.pass(pause.left)
  },
  ANSWERED: (system, event) => settle(system.find(event.call), answerOf(event)),
  FAILED: (system, { call }) => fail(system.find(call)),
}

export const happen = (system: Running, event: SystemEvent): void => {
  const run: (system: Running, event: never) => void = HAPPEN[event.type]
  run(system, event as never)
}
