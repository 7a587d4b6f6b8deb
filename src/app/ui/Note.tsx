/** What becomes of what a visitor tells: a quiet button, and the sheet that it opens before any page. */
import { useCallback } from 'react'
import { useReading, useSend } from '../actor.tsx'
import { ConsentChoice } from '../consent.tsx'
import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import { useCatalog } from './CatalogGate.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './Note.module.css'

export function NoteButton({ className }: { className?: string }) {
  const send = useSend()
  return (
    <Button
      look="plain"
      size="small"
      className={className}
      aria-haspopup="dialog"
      onClick={() => send({ type: 'note.open' })}
    >
      {copy.note.title}
    </Button>
  )
}

export function Note() {
  const isOpen = useReading((snapshot) => snapshot.matches({ note: 'open' }))
  return isOpen && <OpenNote />
}

const counting = import.meta.env.VITE_GA_MEASUREMENT_ID
  ? copy.note.counted
  : import.meta.env.VITE_ANALYTICS_URL
    ? copy.note.countedHere
    : copy.note.uncounted

function OpenNote() {
  const { isReadByModel = false, keptDays } = useCatalog() ?? {}
  const send = useSend()
  const close = useCallback(() => send({ type: 'note.close' }), [send])
  const sentences = [
    ...copy.note.sentences,
    keptDays === undefined ? copy.note.kept : copy.note.keptFor(keptDays),
    ...(isReadByModel ? [copy.question.readByModel] : []),
    counting,
    ...('speechSynthesis' in window ? [copy.note.voiced] : []),
  ]
  return (
    <Dialog label={copy.note.title} onClose={close}>
      <div className={styles.sheet}>
        <h2>{copy.note.title}</h2>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <ConsentChoice />
        <div className={styles.end}>
          <Button look="primary" size="large" wide onClick={close}>
            {copy.actions.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
