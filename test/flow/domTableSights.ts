/** What a visitor sees on the card table and while the reading is brewed. */
import { expect } from 'vitest'
import { POSITIONS } from '../../machines/rules/domain.ts'
import { DECK_SIZE, SPREAD_SIZE } from '../../machines/rules/deck.ts'
import { copy } from '../../src/app/copy.ts'
import { all, button, buttons, main, nameOf, textOf, title } from './domTargets.ts'
import type { SystemState } from './system.ts'

/** What the table's one button says, and whether it can be pressed, by where the selection stands. */
function promptOf(selection: SystemState['charts'][string]): readonly [name: string, isOpen: boolean] {
  if (selection === 'revealed') return [copy.cardDraw.listen, true]
  const { choosing, revealing } = selection as { choosing?: string; revealing?: string }
  if (choosing) return [copy.cardDraw.reveal, true]
  return [revealing === 'waiting' ? copy.cardDraw.awaitingCards : copy.cardDraw.revealing, false]
}

function expectTable(
  selection: SystemState['charts'][string],
  { picks, flipped, predefinedCards }: SystemState['visit'],
) {
  const fan = all('[role="toolbar"] button')
  expect(fan).toHaveLength(DECK_SIZE)
  expect(fan.filter((card) => card.getAttribute('aria-pressed') === 'true').map(nameOf)).toEqual(
    picks.toSorted((a, b) => a - b).map((card) => copy.cardDraw.pickedCard(card, POSITIONS[picks.indexOf(card)]!)),
  )
  const spread = main().querySelector(`[aria-label="${copy.cardDraw.spread}"]`)!
  const isChoosing = typeof selection === 'object' && 'choosing' in selection
  expect(all('button', spread)).toHaveLength(isChoosing ? picks.length : 0)
  const drawn = POSITIONS.map((position) => predefinedCards?.find((card) => card.position === position))
  const names = drawn.slice(0, flipped).map((card) => card!.nameKo)
  expect(all('strong', spread).map(nameOf)).toEqual(names)
  // A card that is not turned is not in the page either, under any name.
  for (const card of drawn.slice(flipped)) if (card) expect(document.body.innerHTML).not.toContain(card.nameKo)

  if (picks.length < SPREAD_SIZE) expect(textOf('output', main())).toBe(copy.cardDraw.picked(picks.length))
  else {
    const [name, isOpen] = promptOf(selection)
    expect(button(name)).toHaveAttribute('aria-disabled', String(!isOpen))
  }
}

export function expectCardDraw({ charts: { selection }, visit }: SystemState): void {
  expect(title()).toBe(copy.cardDraw.title)
  if (selection !== undefined) return expectTable(selection, visit)
  expect(textOf('output', main())).toBe(copy.cardDraw.preparing)
  expect(all('[role="toolbar"]')).toEqual([])
}

/** The cup, the turning cards and one tip. */
export function expectBrewing(): void {
  expect(title()).toBe(copy.loading.title)
  expect(all('[data-turning="true"]', main())).toHaveLength(1)
  expect(copy.loading.tips.filter((tip) => main().textContent.includes(tip))).toHaveLength(1)
}

export function expectLoading(): void {
  expectBrewing()
  expect(all('button', main())).toEqual([])
}

export function expectDemo({ events }: SystemState): void {
  expectBrewing()
  expect(buttons(copy.actions.next)).toEqual([])
  const shown = main().querySelector('[role="progressbar"]')
  expect(shown).toHaveAttribute('aria-label', copy.loading.demoProgress)
  const tips = events.filter((event) => event.type === 'TICK' && event.delay === 'TIP_ROTATION').length
  expect(shown).toHaveAttribute('aria-valuenow', String(((tips % 10) + 1) * 10))
}
