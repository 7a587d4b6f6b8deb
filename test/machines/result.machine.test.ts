import { expect, test } from 'vitest'
import { FILLED, LUCKY, reading, settle, stage, WHOLE } from './stage.ts'
import type { ResultRecord } from '../../machines/result.types.ts'

const open = async (record: ResultRecord | null = null) => {
  const s = stage({ path: '/result/abc1234', visit: FILLED })
  await s.calls.recall.answer(record)
  const result = s.child('result')
  return {
    ...s,
    result,
    step: () => {
      const { value } = result.getSnapshot()
      return typeof value === 'string' ? value : (value as { open: { steps: string } }).open.steps
    },
    is: (polling: string) => result.getSnapshot().matches({ open: { polling } } as never),
    poll: (...written: Parameters<typeof reading>) =>
      s.calls.poll.answer({ kind: 'reading', reading: reading(...written) }),
    child: (id: 'luckyCard' | 'sharing') => result.getSnapshot().children[id]!,
  }
}

test('polls at once, then five seconds after each answer or failure, one call at most, until it is complete', async () => {
  const s = await open()
  expect(s.calls.poll.count).toBe(1)
  s.pass(20_000)
  expect(s.calls.poll.count).toBe(1)
  await s.calls.poll.answer({ kind: 'pending' })
  s.pass(4990)
  expect(s.calls.poll.count).toBe(1)
  s.pass(10)
  expect(s.calls.poll.count).toBe(2)
  await s.calls.poll.fail('HTTP 500: boom')
  s.pass(5000)
  await s.poll('processing', ['past'])
  s.pass(5000)
  expect(s.calls.poll.count).toBe(4)
  await s.poll('completed', WHOLE)
  s.pass(60_000)
  expect(s.calls.poll.count).toBe(4)
  expect(s.told()).toEqual(['fault:poll', 'result.completed'])
})

test('polling pauses while nobody looks or no network is there, and resumes at once', async () => {
  const s = await open()
  s.attend({ type: 'attention.lost' })
  expect(s.calls.poll.inFlight).toBe(0)
  s.pass(60_000)
  expect(s.calls.poll.count).toBe(1)
  s.attend({ type: 'attention.returned' })
  expect(s.calls.poll.count).toBe(2)
  await s.calls.poll.answer({ kind: 'pending' })
  s.attend({ type: 'attention.lost' })
  s.pass(60_000)
  expect(s.calls.poll.count).toBe(2)
  s.attend({ type: 'attention.returned' })
  expect(s.calls.poll.count).toBe(3)
  await s.poll('failed')
  s.attend({ type: 'attention.lost' })
  s.attend({ type: 'attention.returned' })
  expect(s.calls.poll.count).toBe(4)
})

test('the view follows what is written, one step at a time', async () => {
  const s = await open()
  await s.poll('processing', ['past', 'present', 'future'])
  expect(s.step()).toBe('present')
  s.pass(290)
  expect(s.step()).toBe('present')
  s.pass(10)
  expect(s.step()).toBe('future')
  s.pass(4700)
  await s.poll('processing', ['past', 'present', 'future', 'summary'])
  expect(s.step()).toBe('summary')
  s.pass(5000)
  await s.poll('completed', WHOLE)
  s.pass(1000)
  expect(s.step()).toBe('summary')
})

test('the first manual move ends the following', async () => {
  const s = await open()
  await s.poll('processing', ['past', 'present'])
  s.result.send({ type: 'step.previous' })
  expect(s.step()).toBe('past')
  s.pass(5000)
  await s.poll('processing', ['past', 'present', 'future'])
  s.pass(1000)
  expect(s.step()).toBe('past')
})

test('a reading that is complete at the first answer opens at the past', async () => {
  const s = await open()
  await s.poll('completed', WHOLE)
  s.pass(1000)
  expect(s.step()).toBe('past')
})

test('steps move strictly one at a time, as far as there is something to show', async () => {
  const s = await open()
  await s.poll('completed', ['past', 'present', 'summary', 'lucky'])
  s.result.send({ type: 'step.previous' })
  expect(s.step()).toBe('past')
  s.result.send({ type: 'step.next' })
  expect(s.step()).toBe('present')
  expect(s.result.getSnapshot().context.direction).toBe('forward')
  s.result.send({ type: 'step.next' })
  expect(s.step()).toBe('present')
  s.result.send({ type: 'step.previous' })
  expect(s.step()).toBe('past')
  expect(s.result.getSnapshot().context.direction).toBe('back')
})

test('nothing follows the lucky card, and the way back is one step too', async () => {
  const s = await open()
  await s.poll('completed', WHOLE)
  for (let i = 0; i < 9; i++) s.result.send({ type: 'step.next' })
  expect(s.step()).toBe('lucky')
  for (const step of ['summary', 'future', 'present', 'past', 'past']) {
    s.result.send({ type: 'step.previous' })
    expect(s.step()).toBe(step)
  }
})

test('a failed reading says so, is asked again on demand and by itself, and forgets the failure when it goes on', async () => {
  const s = await open()
  await s.calls.poll.answer({ kind: 'reading', reading: { ...reading('failed'), message: '쓰다가 멈췄어요' } })
  expect(s.result.getSnapshot().context.failure).toBe('쓰다가 멈췄어요')
  s.result.send({ type: 'result.retry' })
  expect(s.calls.poll.count).toBe(2)
  expect(s.result.getSnapshot().context.failure).toBe('쓰다가 멈췄어요')
  await s.poll('failed')
  s.pass(5000)
  expect(s.calls.poll.count).toBe(3)
  await s.calls.poll.fail('HTTP 502: Bad Gateway')
  expect(s.result.getSnapshot().context.failure).toBe('')
  s.result.send({ type: 'result.retry' })
  expect(s.calls.poll.count).toBe(4)
  await s.poll('processing', ['past'])
  expect(s.result.getSnapshot().context.failure).toBeNull()
})

