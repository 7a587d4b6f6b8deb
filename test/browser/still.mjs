/**
 * Waits until what moves once has come to rest. What moves for ever, or with the scrolling, may.
 * @param {import('playwright-core').Page} page
 */
export async function still(page) {
  await page.waitForFunction(
    () =>
      // A spring is no animation of the document: a card under way wears data-loose until it has landed.
      !document.querySelector('[data-loose]') &&
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}
