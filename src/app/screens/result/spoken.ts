/** What is read aloud: the words that stand on the screen, as far as they are written. */
import {
  POSITIONS,
  type DrawnCard,
  type LuckyCard,
  type Position,
  type Reading,
} from '../../../../machines/rules/domain.ts'
import { copy } from '../../copy.ts'

const lines = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n')

/** A card and its words; nothing while these are not written. */
export const spokenCard = (position: Position, card: DrawnCard | undefined, text: string | null): string =>
  text ? lines(card ? copy.speech.card(position, card) : '', text) : ''

export const spokenSummary = (text: string | null): string => (text ? lines(`${copy.result.summaryTitle}.`, text) : '')

export const spokenLucky = ({ name, message }: LuckyCard): string =>
  lines(`${copy.result.lucky.title}, ${name}.`, message)

/** The whole reading, from the start. */
export const spokenReading = ({ cards, interpretations, luckyCard }: Reading): string =>
  lines(
    ...POSITIONS.map((position) =>
      spokenCard(
        position,
        cards.find((card) => card.position === position),
        interpretations[position],
      ),
    ),
    spokenSummary(interpretations.summary),
    luckyCard ? spokenLucky(luckyCard) : '',
  )
