/** Draws the fade between two screens, which a chart of its own times (`machines/fade.machine.ts`). */
import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useEffect, useMemo, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { fadeMachine } from '../../../machines/fade.machine.ts'
import { screenKeyOf } from '../../../machines/routes.ts'
import { SeenContext, useHeld, useReading, useReadingActor } from '../actor.tsx'
import { catchUp } from '../early.ts'
import { Brewing, waitOf } from '../Screens.tsx'
import { becomeUsable } from '../usable.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import styles from './RouteFade.module.css'

const linkTo = (path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].find((link) => link.getAttribute('href') === path)

/**
 * Moves focus to the heading and the view to the top: a screen reader and a reader's eye both start over. Who comes back
 * from where a link of the screen leads finds that link again. Not while only the wait for the screen is shown.
 */
function ArriveAtTitle({ screen, isFetching }: { screen: string; isFetching: boolean }): null {
  const actor = useReadingActor()
  useEffect(() => {
    becomeUsable()
    void catchUp(actor)
  }, [actor])
  const shown = useRef(screen)
  useEffect(() => {
    if (isFetching || shown.current === screen) return
    const back = linkTo(shown.current.slice(shown.current.indexOf('/')))
    shown.current = screen
    window.scrollTo(0, 0)
    const title = document.querySelector<HTMLElement>('main h1')
    ;(back ?? title)?.focus({ preventScroll: true })
    back?.scrollIntoView({ block: 'center' })
  }, [screen, isFetching])
  return null
}

const swallow = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export function RouteFade({ children }: { children: ReactNode }) {
  const actor = useReadingActor()
  const fade = useActorRef(fadeMachine, { clock: actor.clock })
  useEffect(() => {
    let last = actor.getSnapshot()
    const subscription = actor.subscribe((next) => {
      if (screenKeyOf(next) !== screenKeyOf(last)) fade.send({ type: 'screen.left', held: last })
      last = next
    })
    return () => subscription.unsubscribe()
  }, [actor, fade])

  const phase = useSelector(fade, ({ value }) => value)
  const pristine = useHeld()
  const held = useSelector(fade, ({ context }) => context.held) ?? pristine
  const seen = useMemo(() => ({ actor, held }), [actor, held])
  const live = useReading(screenKeyOf)
  const screen = held ? screenKeyOf(held) : live
  const liveWait = useReading(waitOf)
  const wait = held ? waitOf(held) : liveWait
  return (
    <SeenContext value={seen}>
      {/*
       * A press meant for the screen that leaves, or the second half of a double click, must not reach the next one.
       * Not inert, for which every element of the screen is styled anew while somebody waits for its answer.
       */}
      <div className={styles.route} data-fade={phase} onClickCapture={phase === 'out' ? swallow : undefined}>
        <ScreenBoundary screen={screen}>
          <Suspense fallback={<Brewing />}>
            {children}
            <ArriveAtTitle
              screen={wait === 'missing' ? `missing ${screen}` : screen}
              isFetching={wait === 'fetching'}
            />
          </Suspense>
        </ScreenBoundary>
      </div>
    </SeenContext>
  )
}
