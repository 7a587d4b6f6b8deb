/** One visit, written once, in each engine of ENGINES. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from '../browser/chromium.mjs'
import { startProduct, type Product } from '../startProduct.mjs'
import type { Engine, Hand, Place, Tab } from './engine.ts'
import { findEngine } from './find.mjs'
import { openWithPuppeteer } from './puppeteer.ts'
import { openWebKit } from './webkit.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const OPENERS: Readonly<Record<string, (origin: string) => Promise<Engine>>> = {
  chromium: async (origin) => openWithPuppeteer('chrome', await findChromium(() => {}), origin),
  firefox: (origin) => openWithPuppeteer('firefox', findEngine('firefox'), origin),
  webkit: (origin) => openWebKit(findEngine('webkit'), origin),
}

const QUESTION = '이번 봄에 새로운 인연을 만날 수 있을까요?'
const PATIENT = { timeout: 40_000, interval: 100 }

async function until<Input>(tab: Tab, seen: (input: Input) => unknown, input: Input, what: string): Promise<void> {
  await expect.poll(async () => Boolean(await tab.evaluate(seen, input)), { ...PATIENT, message: what }).toBe(true)
}

const heading = (tab: Tab, text: string): Promise<void> =>
  until(tab, (title) => document.querySelector('h1')?.textContent === title, text, `heading ‘${text}’`)
const words = (tab: Tab): Promise<string> => tab.evaluate(() => document.querySelector('main')?.innerText ?? '', null)

interface Sought {
  selector: string
  /** What it is called; the first one when nothing is said. */
  name?: string
  /** Whether one scrolls to it; what stands in the dock is in sight by itself. */
  isScrolledTo?: boolean
}

/** The middle of something that can be pressed, once it has come to rest there; what else a finger would meet fails. */
async function reach(tab: Tab, sought: Sought): Promise<Place> {
  let place: Place = { x: NaN, y: NaN }
  const look = async () => {
    const now = await tab.evaluate(({ selector, name, isScrolledTo }: Sought) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (each) => !name || (each.ariaLabel ?? each.innerText).trim() === name,
      )
      if (!found) return 'missing'
      if (isScrolledTo) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      if (found.matches(':disabled, [aria-disabled=true]')) return 'disabled'
      // Also one that has not begun: a card that waits to be dealt lies still.
      const isDealt = found
        .getAnimations()
        .every((each) => each.timeline !== document.timeline || each.playState !== 'running')
      if (!isDealt) return 'on its way'
      const { left, top, width, height } = found.getBoundingClientRect()
      const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      const met = document.elementFromPoint(middle.x, middle.y)
      return found.contains(met) ? middle : `under ${met?.outerHTML.slice(0, 200)}`
    }, sought)
    if (typeof now === 'string') return now
    const before = place
    place = now
    // WebKit scrolls half a pixel to and fro, each time it is asked for the middle.
    const isStill = Math.hypot(now.x - before.x, now.y - before.y) < 2
    return isStill ? 'within reach' : `moving from ${before.x}, ${before.y} to ${now.x}, ${now.y}`
  }
  await expect.poll(look, { ...PATIENT, message: sought.name ?? sought.selector }).toBe('within reach')
  return place
}

const press = async (tab: Tab, sought: Sought, hand: Hand = 'finger'): Promise<void> =>
  tab.press(await reach(tab, sought), hand)
const pressButton = (tab: Tab, name: string): Promise<void> => press(tab, { selector: 'main button', name })

const choose = async (tab: Tab, title: string): Promise<void> => {
  await heading(tab, title)
  await press(tab, { selector: 'main button[aria-pressed]', isScrolledTo: true })
  await pressButton(tab, '다음')
}

const card = (number: number): Sought => ({ selector: `[data-card='${number}']`, isScrolledTo: true })
const taken = (tab: Tab): Promise<number[]> =>
  tab.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-card][aria-pressed=true]')].map(({ dataset }) =>
        Number(dataset['card']),
      ),
    null,
  )

