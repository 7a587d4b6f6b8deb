/** What was done on a page that was there before its app: done again once the app hears it, in order, each once. */
import type { ReadingActor } from './actor.tsx'

/** The page itself holds each press back from its first paint on, until this is null (`build.ts`). */
type Holding = Window & { pressed?: HTMLButtonElement[] | null }

/** From here on presses are heard by whoever listens. Gives those that were held back until now. */
export function letPressesThrough(): readonly HTMLButtonElement[] {
  const holding = window as Holding
  const held = holding.pressed ?? []
  holding.pressed = null
  return held
}

/** Tells the chart what was typed meanwhile, which React takes for what the page came with, and presses what was pressed. */
export async function catchUp(actor: ReadingActor): Promise<void> {
  const typed = document.querySelector<HTMLInputElement>('#nickname')?.value
  if (typed !== undefined && typed !== actor.getSnapshot().context.visit.nickname)
    actor.send({ type: 'nickname.change', text: typed })

  for (const button of letPressesThrough()) {
    // What a press has led away from cannot be pressed again.
    if (button.isConnected && !button.closest('[data-fade="out"]')) button.click()
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other: React draws what each leads to
    await Promise.resolve()
  }
}
