/** Put there by the page itself, which notes each press from its first paint on (`build.ts`). */
type Noting = Window & { pressed?: HTMLButtonElement | null }

/** Presses again what was pressed on a page before its app could hear it; what is not there any more is left alone. */
export const repeatPress = (): void => {
  const { pressed } = window as Noting
  // From here on the app hears every press itself.
  Object.defineProperty(window, 'pressed', { value: null })
  if (pressed?.isConnected) pressed.click()
}
