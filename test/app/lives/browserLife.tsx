/** A visitor's browser in the middle of a life: one page load after another, all on the same storages, history and provider. */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { vi } from 'vitest'
import { createActor } from 'xstate'
import { screenKeyOf } from '../../../machines/routes.ts'
import { provideWorld } from '../../../machines/world.ts'
import type { ReadingActor } from '../../../src/app/actor.tsx'
import { App } from '../../../src/app/App.tsx'
import { copy } from '../../../src/app/copy.ts'
import { createApi } from '../../../src/effects/api.ts'
import { bindHistory } from '../../../src/effects/history.ts'
import { rememberResults, restoreVisit } from '../../../src/effects/recall.ts'
import { persistVisit, restoreTheme } from '../../../src/effects/storage.ts'
import { liveWorld } from '../../liveWorld.ts'
import { memoryStorages } from '../../effects/memoryStorages.ts'
import { MemoryHistory } from '../../memoryHistory.ts'
import { HostileProvider } from './hostileProvider.ts'

// Loaded here, so that the app's own lazy imports of them are answered without reading files.
import.meta.glob('../../../src/app/screens/*.tsx', { eager: true })

const CONTROLS = 'main :is(button, a[href]):not(:disabled, [aria-disabled="true"], [aria-hidden="true"])'

/** What a visitor would press first to get on, by the beginning of its name. */
const ONWARD = [
  copy.welcome.start,
  copy.actions.next,
  copy.cardDraw.prompts.reveal,
  copy.cardDraw.prompts.listen,
  copy.result.lucky.faceDownName,
  copy.actions.toReading,
]
/** What a visitor would press to get out. */
const OUT = [
  copy.actions.restart,
  copy.actions.toReading,
  copy.actions.previous,
  copy.actions.retry,
  copy.cardDraw.prompts.withoutCards,
  ...ONWARD,
]

export class BrowserLife {
  readonly provider = new HostileProvider()
  readonly stores = memoryStorages()
  readonly history = new MemoryHistory('/')
  actor!: ReadingActor
  /** The question with which the visitor left the question page last. */
  questionAsked: string | null = null
  #isVisible = true
  #isOnline = true
  #leave: (() => void)[] = []

  /** Fake timers have to be on. */
  async load(): Promise<void> {
    vi.stubGlobal('fetch', this.provider.fetch)
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => this.#visibility })
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => this.#isOnline })
    const { storages } = this.stores
    const api = createApi({ baseUrl: 'http://provider.test/api' })
    this.actor = createActor(provideWorld(liveWorld(api, storages, (work) => work())), {
      input: { visit: restoreVisit(storages), theme: restoreTheme(storages) },
    })
    this.#leave = [persistVisit(this.actor, storages), rememberResults(this.actor, storages)]
    this.actor.start()
    this.#leave.push(bindHistory(this.actor, this.history))
    render(<App actor={this.actor} />)
    await this.pass(300)
  }

  get #visibility(): DocumentVisibilityState {
    return this.#isVisible ? 'visible' : 'hidden'
  }

  close(): void {
    cleanup()
    for (const leave of this.#leave) leave()
    this.actor.stop()
  }

  async reload(): Promise<void> {
    this.close()
    await this.load()
  }

  async pass(ms: number): Promise<void> {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms)
    })
  }

  async traverse(delta: number): Promise<void> {
    act(() => this.history.go(delta))
    await this.pass(300)
  }

  async type(path: string): Promise<void> {
    this.close()
    this.history.push(path, this.history.index + 1)
    await this.load()
  }

  async show(isVisible: boolean): Promise<void> {
    this.#isVisible = isVisible
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await this.pass(0)
  }

  async connect(isOnline: boolean): Promise<void> {
    this.#isOnline = isOnline
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    await this.pass(0)
  }

  /** Everything in the page's main part that can be pressed. */
  get controls(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => !each.closest('[data-fade="out"]'))
  }

  async press(control: HTMLElement): Promise<void> {
    if (this.#named(control, [copy.actions.next]) && this.history.path === '/onboarding/5')
      this.questionAsked = this.#question()
    await act(async () => control.click())
    await this.pass(300)
  }

  async write(text: string): Promise<void> {
    const field = document.querySelector<HTMLInputElement>('main :is(input:not([readonly]), textarea)')
    if (!field) return
    fireEvent.change(field, { target: { value: text } })
    fireEvent.blur(field)
    await this.pass(0)
  }

  /** Does what a visitor who wants to hear the cards would do next. */
  async goOn(): Promise<void> {
    const choices = this.controls.filter((each) => each.hasAttribute('aria-pressed'))
    const isDrawing = choices.some((each) => each.dataset['card'])
    const wanted = isDrawing ? 3 : 1
    const chosen = choices.filter((each) => each.getAttribute('aria-pressed') === 'true').length
    const hasOwn = document.querySelector('textarea')?.value
    if (!hasOwn)
      for (const choice of choices
        .filter((each) => each.getAttribute('aria-pressed') !== 'true')
        .slice(0, Math.max(0, wanted - chosen)))
        await this.press(choice)
    const onward = this.#first(ONWARD)
    if (onward) await this.press(onward)
    else await this.pass(1000)
  }

  get screen(): string {
    return screenKeyOf(this.actor.getSnapshot())
  }

  /** Where the visitor is, as they see it. */
  get sight(): string {
    return `${this.screen} ${document.querySelector('[aria-current="step"]')?.textContent}`
  }

  /** Whether a result of one's own answers another question than the one that was asked. */
  get hearsAnotherAnswer(): boolean {
    const { resultId, visit } = this.actor.getSnapshot().context
    const question = document.querySelector('main header h1 + p')?.textContent
    return !!question && !!this.questionAsked && resultId === visit.sessionId && question !== this.questionAsked
  }

  /**
   * Whether somebody who wants to get away from here can, with patience and a few presses. The welcome page is where one
   * comes from, so that it only has to offer something; the demo leads nowhere on purpose.
   */
  async canGetOut(): Promise<boolean> {
    const from = this.sight
    if (from.startsWith('welcome')) return this.controls.length > 0
    if (from.startsWith('demoLoading')) return true
    for (let tries = 0; tries < 8; tries++) {
      for (let waited = 0; waited < 60 && this.controls.length === 0; waited++) await this.pass(1000)
      const out = this.#first(OUT)
      if (out) await this.press(out)
      else await this.goOn()
      if (this.sight !== from) return true
      await this.pass(16_000)
      if (this.sight !== from) return true
    }
    return false
  }

  #question(): string {
    const own = document.querySelector('textarea')?.value.trim()
    return own || (document.querySelector('main [aria-pressed="true"]')?.textContent ?? '')
  }

  #named(control: HTMLElement, names: readonly string[]): boolean {
    const name = control.ariaLabel ?? control.textContent ?? ''
    return names.includes(name)
  }

  #first(names: readonly string[]): HTMLElement | undefined {
    const { controls } = this
    return names.map((name) => controls.find((each) => this.#named(each, [name]))).find(Boolean)
  }
}
