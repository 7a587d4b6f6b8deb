import { POSITIONS, type LuckyCard, type Reading } from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'
import { CardVideo } from '../../ui/CardVideo.tsx'
import { CardTitle } from '../result/CardTitle.tsx'
import { LuckyPicture } from '../result/LuckyPicture.tsx'
import { Prose } from '../result/Prose.tsx'
import { SummaryStep } from '../result/SummaryStep.tsx'
import styles from './Share.module.css'

/** The whole reading on one page: the cards, what they say, the overall review and the lucky card. */
export function SharedReading({ reading }: { reading: Reading }) {
  const { cards, interpretations, fortuneScore, luckyCard } = reading
  return (
    <>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.position}>
            <div className={styles.card}>
              <CardVideo card={card} size={card.position === 'past' ? 'large' : 'small'} />
            </div>
            <CardTitle card={card} level={2} />
          </li>
        ))}
      </ul>
      <div className={styles.stories}>
        {POSITIONS.map((position) => {
          const text = interpretations[position]
          return (
            text && (
              <section key={position}>
                <h2>{copy.positions[position]}</h2>
                <Prose text={text} />
              </section>
            )
          )
        })}
      </div>
      <section className={styles.summary}>
        <SummaryStep score={fortuneScore} text={interpretations.summary} />
      </section>
      {luckyCard && <SharedLuckyCard card={luckyCard} />}
    </>
  )
}

function SharedLuckyCard({ card }: { card: LuckyCard }) {
  return (
    <section className={styles.lucky}>
      <h2>{copy.result.lucky.title}</h2>
      <LuckyPicture card={card} />
      <div className={styles.luckyWords}>
        <h3>{card.name}</h3>
        <p>{card.message}</p>
      </div>
    </section>
  )
}
