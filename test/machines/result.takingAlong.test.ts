/** What stays of a reading: the lucky card, its picture and the link. */
import { expect, test } from 'vitest'
import { openResult, record } from './openResult.ts'
import { LUCKY, stateIn, WHOLE } from './stage.ts'

const opened = (luckyTurned = false) => {
  const s = openResult(record({ step: 'lucky', isFollowing: false }, luckyTurned, 'completed', WHOLE))
  return Object.assign(s, { lucky: s.inside('luckyCard')!, sharing: s.inside('sharing')! })
}

test('the lucky card can be turned once it is there, also before the reading is complete', () => {
  const s = openResult()
  s.write('processing', WHOLE.slice(0, 4))
  const lucky = s.inside('luckyCard')!
  lucky.send({ type: 'lucky.flip' })
  expect(stateIn(lucky)).toBe('awaited')
  s.pass(5000)
  s.write('processing', WHOLE)
  expect([stateIn(lucky), lucky.getSnapshot().context.card]).toEqual(['faceDown', LUCKY])
  lucky.send({ type: 'lucky.flip' })
  expect([stateIn(lucky), lucky.getSnapshot().context.turned]).toEqual(['faceUp.turning', true])
})

test('it is turned once for all steps, page loads and commands', () => {
  const s = opened()
  s.lucky.send({ type: 'lucky.flip' })
  s.previous()
  s.next()
  s.lucky.send({ type: 'lucky.arrive', card: LUCKY })
  s.lucky.send({ type: 'lucky.flip' })
  expect([stateIn(s.lucky).split('.')[0], s.context().luckyTurned]).toEqual(['faceUp', true])
  expect(s.told()).toEqual(['result.cardFlipped', 'result.viewed'])
  const again = opened(true).lucky
  expect([stateIn(again), again.getSnapshot().context.typed]).toEqual(['faceUp.told', LUCKY.message.length])
})

test('a card that was turned before its reading was gone arrives face up', () => {
  const s = openResult(record({ step: 'past', isFollowing: false }, true, 'processing', ['past']))
  expect(stateIn(s.inside('luckyCard')!)).toBe('awaited')
  s.write('completed', WHOLE)
  expect(stateIn(s.inside('luckyCard')!)).toBe('faceUp.told')
})

test('the message begins 500 ms after the turn, a character every 30 ms', () => {
  const { lucky, pass } = opened()
  const typed = () => lucky.getSnapshot().context.typed
  lucky.send({ type: 'lucky.flip' })
  pass(499)
  expect(stateIn(lucky)).toBe('faceUp.turning')
  pass(1)
  for (const characters of [1, 2, 3]) {
    expect(stateIn(lucky)).toBe('faceUp.typing')
    pass(29)
    expect(typed()).toBe(characters - 1)
    pass(1)
    expect(typed()).toBe(characters)
  }
  expect(stateIn(lucky)).toBe('faceUp.told')
})

test.each([0, 520])('a tap %i ms after the turn tells the whole message', (ms) => {
  const { lucky, pass } = opened()
  lucky.send({ type: 'lucky.flip' })
  pass(ms)
  lucky.send({ type: 'lucky.finishTyping' })
  expect([stateIn(lucky), lucky.getSnapshot().context.typed]).toEqual(['faceUp.told', LUCKY.message.length])
})

const share = { type: 'share.start' } as const
test.each(['shared', 'dismissed'] as const)('a sheet that says %s needs nothing more', (answer) => {
  const s = opened()
  expect(stateIn(s.sharing, 'link')).toBe('idle')
  s.sharing.send(share)
  s.sharing.send(share)
  expect(s.calls.openShareSheet.inputs).toEqual([{ resultId: 'abc1234', picture: null }])
  s.calls.openShareSheet.answer(answer)
  expect([stateIn(s.sharing, 'link'), s.calls.copyLink.count]).toEqual(['idle', 0])
  expect(s.emitted).toEqual(answer === 'shared' ? [{ type: 'share.done', method: 'sheet' }] : [])
})

