// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findVoice, sentencesOf, speak, type Synthesis } from '../../src/effects/speech.ts'

/** What the browser reads, as far as it is used. */
class Utterance extends EventTarget {
  readonly text: string
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  constructor(text: string) {
    super()
    this.text = text
  }
}

const voice = (lang: string, localService = true) => ({ lang, localService }) as SpeechSynthesisVoice
const KOREAN = voice('ko-KR')

/** A synthesis that speaks when told: `say` ends the piece under way, `fail` breaks it. */
class FakeSynthesis extends EventTarget {
  voices: SpeechSynthesisVoice[]
  queue: Utterance[] = []
  said: Utterance[] = []
  pending = false
  constructor(...voices: SpeechSynthesisVoice[]) {
    super()
    this.voices = voices
  }
  getVoices = () => this.voices
  get speaking() {
    return this.queue.length > 0
  }
  speak = (piece: SpeechSynthesisUtterance) => void this.queue.push(piece as unknown as Utterance)
  /** As Chromium does, tells every piece that it was cut off. */
  cancel = () => {
    for (const piece of this.queue.splice(0))
      piece.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }))
  }
  say() {
    const piece = this.queue.shift()!
    this.said.push(piece)
    piece.dispatchEvent(new Event('end'))
  }
  fail() {
    this.queue[0]!.dispatchEvent(Object.assign(new Event('error'), { error: 'network' }))
  }
  come(...voices: SpeechSynthesisVoice[]) {
    this.voices = voices
    this.dispatchEvent(new Event('voiceschanged'))
  }
}

const TEXT = '첫 문장이에요. ‘그래요?’ 하고 물었죠!\n둘째 문단 3.5잔'
let visibility: DocumentVisibilityState
beforeEach(() => {
  visibility = 'visible'
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => vi.unstubAllGlobals())

/** What becomes of a promise, as it stands once everything under way has arrived. */
const settled = async (promise: Promise<void>) => {
  let state = 'pending'
  promise.then(
    () => (state = 'kept'),
    (error: Error) => (state = error.message),
  )
  await new Promise((resolve) => setTimeout(resolve))
  return state
}

const speaking = (synthesis = new FakeSynthesis(KOREAN)) => {
  const leaving = new AbortController()
  const spoken = speak(TEXT, leaving.signal, synthesis as Synthesis)
  return { synthesis, leaving, spoken }
}

test('a Korean voice may be there, come late, or never', async () => {
  const { signal } = new AbortController()
  for (const lang of ['ko-KR', 'ko_KR', 'ko'])
    expect(await settled(findVoice(signal, new FakeSynthesis(voice(lang)) as Synthesis))).toBe('kept')
  expect(await settled(findVoice(signal, undefined))).toBe('pending')

  const late = new FakeSynthesis()
  const found = findVoice(signal, late as Synthesis)
  late.come(voice('en-US'), voice('kok-IN'))
  expect(await settled(found)).toBe('pending')
  late.come(voice('en-US'), KOREAN)
  expect(await settled(found)).toBe('kept')
})

test('a voice is not looked for any more once nobody waits for it', async () => {
  const synthesis = new FakeSynthesis()
  const leaving = new AbortController()
  const found = findVoice(leaving.signal, synthesis as Synthesis)
  leaving.abort()
  synthesis.come(KOREAN)
  expect(await settled(found)).toBe('pending')
})

test('a text is spoken sentence by sentence, by a voice of the device if there is one, beginning at once', async () => {
  const remote = voice('ko-KR', false)
  const { synthesis, spoken } = speaking(new FakeSynthesis(remote, KOREAN))
  const pieces = ['첫 문장이에요.', '‘그래요?’', '하고 물었죠!', '둘째 문단 3.5잔']
  expect(synthesis.queue.map(({ text }) => text)).toEqual(pieces)
  expect(new Set(synthesis.queue.map((piece) => piece.voice))).toEqual(new Set([KOREAN]))
  for (const _ of pieces) {
    expect(await settled(spoken)).toBe('pending')
    synthesis.say()
  }
  expect(await settled(spoken)).toBe('kept')
  expect(speaking(new FakeSynthesis(remote)).synthesis.queue[0]?.voice).toBe(remote)
})

test('sentences end where a reader takes breath', () => {
  expect(sentencesOf('“정말요?” 네… 그래요.”')).toEqual(['“정말요?”', '네…', '그래요.”'])
  expect(sentencesOf(' \n\n ')).toEqual([])
})

test.each<[string, string, (s: ReturnType<typeof speaking>) => void]>([
  ['who has heard enough', 'kept', ({ leaving }) => leaving.abort()],
  [
    'a page that nobody looks at',
    'kept',
    () => {
      visibility = 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
  ['a page that is left', 'kept', () => dispatchEvent(new Event('pagehide'))],
  ['a voice that breaks', 'network', ({ synthesis }) => synthesis.fail()],
])('%s ends it at once', async (_, end, happen) => {
  const s = speaking()
  s.synthesis.say()
  happen(s)
  expect(await settled(s.spoken)).toBe(end)
  expect(s.synthesis.queue).toEqual([])
})

test('what an earlier page left unsaid is not said first, and without a voice nothing is', async () => {
  const synthesis = new FakeSynthesis(KOREAN)
  synthesis.queue.push(new Utterance('남은 말이에요.'))
  const { spoken } = speaking(synthesis)
  expect(synthesis.queue[0]?.text).toBe('첫 문장이에요.')
  expect(await settled(spoken)).toBe('pending')
  expect(await settled(speaking(new FakeSynthesis()).spoken)).toBe('No Korean voice')
})