test('a result that was complete before is shown without a call, at the step where it was left', async () => {
  const s = await open({ reading: reading('completed', WHOLE), step: 'lucky', luckyTurned: true })
  s.pass(60_000)
  expect(s.calls.poll.count).toBe(0)
  expect(s.step()).toBe('lucky')
  expect(
    s
      .child('luckyCard')
      .getSnapshot()
      .matches({ faceUp: 'told' } as never),
  ).toBe(true)
})

test.each(['past', 'present', 'future', 'summary', 'lucky'] as const)(
  'a reload at %s resumes there, in the own hands',
  async (step) => {
    const s = await open({ reading: reading('processing', WHOLE), step, luckyTurned: false })
    expect(s.step()).toBe(step)
    await s.poll('processing', WHOLE)
    s.pass(2000)
    expect(s.step()).toBe(step)
  },
)

test('a record that cannot be recalled is as none', async () => {
  const s = stage({ path: '/result/abc1234' })
  await s.calls.recall.fail('blocked')
  expect(s.calls.poll.count).toBe(1)
})

test('the lucky card flips once it is there, only once, also after a look at the summary', async () => {
  const s = await open()
  await s.poll('processing', ['past', 'present', 'future', 'summary'])
  const lucky = s.child('luckyCard') as never as {
    send: (e: object) => void
    getSnapshot: () => { value: unknown; context: { typed: number } }
  }
  lucky.send({ type: 'lucky.flip' })
  expect(lucky.getSnapshot().value).toBe('awaited')
  s.pass(5000)
  await s.poll('completed', WHOLE)
  expect(lucky.getSnapshot().value).toBe('faceDown')
  lucky.send({ type: 'lucky.flip' })
  await settle()
  expect(s.result.getSnapshot().context.luckyTurned).toBe(true)
  s.pass(500)
  expect(lucky.getSnapshot().context.typed).toBe(0)
  s.pass(30)
  expect(lucky.getSnapshot().context.typed).toBe(1)
  s.pass(30 * (LUCKY.message.length - 1))
  expect(lucky.getSnapshot()).toMatchObject({ value: { faceUp: 'told' }, context: { typed: LUCKY.message.length } })
  for (const type of ['step.next', 'step.previous']) s.result.send({ type } as never)
  for (const type of ['lucky.flip', 'lucky.arrive']) lucky.send({ type, card: LUCKY })
  expect(lucky.getSnapshot().value).toEqual({ faceUp: 'told' })
  expect(s.told().filter((type) => type === 'result.cardFlipped')).toHaveLength(1)
})

test.each([0, 520])('a click %i ms after the flip tells the whole lucky message', async (ms) => {
  const s = await open({ reading: reading('completed', WHOLE), step: 'lucky', luckyTurned: false })
  const lucky = s.child('luckyCard')
  lucky.send({ type: 'lucky.flip' } as never)
  s.pass(ms)
  lucky.send({ type: 'lucky.finishTyping' } as never)
  expect(lucky.getSnapshot()).toMatchObject({ value: { faceUp: 'told' }, context: { typed: LUCKY.message.length } })
})

test('sharing: the sheet, else the clipboard, else a field; a closed sheet is no error', async () => {
  const s = await open({ reading: reading('completed', WHOLE), step: 'lucky', luckyTurned: true })
  const sharing = s.child('sharing')
  const link = () => (sharing.getSnapshot() as { value: { link: string } }).value.link
  sharing.send({ type: 'share.start' } as never)
  sharing.send({ type: 'share.start' } as never)
  expect(s.calls.sheet.count).toBe(1)
  await s.calls.sheet.answer('dismissed')
  expect(link()).toBe('idle')
  sharing.send({ type: 'share.start' } as never)
  await s.calls.sheet.answer('shared')
  sharing.send({ type: 'share.start' } as never)
  await s.calls.sheet.answer('unsupported')
  await s.calls.copy.answer(undefined)
  expect(link()).toBe('idle')
  sharing.send({ type: 'share.start' } as never)
  await s.calls.sheet.fail('NotAllowedError')
  await s.calls.copy.fail('NotAllowedError')
  expect(link()).toBe('shownInField')
  sharing.send({ type: 'share.closeField' } as never)
  expect(link()).toBe('idle')
  expect(s.emitted.filter(({ type }) => type !== 'result.completed')).toEqual([
    { type: 'share.done', method: 'sheet' },
    { type: 'share.done', method: 'clipboard' },
    { type: 'notice', notice: 'link.copied' },
    { type: 'notice', notice: 'share.failed' },
    { type: 'notice', notice: 'clipboard.failed' },
    { type: 'clipboard.failed' },
  ])
})

test('the lucky picture is saved, or a failure is told', async () => {
  const s = await open({ reading: reading('completed', WHOLE), step: 'lucky', luckyTurned: true })
  const sharing = s.child('sharing')
  const save = { type: 'image.save', imageUrl: '/media/lucky/01.avif', name: '별사탕' }
  sharing.send(save as never)
  sharing.send(save as never)
  expect(s.calls.image.inputs).toEqual([{ imageUrl: '/media/lucky/01.avif', name: '별사탕' }])
  await s.calls.image.answer(undefined)
  sharing.send(save as never)
  await s.calls.image.fail('blocked')
  expect(s.told()).toEqual(['image.saved', 'image.failed'])
})
