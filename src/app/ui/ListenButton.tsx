import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { speechMachine } from '../../../machines/speech.machine.ts'
import { useRunning } from '../actor.tsx'
import { copy } from '../copy.ts'
import styles from './ListenButton.module.css'

interface ListenButtonProps {
  speech: ActorRefFrom<typeof speechMachine> | undefined
  /** What is read; empty while nothing is written. */
  text: string
  className: string | undefined
}

/** 들려주기, and 그만 듣기 while it speaks; not there without a voice or without words. */
export function ListenButton({ speech, text, className }: ListenButtonProps) {
  const running = useRunning(speech)
  const isOffered = useSelector(running, (snapshot) => snapshot?.hasTag('offered') ?? false)
  const isSpeaking = useSelector(running, (snapshot) => snapshot?.hasTag('speaking') ?? false)
  if (!isOffered || text === '') return null
  return (
    <button
      type="button"
      className={`${styles.listen} ${className}`}
      onClick={() => running?.send(isSpeaking ? { type: 'speech.stop' } : { type: 'speech.start', text })}
    >
      {isSpeaking ? <Square /> : <Speaker />}
      <span>{isSpeaking ? copy.speech.stop : copy.speech.start}</span>
    </button>
  )
}

const Speaker = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 9.5h3.5L12 5.6v12.8l-4.5-3.9H4Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
    <path
      d="M15.3 9a4.2 4.2 0 0 1 0 6M17.9 6.4a7.9 7.9 0 0 1 0 11.2"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
    />
  </svg>
)

const Square = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <rect x="6.5" y="6.5" width="11" height="11" rx="2.2" fill="currentColor" />
  </svg>
)
