/** What one event draws anew: what it changes, and nothing else. */
import { drawnBy } from './drawn.ts'
import { fireEvent, screen } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { filledVisit } from './fixtures.ts'
import { renderApp } from './renderApp.tsx'

test('a letter of the nickname draws the field with its counter', async () => {
  await renderApp()
  const field = screen.getByRole('textbox', { name: '닉네임' })
  const drawn = drawnBy(() => void fireEvent.change(field, { target: { value: '별' } }))
  expect(screen.getByText('1/12')).toBeVisible()
  expect(drawn).toEqual(['Nickname'])
})

test('while a card is drawn out of the fan, nothing is drawn anew', async () => {
  await renderApp({ path: '/onboarding/card-draw', visit: filledVisit })
  const card = screen.getByLabelText('9번 카드')
  const finger = { pointerId: 1, pointerType: 'touch', buttons: 1, clientX: 100 }
  const move = (clientY: number) => act(() => void fireEvent.pointerMove(card, { ...finger, clientY }))
  act(() => void fireEvent.pointerDown(card, { ...finger, clientY: 400 }))
  move(380)
  const drawn = drawnBy(() => {
    for (const clientY of [370, 360, 350, 340, 330]) move(clientY)
  })
  expect(drawn).toEqual([])
})
