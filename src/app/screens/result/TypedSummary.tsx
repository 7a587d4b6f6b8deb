import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { summaryMachine } from '../../../../machines/summary.machine.ts'
import { Prose } from './Prose.tsx'

/** What somebody does who reads on already. */
const READING_ON = ['keydown', 'wheel', 'touchmove'] as const

/** The summary as far as it is typed out; a tap on it, a key or a scroll shows it whole. */
export function TypedSummary({ summary, text }: { summary: ActorRefFrom<typeof summaryMachine>; text: string }) {
  const typed = useSelector(summary, ({ context }) => context.typed)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const finish = () => summary.send({ type: 'summary.finishTyping' })
    const element = words.current
    element?.addEventListener('click', finish)
    for (const deed of READING_ON) document.addEventListener(deed, finish, { passive: true })
    return () => {
      element?.removeEventListener('click', finish)
      for (const deed of READING_ON) document.removeEventListener(deed, finish)
    }
  }, [summary])
  return (
    <div ref={words} data-untyped={Array.from(text).length - typed}>
      <Prose text={text} typed={typed} />
    </div>
  )
}
