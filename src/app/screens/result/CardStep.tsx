import type { DrawnCard, Position } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import { CardVideo } from '../../ui/CardVideo.tsx'
import { CardTitle } from './CardTitle.tsx'
import { MissingText, Prose } from './Prose.tsx'
import styles from './CardStep.module.css'

interface Props {
  position: Position
  /** Undefined until the provider has told which card lies here. */
  card: DrawnCard | undefined
  /** Null until it is written. */
  text: string | null
}

/** A card of the spread and what it says at its place. */
export function CardStep({ position, card, text }: Props) {
  return (
    <div className={styles.step}>
      {card && (
        <div className={styles.card}>
          <CardVideo card={card} size="large" />
        </div>
      )}
      {card && <CardTitle card={card} level={2} />}
      <div className={styles.text}>
        {text === null ? <MissingText sentence={copy.result.missing(position)} /> : <Prose text={text} />}
      </div>
    </div>
  )
}
