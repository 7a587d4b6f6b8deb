/**
 * From every state a visitor can be in, something leads on: random lives in the real app, on the real effects, with a
 * provider that may do to each call, once or for ever, what providers do.
 */
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserLife } from './browserLife.tsx'
import { CALLS, MISCHIEF } from './hostileProvider.ts'

type Deed =
  | { do: 'goOn' }
  | { do: 'press'; which: number }
  | { do: 'write'; text: string }
  | { do: 'pass'; ms: number }
  | { do: 'traverse'; delta: number }
  | { do: 'type'; path: string }
  | { do: 'reload' }
  | { do: 'show' | 'connect'; is: boolean }
  | { do: 'store'; trouble: 'full' | 'blocked' | null }
  | { do: 'provoke'; call: (typeof CALLS)[number]; mischief: (typeof MISCHIEF)[number]; isForEver: boolean }

const TEXTS = [
  '별이',
  '달빛 손님',
  '별',
  '',
  '이번 봄에 새로운 인연을 만날 수 있을까요?',
  '짧은 질문',
  '가나다 '.repeat(90),
]
const PATHS = [
  '/ /onboarding/2 /onboarding/5 /onboarding/card-draw /onboarding/loading /result/session1 /result/null',
  '/readings /share/session1 /share/ /nowhere',
].flatMap((line) => line.split(' '))

const provoke = fc.record({
  do: fc.constant('provoke' as const),
  call: fc.constantFrom(...CALLS),
  mischief: fc.constantFrom(...MISCHIEF),
  isForEver: fc.boolean(),
})
const deed: fc.Arbitrary<Deed> = fc.oneof<fc.MaybeWeightedArbitrary<Deed>[]>(
  { weight: 14, arbitrary: fc.constant({ do: 'goOn' }) },
  { weight: 5, arbitrary: provoke },
  { weight: 3, arbitrary: fc.nat(40).map((which) => ({ do: 'press', which })) },
  { weight: 2, arbitrary: fc.constantFrom(...TEXTS).map((text) => ({ do: 'write', text })) },
  { weight: 4, arbitrary: fc.constantFrom(300, 1000, 5000, 16_000, 40_000).map((ms) => ({ do: 'pass', ms })) },
  { weight: 2, arbitrary: fc.constantFrom(-1, -1, 1, -2).map((delta) => ({ do: 'traverse', delta })) },
  { weight: 1, arbitrary: fc.constantFrom(...PATHS).map((path) => ({ do: 'type', path })) },
  { weight: 2, arbitrary: fc.constant({ do: 'reload' }) },
  { weight: 1, arbitrary: fc.boolean().map((is) => ({ do: 'show', is })) },
  { weight: 1, arbitrary: fc.boolean().map((is) => ({ do: 'connect', is })) },
  { weight: 1, arbitrary: fc.constantFrom('full', 'blocked', null).map((trouble) => ({ do: 'store', trouble })) },
)
/** Most lives begin with a visit that gets somewhere. */
const life = fc
  .tuple(fc.nat(16), fc.array(deed, { minLength: 4, maxLength: 14 }))
  .map(([steps, deeds]): readonly Deed[] => [
    ...Array.from({ length: steps }, () => ({ do: 'goOn' }) as const),
    ...deeds,
  ])

async function happen(life: BrowserLife, deed: Deed): Promise<void> {
  switch (deed.do) {
    case 'goOn':
      return life.goOn()
    case 'press': {
      const { controls } = life
      const control = controls[deed.which % Math.max(1, controls.length)]
      return control && life.press(control)
    }
    case 'write':
      return life.write(deed.text)
    case 'pass':
      return life.pass(deed.ms)
    case 'traverse':
      return life.traverse(deed.delta)
    case 'type':
      return life.type(deed.path)
    case 'reload':
      return life.reload()
    case 'show':
      return life.show(deed.is)
    case 'connect':
      return life.connect(deed.is)
    case 'store':
      life.stores.session.trouble = deed.trouble
      life.stores.local.trouble = deed.trouble
      return
    case 'provoke':
      life.provider[deed.isForEver ? 'forEver' : 'once'].set(deed.call, deed.mischief)
  }
}

const RUNS = Number(process.env['LIVES'] ?? 20)

beforeEach(() => {
  vi.useFakeTimers()
  // Faults are told to the console in the product; here they are what the lives are made of.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

test('nobody is ever stuck, and nobody hears the answer to another question', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(life, async (deeds) => {
      const life = new BrowserLife()
      await life.load()
      try {
        for (const deed of deeds) {
          const calls = life.provider.asked.length
          await happen(life, deed)
          expect(life.actor.getSnapshot().status).toBe('active')
          const made = life.provider.asked.slice(calls).filter(({ call }) => call === 'create').length
          expect(made, 'sessions made by one deed').toBeLessThanOrEqual(2)
        }
        await life.connect(true)
        await life.show(true)
        expect(life.hearsAnotherAnswer, 'hears the answer to another question').toBe(false)
        const from = life.sight
        expect(await life.canGetOut(), `there is a way on from ${from}`).toBe(true)
      } finally {
        life.close()
      }
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: false },
  )
})
