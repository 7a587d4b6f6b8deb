import { useCallback } from 'react'
import type { DrawnCard } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import { CardVideo } from '../../ui/CardVideo.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { ResultActor } from './step.ts'
import styles from './LargeCard.module.css'

/** A card as large as the window allows. */
export function LargeCard({ card, result }: { card: DrawnCard; result: ResultActor }) {
  const close = useCallback(() => result.send({ type: 'picture.close' }), [result])
  return (
    <Dialog label={card.nameKo} onClose={close}>
      <div className={styles.content}>
        <CardVideo card={card} size="large" />
        <p className={styles.caption}>
          {card.nameKo} · {copy.orientations[card.orientation]}
        </p>
        <Button onClick={close}>{copy.actions.close}</Button>
      </div>
    </Dialog>
  )
}
