import { createActor, fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import { sharingMachine, type SheetAnswer } from '../../machines/sharing.machine.ts'
import { Calls } from './stage.ts'

const sharing = () => {
  const calls = {
    sheet: new Calls<SheetAnswer, { resultId: string }>(),
    copy: new Calls<void, { resultId: string }>(),
    image: new Calls<void, { imageUrl: string; name: string }>(),
  }
  const actors = { openShareSheet: calls.sheet.logic, copyLink: calls.copy.logic, saveImage: calls.image.logic }
  const parent = createActor(fromCallback(() => {})).start() as never
  const actor = createActor(sharingMachine.provide({ actors }), { input: { parent, resultId: 'abc1234' } }).start()
  return { actor, calls, value: () => actor.getSnapshot().value }
}

test('nothing is shared of its own accord', () => {
  const { calls, value } = sharing()
  expect(value()).toEqual({ link: 'idle', image: 'idle' })
  expect(calls.sheet.count + calls.copy.count + calls.image.count).toBe(0)
})

test.each(['shared', 'dismissed'] as const)('a sheet that says %s needs nothing more', async (answer) => {
  const { actor, calls, value } = sharing()
  actor.send({ type: 'share.start' })
  expect(value()).toEqual({ link: 'offering', image: 'idle' })
  await calls.sheet.answer(answer)
  expect(value()).toEqual({ link: 'idle', image: 'idle' })
  expect(calls.copy.count).toBe(0)
})

test('from the field with the link the sheet can be tried again', async () => {
  const { actor, calls, value } = sharing()
  actor.send({ type: 'share.start' })
  await calls.sheet.answer('unsupported')
  expect(value()).toEqual({ link: 'copying', image: 'idle' })
  await calls.copy.fail('NotAllowedError')
  expect(value()).toEqual({ link: 'shownInField', image: 'idle' })
  actor.send({ type: 'share.start' })
  expect(value()).toEqual({ link: 'offering', image: 'idle' })
  expect(calls.sheet.count).toBe(2)
})

test('a picture that could not be saved can be saved again', async () => {
  const { actor, calls, value } = sharing()
  const save = { type: 'image.save', imageUrl: '/media/lucky/01.avif', name: '별사탕' } as const
  actor.send(save)
  await calls.image.fail('blocked')
  expect(value()).toEqual({ link: 'idle', image: 'idle' })
  actor.send(save)
  expect(calls.image.count).toBe(2)
})
