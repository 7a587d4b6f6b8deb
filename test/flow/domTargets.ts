/** Where on the screen a visitor's hand goes, by what can be read there. */
import { copy } from '../../src/app/copy.ts'
import { catalog } from '../app/fixtures.ts'
import type { EventOf, EventType, SystemEvent } from './events.ts'

/** What a screen reader would call it. */
export function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby')
  const name =
    element.getAttribute('aria-label') ??
    (labelled === null ? element.textContent : document.getElementById(labelled)?.textContent)
  return (name ?? '').trim()
}

export const main = (): HTMLElement => document.querySelector('main')!

/** Everything that matches. */
export const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
]

/** The heading of the page. */
export const title = (): string => nameOf(main().querySelector('h1')!)

/** What can be read in the first that matches; null when nothing does. */
export const textOf = (selector: string, within: ParentNode = document): string | null =>
  within.querySelector(selector)?.textContent ?? null

export const buttons = (name: string): HTMLElement[] =>
  all('button:not([aria-hidden="true"])').filter((candidate) => nameOf(candidate) === name)

/** The button of this name. Where two do the same, the first. */
export function button(...names: readonly string[]): HTMLElement {
  const [found] = names.flatMap(buttons)
  if (!found) throw new Error(`there is no button ${names.join(' or ')}`)
  return found
}

/** The field with this label. */
export function field(label: string): HTMLInputElement {
  const found = all('label').find(({ textContent }) => textContent === label)
  const labelled = document.getElementById(found?.getAttribute('for') ?? '')
  if (!labelled) throw new Error(`there is no field ${label}`)
  return labelled as HTMLInputElement
}

const only = (selector: string): HTMLElement => {
  const [found] = all(selector)
  if (!found) throw new Error(`there is no ${selector}`)
  return found
}

export const card = (number: number): HTMLElement => only(`[role="toolbar"] [data-card="${number}"]`)

const topics = catalog.categories.flatMap((category) => category.topics)
const nameWhere = <T extends { name: string }>(ones: readonly T[], is: (one: T) => boolean) => ones.find(is)!.name

/** What a visitor does on the page, as against on the browser. */
export type OnPage = Exclude<
  EventType,
  | 'BACK'
  | 'FORWARD'
  | 'TYPE_ADDRESS'
  | 'HIDE'
  | 'SHOW'
  | 'OFFLINE'
  | 'ONLINE'
  | 'STORAGE_FULL'
  | 'TICK'
  | 'ANSWERED'
  | 'FAILED'
>

const TARGETS: { [T in OnPage]: (event: EventOf<T>) => HTMLElement } = {
  NICKNAME_TYPED: () => field(copy.welcome.label),
  NICKNAME_LEFT: () => field(copy.welcome.label),
  START: () => button(copy.welcome.start),
  READER: ({ readerType }) => button(nameWhere(catalog.readers, ({ type }) => type === readerType)),
  CATEGORY: ({ code }) => button(nameWhere(catalog.categories, (category) => category.code === code)),
  TOPIC: ({ code }) => button(nameWhere(topics, (topic) => topic.code === code)),
  SAMPLE: ({ question }) => button(question),
  QUESTION_TYPED: () => field(copy.question.label),
  QUESTION_LEFT: () => field(copy.question.label),
  NEXT: () => button(copy.actions.next, copy.cardDraw.listen),
  PREVIOUS: () => button(copy.actions.previous),
  RETRY_CATALOG: () => button(copy.actions.retry),
  PICK: ({ card: number }) => card(number),
  PUT_BACK: ({ card: number }) => card(number),
  REVEAL: () => button(copy.cardDraw.reveal),
  STEP_NEXT: () => button(copy.actions.next),
  STEP_PREVIOUS: () => button(copy.actions.previous),
  RETRY_READING: () => button(copy.actions.retry),
  FLIP: () => button(copy.result.lucky.faceDownName),
  FINISH_TYPING: () => only('[data-untyped]'),
  SHARE: () => button(copy.result.share),
  CLOSE_LINK: () => button(copy.result.linkField.close),
  SAVE_IMAGE: () => button(copy.result.saveImage),
  RESTART: () => button(copy.actions.restart),
  HOME: () => only(`a[aria-label="${copy.home}"]`),
  THEME: () => button(copy.theme.toLight, copy.theme.toDark),
  DISMISS: () => button(copy.closeBanner),
}

export const isOnPage = (event: SystemEvent): event is EventOf<OnPage> => event.type in TARGETS

/** Whether something is out of reach, though it is there. */
export const isClosed = (target: HTMLElement): boolean =>
  target.hasAttribute('disabled') ||
  target.hasAttribute('readonly') ||
  target.getAttribute('aria-disabled') === 'true' ||
  target.closest('[inert]') !== null

/** What a visitor would touch for this event; throws when it is not there or out of reach. */
export function targetOf(event: EventOf<OnPage>): HTMLElement {
  const find: (event: never) => HTMLElement = TARGETS[event.type]
  const target = find(event as never)
  if (isClosed(target)) throw new Error(`${nameOf(target)} is out of reach`)
  return target
}
