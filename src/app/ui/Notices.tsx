/** Tells the visitor once what the root actor emits: notices, and that the link is in the clipboard now. */
import { useEffect, useState, type ComponentType } from 'react'
import type { Notice } from '../../../machines/reading.types.ts'
import { useReadingActor } from '../actor.tsx'
import { whenIdle } from '../whenIdle.ts'

const loadToasts = () => import('./Toasts.tsx')

/** Comes when there is time, or with the first notice. Toasts whose code does not arrive are silent: the visit goes on without them. */
export function Notices() {
  const actor = useReadingActor()
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isOver = false
    const put = async () => {
      const toasts = await loadToasts()
      if (!isOver) setToasts(() => toasts.Toasts)
      return toasts
    }
    const show = async (notice: Notice) => {
      const toasts = await put()
      // What is told names nobody; the visit knows whom.
      toasts.show(notice, actor.getSnapshot().context.visit.nickname)
    }
    whenIdle(() => void put().catch(() => {}))
    const notices = actor.on('notice', ({ notice }) => void show(notice).catch(() => {}))
    return () => {
      isOver = true
      notices.unsubscribe()
    }
  }, [actor])
  return Toasts && <Toasts />
}