/** Draws the hand sideways along a row: the row turns, and nothing is taken. */
async function turnRow(tab: Tab, number: number, hand: Hand): Promise<void> {
  const turned = () =>
    tab.evaluate(
      (selector) => document.querySelector(selector)?.closest('[data-wheel]')?.scrollLeft,
      card(number).selector,
    )
  const from = await reach(tab, card(number))
  const before = await turned()
  await tab.drag(from, { x: from.x - 90, y: from.y + 3 }, hand)
  // Under a finger the browser itself scrolls, and Firefox does so for real ones only.
  if (hand === 'mouse') await expect.poll(turned, PATIENT).not.toBe(before)
  // It glides on after a finger, and a touch meanwhile does no more than stop it.
  let last: number | undefined
  let looks = 0
  const stillFor = async () => {
    const now = await turned()
    looks = now === last ? looks + 1 : 0
    last = now
    return looks
  }
  await expect.poll(stillFor, PATIENT).toBeGreaterThan(3)
  expect(await taken(tab)).toEqual([])
}

/** One card by each: finger, mouse, keyboard. */
async function drawCards(tab: Tab): Promise<void> {
  await heading(tab, '마음이 가는 카드 세 장을 골라 주세요')
  await turnRow(tab, 46, 'mouse')
  await turnRow(tab, 28, 'finger')
  await press(tab, card(28), 'finger')
  await expect.poll(() => taken(tab), PATIENT).toEqual([28])
  await press(tab, card(46), 'mouse')
  await expect.poll(() => taken(tab), PATIENT).toEqual([28, 46])
  await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), card(10).selector)
  await tab.key('ArrowRight')
  await tab.key('Enter')
  await expect.poll(() => taken(tab), PATIENT).toEqual([11, 28, 46])
  await pressButton(tab, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요')
  await until(tab, () => document.body.innerText.match(/[정역]방향/g)?.length === 3, null, 'three faces')
  await pressButton(tab, '해석 들으러 가기')
}

const atStep = (tab: Tab, step: string): Promise<void> =>
  until(tab, (name) => document.querySelector('main section')?.ariaLabel === name, step, step)

test.each((process.env['ENGINES'] ?? '').split(','))(
  'a whole visit in %s, by finger, mouse and keyboard',
  async (name) => {
    const open = OPENERS[name]
    if (!open) throw new Error(`ENGINES names ‘${name}’; it may name ${Object.keys(OPENERS).join(', ')}`)
    const engine = await open(product.origin)
    try {
      const tab = await engine.newVisitor()
      console.info(tab.about)
      await tab.open('/')
      await heading(tab, '어서 오세요, 타로 한 잔입니다')
      await press(tab, { selector: 'input' })
      await tab.type('달빛라떼')
      await pressButton(tab, '시작하기')
      for (const title of ['오늘의 리더를 골라 주세요', '어떤 이야기가 궁금한가요?', '조금 더 자세히 들려주세요'])
        await choose(tab, title)
      await heading(tab, '카드에게 무엇을 물어볼까요?')
      await press(tab, { selector: 'textarea', isScrolledTo: true })
      await tab.type(QUESTION)
      await pressButton(tab, '다음')
      await drawCards(tab)

      await heading(tab, '달빛라떼님의 타로')
      await until(tab, () => document.body.innerText.includes('모든 해석이 완성됐어요'), null, 'a whole reading')
      await atStep(tab, '과거')
      const past = (await words(tab)).split('\n').toSorted((a, b) => b.length - a.length)[0] ?? ''
      expect(past.length).toBeGreaterThan(50)
      for (const step of ['현재', '미래', '종합 해석', '행운 카드']) {
        await pressButton(tab, '다음')
        await atStep(tab, step)
      }
      await press(tab, { selector: 'main button', name: '오늘의 행운 카드 눌러서 확인하기' })
      await pressButton(tab, '결과 공유하기')
      await until(tab, () => document.body.innerText.includes('링크를 복사했어요'), null, 'the link in the clipboard')
      const path = await tab.evaluate(() => location.pathname, null)

      await tab.reload()
      await heading(tab, '달빛라떼님의 타로')
      await atStep(tab, '행운 카드')
      const id = path.split('/').at(-1) ?? ''
      const kept = await tab.evaluate((key) => localStorage.getItem(key), `tarot_${id}`)
      expect(kept).toContain('달빛라떼')

      await tab.close()
      const friend = await engine.newVisitor()
      await friend.open(`/share/${id}`)
      await heading(friend, '타로 해석 결과')
      await expect.poll(() => words(friend), PATIENT).toContain('달빛라떼님')
      expect(await words(friend)).toContain(past)
      await pressButton(friend, '새로운 타로 보기')
      await heading(friend, '어서 오세요, 타로 한 잔입니다')
      await friend.close()
      expect([...tab.complaints(), ...friend.complaints()]).toEqual([])
    } finally {
      await engine.close()
    }
  },
)
