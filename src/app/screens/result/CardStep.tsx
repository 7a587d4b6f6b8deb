import { useSelector } from '@xstate/react'
import type { DrawnCard, Position } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import { CardVideo } from '../../ui/CardVideo.tsx'
import { ListenButton } from '../../ui/ListenButton.tsx'
import { CardTitle } from './CardTitle.tsx'
import { LargeCard } from './LargeCard.tsx'
import { MissingText, Prose } from './Prose.tsx'
import { spokenCard } from './spoken.ts'
import type { ResultActor } from './step.ts'
import styles from './CardStep.module.css'

interface Props {
  result: ResultActor
  position: Position
  /** Undefined until the provider has told which card lies here. */
  card: DrawnCard | undefined
  /** Null until it is written. */
  text: string | null
}

/** A card of the spread and what it says at its place. */
export function CardStep({ result, position, card, text }: Props) {
  const isLarge = useSelector(result, (snapshot) =>
    snapshot.matches({ read: { view: { open: { picture: 'large' } } } }),
  )
  const speech = useSelector(result, ({ children }) => children.speech)
  return (
    <div className={styles.step}>
      {card && (
        <button
          type="button"
          className={styles.card}
          aria-label={copy.result.enlarge(card.nameKo)}
          aria-haspopup="dialog"
          onClick={() => result.send({ type: 'picture.enlarge' })}
        >
          <CardVideo card={card} size="large" />
        </button>
      )}
      {card && <CardTitle card={card} level={2} />}
      {card && isLarge && <LargeCard card={card} result={result} />}
      <ListenButton speech={speech} text={spokenCard(position, card, text)} className={styles.listen} />
      <div className={styles.text}>
        {text === null ? <MissingText sentence={copy.result.missing(position)} /> : <Prose text={text} />}
      </div>
    </div>
  )
}