test('the picture is fetched at the last step, once, and goes with the link when it is in hand', () => {
  const kept = record({ step: 'summary', isFollowing: false }, false, 'completed', WHOLE)
  const s = openResult({ ...kept, reading: { ...kept.reading, pictureUrl: '/share/abc1234/tall.jpg' } })
  const sharing = s.inside('sharing')!
  const offered = () => {
    sharing.send(share)
    s.calls.openShareSheet.answer('dismissed')
    return s.calls.openShareSheet.inputs.at(-1)?.picture
  }
  expect(s.calls.fetchPicture.count).toBe(0)
  s.next()
  expect(s.calls.fetchPicture.inputs).toEqual([{ pictureUrl: '/share/abc1234/tall.jpg' }])
  expect(offered()).toBeNull()
  const picture = { name: '타로 한 잔.jpg', type: 'image/jpeg', size: 1 }
  s.calls.fetchPicture.answer(picture)
  expect(offered()).toBe(picture)
  s.previous()
  s.next()
  expect([s.calls.fetchPicture.count, offered()]).toEqual([1, picture])
})

test('a picture that does not come leaves the link', () => {
  const kept = record({ step: 'lucky', isFollowing: false }, false, 'completed', WHOLE)
  const s = openResult({ ...kept, reading: { ...kept.reading, pictureUrl: '/share/abc1234/tall.jpg' } })
  const sharing = s.inside('sharing')!
  s.calls.fetchPicture.fail()
  expect(stateIn(sharing, 'picture')).toBe('settled')
  sharing.send(share)
  expect(s.calls.openShareSheet.inputs).toEqual([{ resultId: 'abc1234', picture: null }])
})

test.each(['unsupported', 'a failure'])('after a sheet that says %s the link goes to the clipboard', (answer) => {
  const s = opened()
  s.sharing.send(share)
  if (answer === 'unsupported') s.calls.openShareSheet.answer(answer)
  else s.calls.openShareSheet.fail('NotAllowedError')
  expect(s.calls.copyLink.inputs).toEqual([{ resultId: 'abc1234' }])
  s.calls.copyLink.answer(undefined)
  expect(stateIn(s.sharing, 'link')).toBe('idle')
  expect(s.told()).toEqual([...(answer === 'unsupported' ? [] : ['share.failed']), 'share.done', 'link.copied'])
})

test.each([1, 5000])(
  'a clipboard that refuses, or says nothing for 5 s, leaves a field with the link (%i ms)',
  (ms) => {
    const s = opened()
    s.sharing.send(share)
    s.calls.openShareSheet.answer('unsupported')
    s.pass(ms - 1)
    expect(stateIn(s.sharing, 'link')).toBe('copying')
    if (ms === 1) s.calls.copyLink.fail('NotAllowedError')
    else s.pass(1)
    expect(stateIn(s.sharing, 'link')).toBe('shownInField')
    expect(s.told()).toEqual(['clipboard.failed', 'clipboard.failed'])
    s.sharing.send(share)
    expect([stateIn(s.sharing, 'link'), s.calls.openShareSheet.count]).toEqual(['offering', 2])
    s.calls.openShareSheet.answer('unsupported')
    s.calls.copyLink.fail('NotAllowedError')
    s.sharing.send({ type: 'share.closeField' })
    expect(stateIn(s.sharing, 'link')).toBe('idle')
  },
)

test('the picture is saved once at a time; one that could not be saved can be saved again', () => {
  const s = opened()
  const picture = { imageUrl: '/media/lucky/01.avif', name: '별사탕' }
  const save = { type: 'image.save', ...picture } as const
  s.sharing.send(save)
  s.sharing.send(save)
  expect(s.calls.saveImage.inputs).toEqual([picture])
  s.calls.saveImage.fail('blocked')
  s.sharing.send(save)
  s.calls.saveImage.answer(undefined)
  s.sharing.send(save)
  expect([s.calls.saveImage.count, s.told()]).toEqual([3, ['image.failed', 'image.saved']])
})
