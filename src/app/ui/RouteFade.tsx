/** The 250 ms fade between two screens; their contents swap at half of it (specification section 2). */
import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { pathOf, screenOf } from '../../../machines/routes.ts'
import { ROUTE_TRANSITION } from '../../../machines/rules/timing.ts'
import { SeenContext, useReading, useReadingActor, type ReadingActor, type ReadingSnapshot } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Message } from './Message.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import styles from './RouteFade.module.css'

/** What makes a screen another one. An invalid result keeps the address of the result it took the place of. */
const screenKey = (snapshot: ReadingSnapshot): string => `${pathOf(snapshot)} ${screenOf(snapshot)?.title}`

/** A snapshot is held while its screen fades out; then the living one fades in. */
type Fade = { phase: 'still' | 'in'; held: null } | { phase: 'out'; held: ReadingSnapshot }

/**
 * The fade as a store of its own, so that React learns of it in the same breath as of the root's new state: a frame
 * later the next screen would already have flashed up.
 */
function createFade(actor: ReadingActor) {
  let fade: Fade = { phase: 'still', held: null }
  return {
    get: () => fade,
    subscribe: (tell: () => void) => {
      let last = actor.getSnapshot()
      let timer: ReturnType<typeof setTimeout> | undefined
      const become = (next: Fade): void => {
        fade = next
        tell()
      }
      const settle = (): void => become({ phase: 'still', held: null })
      const swap = (): void => {
        timer = setTimeout(settle, ROUTE_TRANSITION / 2)
        become({ phase: 'in', held: null })
      }
      const subscription = actor.subscribe((next) => {
        if (fade.phase !== 'out' && screenKey(next) !== screenKey(last)) {
          clearTimeout(timer)
          timer = setTimeout(swap, ROUTE_TRANSITION / 2)
          become({ phase: 'out', held: last })
        }
        last = next
      })
      return () => {
        clearTimeout(timer)
        subscription.unsubscribe()
        fade = { phase: 'still', held: null }
      }
    },
  }
}

/** Moves focus to the heading and the view to the top: a screen reader and a reader's eye both start over. */
function ArriveAtTitle({ screen }: { screen: string }): null {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [screen])
  return null
}

export function RouteFade({ children }: { children: ReactNode }) {
  const actor = useReadingActor()
  const [fading] = useState(() => createFade(actor))
  const fade = useSyncExternalStore(fading.subscribe, fading.get)
  const seen = useMemo(() => ({ actor, held: fade.held }), [actor, fade.held])
  const live = useReading(screenKey)
  const screen = fade.held ? screenKey(fade.held) : live
  return (
    <SeenContext value={seen}>
      {/* A press meant for the screen that leaves, or the second half of a double click, must not reach the next one. */}
      <div className={styles.route} data-fade={fade.phase} inert={fade.phase === 'out'}>
        <ScreenBoundary screen={screen}>
          <Suspense fallback={<Message title={copy.brand} mood="brewing" busy />}>
            {children}
            <ArriveAtTitle screen={screen} />
          </Suspense>
        </ScreenBoundary>
      </div>
    </SeenContext>
  )
}
