import { Link } from 'wouter'
import { resultPathOf } from '../../../../machines/rules/addresses.ts'
import type { PastReading } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Row.module.css'
import { SmallCard } from './SmallCard.tsx'

interface Props {
  reading: PastReading
  /** In ms since 1970. */
  now: number
  /** Something that was asked of it is not answered yet. */
  isBusy: boolean
  onHide: () => void
  onShow: () => void
  onForget: () => void
}

const { of, open, forget, unasked, unfinished, date, hidden } = copy.pastReadings
const { hide, show } = copy.result.owner

/** A reading of before: when it was, what was asked, the cards as they lay, and the score where it has one. Its whole face opens it. */
export function Row({ reading, now, isBusy, onHide, onShow, onForget }: Props) {
  const { resultId, openedAt, questionText, cards, fortuneScore, status, isOwned, isHidden, isGentle } = reading
  const question = questionText ?? unasked
  const score = fortuneScore !== null && copy.result.score(fortuneScore)
  const way = (name: string, onClick: () => void) => (
    <Button className={styles.way} look="plain" size="small" aria-label={of(question, name)} onClick={onClick}>
      {name}
    </Button>
  )
  return (
    <li className={styles.row} aria-busy={isBusy}>
      <span className={styles.cards}>
        {cards.map((card) => (
          <SmallCard key={card.position} card={card} />
        ))}
      </span>
      <div className={styles.words}>
        <p className={styles.when}>
          {openedAt !== null && <time dateTime={new Date(openedAt).toISOString()}>{date(openedAt, now)}</time>}
          <span>{status === 'completed' ? score : unfinished[status]}</span>
        </p>
        <p className={styles.question}>{question}</p>
      </div>
      <div className={styles.ways}>
        {isHidden && <p className={styles.hidden}>{hidden}</p>}
        <Link className={styles.open} href={resultPathOf(resultId)} aria-label={of(question, open)}>
          {open}
        </Link>
        {isOwned && (isHidden || !isGentle) && (isHidden ? way(show, onShow) : way(hide, onHide))}
        {way(forget, onForget)}
      </div>
    </li>
  )
}
