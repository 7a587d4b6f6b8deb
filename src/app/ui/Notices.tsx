/** Tells the visitor once what the root actor emits: notices, and that the link is in the clipboard now. */
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import type { Notice } from '../../../machines/reading.types.ts'
import { useReadingActor } from '../actor.tsx'

const loadToasts = () => import('./Toasts.tsx')
const Nothing = (): ReactNode => null
/** Toasts whose code does not arrive are silent: the visit goes on without them. */
const Toasts = lazy((): Promise<{ default: () => ReactNode }> =>
  loadToasts().then(
    (toasts) => ({ default: toasts.Toasts }),
    () => ({ default: Nothing }),
  ),
)

const show = (notice: Notice, nickname: string): void => {
  loadToasts()
    .then((toasts) => toasts.show(notice, nickname))
    .catch(() => {})
}

export function Notices() {
  const actor = useReadingActor()
  useEffect(() => {
    // What is told names nobody; the visit knows whom.
    const notices = actor.on('notice', ({ notice }) => show(notice, actor.getSnapshot().context.visit.nickname))
    return () => notices.unsubscribe()
  }, [actor])
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  )
}
