/** How each event comes about on the screen: a hand on the page, the browser's own buttons, an answer, the world. */
import { fireEvent } from '@testing-library/react'
import { expect } from 'vitest'
import { DECK_SIZE } from '../../machines/rules/deck.ts'
import { ANSWERS } from './answers.ts'
import { answer, fail } from './domCalls.ts'
import type { Page } from './domPage.tsx'
import { card, targetOf, type OnPage } from './domTargets.ts'
import type { Driver } from './driver.ts'
import type { EventOf } from './events.ts'

/** Pressed as a mouse does it. */
function press(target: HTMLElement): void {
  for (const part of [fireEvent.mouseDown, fireEvent.mouseUp, fireEvent.click]) part(target)
}

const key = (name: string): void => void fireEvent.keyDown(document.activeElement!, { key: name })

/** Goes through the fan with the keys, from the card where the Tab key stops first, and presses the card. */
function pressByKeys(target: HTMLElement): void {
  const fan = target.closest<HTMLElement>('[role="toolbar"]')!
  const stops = fan.querySelectorAll<HTMLElement>('[tabindex="0"]')
  const columns = Number(fan.dataset['columns'])
  expect(stops).toHaveLength(DECK_SIZE / columns)
  stops[0]!.focus()
  const steps = Number(target.dataset['card']) - 1
  key('Home')
  expect(document.activeElement).toBe(card(1))
  for (let row = 0; row < Math.floor(steps / columns); row++) key('ArrowDown')
  for (let column = 0; column < steps % columns; column++) key('ArrowRight')
  expect(document.activeElement).toBe(target)
  press(target)
}

/** The executors on a page; `Driver` wants every one of them. */
export function actsOn(page: Page): Driver['events'] {
  const touch =
    (hand: (target: HTMLElement) => unknown = press) =>
    async (event: EventOf<OnPage>) => {
      hand(targetOf(event))
      await page.rest()
    }
  const type = async (event: EventOf<'NICKNAME_TYPED' | 'QUESTION_TYPED'>) => {
    fireEvent.input(targetOf(event), { target: { value: event.text } })
    await page.rest()
  }
  const become = (change: Partial<Page['world']>, tell: () => void) =>
    page.happen(() => {
      Object.assign(page.world, change)
      tell()
    })
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  return {
    NICKNAME_TYPED: type,
    NICKNAME_LEFT: touch(fireEvent.blur),
    START: touch(),
    READER: touch(),
    CATEGORY: touch(),
    TOPIC: touch(),
    SAMPLE: touch(),
    QUESTION_TYPED: type,
    QUESTION_LEFT: touch(fireEvent.blur),
    NEXT: touch(),
    PREVIOUS: touch(),
    RETRY_CATALOG: touch(),
    PICK: touch(pressByKeys),
    PUT_BACK: touch(pressByKeys),
    REVEAL: touch(),
    STEP_NEXT: touch(),
    STEP_PREVIOUS: touch(),
    RETRY_READING: touch(),
    FLIP: touch(),
    FINISH_TYPING: touch(),
    SHARE: touch(),
    CLOSE_LINK: touch(),
    SAVE_IMAGE: touch(),
    RESTART: touch(),
    HOME: touch(),
    THEME: touch(),
    DISMISS: touch(),
    BACK: () => page.happen(() => page.history.go(-1)),
    FORWARD: () => page.happen(() => page.history.go(1)),
    TYPE_ADDRESS: ({ path }) => page.load(path),
    HIDE: () => become({ isVisible: false }, look),
    SHOW: () => become({ isVisible: true }, look),
    OFFLINE: () => become({ isOnline: false }, () => window.dispatchEvent(new Event('offline'))),
    ONLINE: () => become({ isOnline: true }, () => window.dispatchEvent(new Event('online'))),
    STORAGE_FULL: () => become({ isFull: true }, () => {}),
    ANSWERED: (event) =>
      page.happen(() => answer(event.call, (ANSWERS[event.call] as Readonly<Record<string, unknown>>)[event.answer])),
    FAILED: ({ call }) => page.happen(() => fail(call)),
  }
}
