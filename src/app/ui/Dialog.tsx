import { useEffect, useRef, type ReactNode } from 'react'
import styles from './Dialog.module.css'

interface DialogProps {
  /** Its name for who does not see it. */
  label: string
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

const HEARD = ['close', 'click'] as const

/** Before the page for as long as it is drawn; Escape, Back on a phone or a tap beside it ask for its end. */
export function Dialog({ label, className, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const hear = ({ type, target }: Event) => {
      // A press beside what it holds is one on the dialog itself. The end of a dialog is told a task later, and may be taken back.
      if (type === 'click' ? target === element : !element?.open) onClose()
    }
    element?.showModal()
    for (const type of HEARD) element?.addEventListener(type, hear)
    return () => {
      for (const type of HEARD) element?.removeEventListener(type, hear)
      // Closed rather than only removed, so that the focus goes back to where it was.
      element?.close()
    }
  }, [onClose])
  return (
    <dialog ref={dialog} className={className ? `${styles.dialog} ${className}` : styles.dialog} aria-label={label}>
      {children}
    </dialog>
  )
}
