import { useEffect, useRef } from 'react'
import type { DrawnCard } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import { CardVideo } from '../../ui/CardVideo.tsx'
import type { ResultActor } from './step.ts'
import styles from './LargeCard.module.css'

const HEARD = ['close', 'click'] as const

/** A card as large as the window allows; Escape, Back on a phone, a tap beside it or 닫기 put it away. */
export function LargeCard({ card, result }: { card: DrawnCard; result: ResultActor }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const hear = ({ type, target }: Event) => {
      // A press beside the card is one on the dialog itself. The end of a dialog is told a task later, and may be taken back.
      if (type === 'click' ? target === element : !element?.open) result.send({ type: 'picture.close' })
    }
    element?.showModal()
    for (const type of HEARD) element?.addEventListener(type, hear)
    return () => {
      for (const type of HEARD) element?.removeEventListener(type, hear)
      // Closed rather than only removed, so that the focus goes back to where it was.
      element?.close()
    }
  }, [result])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={card.nameKo}>
      <div className={styles.content}>
        <CardVideo card={card} size="large" />
        <p className={styles.caption}>
          {card.nameKo} · {copy.orientations[card.orientation]}
        </p>
        <Button onClick={() => result.send({ type: 'picture.close' })}>{copy.actions.close}</Button>
      </div>
    </dialog>
  )
}
