import { expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { catalogMachine } from '../../machines/catalog.machine.ts'
import { luckyCardMachine } from '../../machines/luckyCard.machine.ts'
import { readingMachine } from '../../machines/reading.machine.ts'
import { resultMachine } from '../../machines/result.machine.ts'
import { requestOf, type ScreenMeta } from '../../machines/routes.ts'
import { selectionMachine } from '../../machines/selection.machine.ts'
import { sessionMachine } from '../../machines/session.machine.ts'
import { shareMachine } from '../../machines/share.machine.ts'
import { sharingMachine } from '../../machines/sharing.machine.ts'
import { waitingMachine } from '../../machines/waiting.machine.ts'

const MACHINES: readonly AnyStateMachine[] = [
  readingMachine,
  catalogMachine,
  sessionMachine,
  selectionMachine,
  resultMachine,
  luckyCardMachine,
  sharingMachine,
  shareMachine,
  waitingMachine,
]

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const listening = (node: AnyStateNode) => node.ownEvents as string[]

test.each(MACHINES.map((machine) => [machine.id, machine] as const))(
  '%s tells what each of its states is',
  (_, machine) => {
    const silent = nodesOf(machine.root).filter((node) => node !== machine.root && !node.description)
    expect(silent.map(({ id }) => id)).toEqual([])
  },
)

test.each(MACHINES.map((machine) => [machine.id, machine] as const))(
  '%s answers every failure of what it invokes',
  (_, machine) => {
    // Machines of our own and the callbacks that watch the document cannot fail; promises can.
    const own = new Set(['catalog', 'session', 'selection', 'waiting', 'result', 'luckyCard', 'sharing', 'share'])
    const unanswered = nodesOf(machine.root).flatMap((node) =>
      node.invoke
        .filter(({ id }) => !own.has(id) && !id.startsWith('watch'))
        .filter(({ id }) => !listening(node).includes(`xstate.error.actor.${id}`))
        .map(({ id }) => id),
    )
    expect(unanswered).toEqual([])
  },
)

const screens = Object.entries(readingMachine.root.states['visit']!.states)
  .filter(([, node]) => node.meta !== undefined)
  .map(([name, node]) => [name, node.meta as ScreenMeta] as const)

test('every screen has an address, a step and a title', () => {
  expect(screens.map(([name]) => name)).toEqual([
    'welcome',
    'reader',
    'category',
    'topic',
    'question',
    'cardDraw',
    'loading',
    'demoLoading',
    'result',
    'invalidResult',
    'share',
    'invalidShare',
    'notFound',
  ])
  for (const [, meta] of screens) expect(meta.title).not.toBe('')
  expect(screens.flatMap(([name, { step }]) => (step === null ? [] : [[name, step]]))).toEqual([
    ['welcome', 1],
    ['reader', 2],
    ['category', 3],
    ['topic', 4],
    ['question', 5],
    ['cardDraw', 6],
    ['loading', 6],
    ['result', 7],
  ])
  expect(readingMachine.root.states['visit']!.states['result']!.meta).toMatchObject({ title: '타로 결과 페이지' })
})

test.each(screens.filter(([, { path }]) => path !== '*'))('the address of %s asks for it', (name, { path, alias }) => {
  for (const pattern of [path, ...(alias ? [alias] : [])])
    expect(requestOf(pattern.replace(/:\w+/, 'abc1234')).screen).toBe(name)
})

test.each([
  ['/onboarding/2/', 'reader', null],
  ['/onboarding/6', 'notFound', null],
  ['/ONBOARDING/2', 'notFound', null],
  ['/result/abc1234', 'result', 'abc1234'],
  ['/result/abc1234/', 'result', 'abc1234'],
  ['/result/abc/def', 'notFound', null],
  ['/result', 'invalidResult', null],
  ['/result/%EC%95%84', 'invalidResult', null],
  ['/result/%', 'invalidResult', null],
  ['/share', 'invalidShare', null],
  ['/share/', 'invalidShare', null],
  ['/share/%20%20', 'invalidShare', null],
  ['/share/undefined', 'invalidShare', null],
  ['/share/a-b_C9', 'share', 'a-b_C9'],
  ['//elsewhere', 'notFound', null],
  ['', 'notFound', null],
])('the address %j asks for %s', (path, screen, id) => {
  expect(requestOf(path)).toEqual({ screen, id })
})

test('rules are structure: what must not happen is listened for nowhere', () => {
  const revealing = nodesOf(selectionMachine.root.states['revealing']!)
  expect(revealing.flatMap(listening).filter((event) => event.startsWith('card.'))).toEqual([])
  const complete = selectionMachine.root.states['choosing']!.states['complete']!
  expect(listening(complete)).not.toContain('card.pick')
  const faceUp = nodesOf(luckyCardMachine.root.states['faceUp']!)
  expect(faceUp.flatMap(listening)).not.toContain('lucky.flip')
  const steps = resultMachine.root.states['open']!.states['steps']!.states
  const reached = (step: string, event: string) =>
    (steps[step]!.transitions.get(event) ?? []).flatMap(({ target }) => (target ?? []).map(({ key }) => key))
  expect(['past', 'present', 'future', 'summary', 'lucky'].map((step) => reached(step, 'step.next'))).toEqual([
    ['present'],
    ['future'],
    ['summary'],
    ['lucky'],
    [],
  ])
  expect(reached('past', 'step.previous')).toEqual([])
})
