// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, setup, type AnyActorLogic } from 'xstate'
import { watchAttention, watchConnection } from '../../src/effects/attention.ts'

const world = { online: true, visible: true }
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => world.online)
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (world.visible ? 'visible' : 'hidden'))

const become = (change: Partial<typeof world>): void => {
  Object.assign(world, change)
  if ('online' in change) dispatchEvent(new Event(change.online ? 'online' : 'offline'))
  if ('visible' in change) document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => Object.assign(world, { online: true, visible: true }))

/** What a parent hears from a watcher, and how to leave the state that invokes it. */
const hearing = (watcher: AnyActorLogic) => {
  const heard: string[] = []
  const parent = setup({
    types: { events: {} as { type: string } },
    actors: { watcher },
    actions: { hear: ({ event }) => void heard.push(event.type) },
  }).createMachine({
    initial: 'here',
    states: { here: { invoke: { src: 'watcher' }, on: { leave: 'gone', '*': { actions: 'hear' } } }, gone: {} },
  })
  const actor = createActor(parent).start()
  return { heard, leave: () => actor.send({ type: 'leave' }) }
}

test('the connection: every loss and return, and a loss at the start', () => {
  const { heard } = hearing(watchConnection)
  expect(heard).toEqual([])
  become({ online: false })
  become({ online: true })
  expect(heard).toEqual(['connection.lost', 'connection.restored'])
  world.online = false
  expect(hearing(watchConnection).heard).toEqual(['connection.lost'])
})

test('attention is back only when the page is both visible and online, and each change is told once', () => {
  const { heard } = hearing(watchAttention)
  become({ visible: false })
  become({ online: false })
  become({ visible: true })
  expect(heard).toEqual(['attention.lost'])
  become({ online: true })
  become({ visible: true })
  expect(heard).toEqual(['attention.lost', 'attention.returned'])
})

test.for([{ visible: false }, { online: false }])('a page that opens %j has lost attention at the start', (change) => {
  Object.assign(world, change)
  expect(hearing(watchAttention).heard).toEqual(['attention.lost'])
})

test.for([
  ['connection', watchConnection],
  ['attention', watchAttention],
] as const)('nobody listens to the %s any more once its state is left', ([, watcher]) => {
  const removed = vi.spyOn(globalThis, 'removeEventListener')
  const { heard, leave } = hearing(watcher)
  leave()
  become({ online: false, visible: false })
  expect(heard).toEqual([])
  expect(removed.mock.calls.map(([type]) => type).toSorted()).toEqual(['offline', 'online'])
  removed.mockRestore()
})
