/** The browser's own speech (Web Speech API): a Korean voice, and what it reads. The synthesis is a parameter, since few browsers have one that can be tested. */

/** The part of `speechSynthesis` that is used here; its older versions tell of no voices that load late. */
export type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'speaking' | 'pending'> &
  Partial<Pick<SpeechSynthesis, 'addEventListener' | 'removeEventListener'>>

const browserSynthesis = (): Synthesis | undefined => (globalThis as { speechSynthesis?: Synthesis }).speechSynthesis

/** A voice of the device itself before one whose words travel. Android writes ko_KR. */
const koreanVoice = (synthesis: Synthesis): SpeechSynthesisVoice | undefined => {
  const voices = synthesis.getVoices().filter(({ lang }) => /^ko([-_]|$)/i.test(lang))
  return voices.find(({ localService }) => localService) ?? voices[0]
}

/** Resolves once there is a Korean voice, which may be never. */
export const findVoice = (signal: AbortSignal, synthesis = browserSynthesis()): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!synthesis || !koreanVoice(synthesis)) return
      synthesis.removeEventListener?.('voiceschanged', look)
      resolve()
    }
    synthesis?.addEventListener?.('voiceschanged', look)
    signal.addEventListener('abort', () => synthesis?.removeEventListener?.('voiceschanged', look))
    look()
  })

/** A text in the pieces that are spoken one after the other: Chromium goes silent some 15 s into a piece. */
export const sentencesOf = (text: string): string[] => text.match(/\S.*?(?:[.!?…]+["'”’)]*(?=\s|$)|$)/gm) ?? []

/**
 * Reads a text aloud, beginning before it returns, since some browsers let only a visitor's own press begin it.
 * Resolves when all is said, or the page is not looked at any more; rejects when the browser cannot go on.
 * @param signal ends it at once
 */
export function speak(text: string, signal: AbortSignal, synthesis = browserSynthesis()): Promise<void> {
  const voice = synthesis && koreanVoice(synthesis)
  if (!synthesis || !voice) return Promise.reject(new Error('No Korean voice'))
  const pieces = sentencesOf(text).map((sentence) =>
    Object.assign(new SpeechSynthesisUtterance(sentence), { voice, lang: voice.lang }),
  )
  return new Promise((resolve, reject) => {
    const listening = new AbortController()
    const over = { signal: listening.signal }
    const end = (settle: () => void): void => {
      listening.abort()
      synthesis.cancel()
      // Held until now, since Chromium tells no end of a piece that nobody holds.
      pieces.length = 0
      settle()
    }
    for (const piece of pieces)
      piece.addEventListener('error', ({ error }) => end(() => reject(new Error(error))), over)
    pieces.at(-1)?.addEventListener('end', () => end(resolve), over)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && end(resolve), over)
    addEventListener('pagehide', () => end(resolve), over)
    signal.addEventListener('abort', () => end(resolve), over)
    // What another page load left unsaid would come first.
    if (synthesis.speaking || synthesis.pending) synthesis.cancel()
    for (const piece of pieces) synthesis.speak(piece)
  })
}
