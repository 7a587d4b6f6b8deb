/** What can be read off the charts' own definitions. */
import { expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { CHARTS } from '../../machines/charts.ts'
import { isPathOf, requestOf, SCREENS } from '../../machines/routes.ts'
import { STEPS } from '../../machines/rules/domain.ts'
import { stage, TURNED } from './stage.ts'

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)]
const listening = (node: AnyStateNode): string[] => nodesIn(node).flatMap(({ ownEvents }) => ownEvents as string[])
const charts = CHARTS.map(({ id, root }) => [id, nodesIn(root as AnyStateNode)] as const)

test.each(charts)('%s tells what each of its states is', (_, [, ...nodes]) => {
  expect(nodes.filter(({ description }) => !description).map(({ id }) => id)).toEqual([])
})

test.each(charts)('%s answers every failure of what it invokes', (_, nodes) => {
  const unanswered = nodes.flatMap(({ invoke }) => invoke.filter(({ onError }) => !onError).map(({ id }) => id))
  expect(unanswered).toEqual([])
})

test('every screen has a title, and the way has seven steps', () => {
  const screens = [...SCREENS.values()]
  expect(screens.filter(({ title }) => title === '')).toEqual([])
  const steps = screens.flatMap(({ name, step }) => (step === null ? [] : `${step} ${name}`))
  expect(steps.join()).toBe('1 welcome,2 reader,3 category,4 topic,5 question,6 cardDraw,6 loading,7 result')
  expect(SCREENS.get('result')?.title).toBe('타로 결과 페이지')
})

const named = [...SCREENS.values()].flatMap(({ name, path, alias = path }) =>
  path === null || path === '*'
    ? []
    : [path, alias!].map((address) => [address.replace(/:\w+/, 'abc1234'), name] as const),
)
test.each([...named, ['/onboarding/2/', 'reader'] as const])('%s asks for %s, whose address it is', (path, name) => {
  expect(requestOf(path).type).toBe(`open.${name}`)
  expect(isPathOf(stage({ path, visit: TURNED }).actor.getSnapshot(), path.replace(/\/$/, '') || '/')).toBe(true)
})

test.each([
  ['/onboarding/6', { type: 'open.notFound' }],
  ['/ONBOARDING/2', { type: 'open.notFound' }],
  ['/result/abc/def', { type: 'open.notFound' }],
  ['/result/:resultId', { type: 'open.invalidResult' }],
  ['//elsewhere', { type: 'open.notFound' }],
  ['*', { type: 'open.notFound' }],
  ['', { type: 'open.notFound' }],
  ['/result/abc1234/', { type: 'open.result', resultId: 'abc1234' }],
  ['/result/%20a-b_C9%20', { type: 'open.result', resultId: 'a-b_C9' }],
  ['/result', { type: 'open.invalidResult' }],
  ['/result/%EC%95%84', { type: 'open.invalidResult' }],
  ['/result/%', { type: 'open.invalidResult' }],
  ['/result/null', { type: 'open.invalidResult' }],
  ['/share', { type: 'open.invalidShare' }],
  ['/share/', { type: 'open.invalidShare' }],
  ['/share/%20%20', { type: 'open.invalidShare' }],
  ['/share/undefined', { type: 'open.invalidShare' }],
  ['/share/a-b_C9', { type: 'open.share', sharedId: 'a-b_C9' }],
])('the address %j asks for %j', (path, request) => {
  expect(requestOf(path)).toEqual('resultId' in request || 'sharedId' in request ? request : { ...request, path })
})

const node = (id: string): AnyStateNode => charts.flatMap(([, nodes]) => nodes).find((each) => each.id === id)!

test('rules are structure: what must not happen is listened for nowhere', () => {
  for (const state of ['drawing.revealing', 'drawing.revealed'])
    expect(listening(node(state))).not.toContain('card.toggle')
  expect(listening(node('drawing.choosing.incomplete'))).not.toContain('drawing.goOn')
  expect(listening(node('luckyCard.faceUp'))).not.toContain('lucky.flip')
  const reached = (step: string, event: string) =>
    (node(`result.read.view.open.steps.${step}`).on[event] ?? []).map(({ target }) => target?.[0]?.key).join()
  expect(STEPS.map((step) => reached(step, 'step.next'))).toEqual([...STEPS.slice(1), ''])
  expect(STEPS.map((step) => reached(step, 'step.previous'))).toEqual(['', ...STEPS.slice(0, -1)])
})
