import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { luckyCardMachine } from '../../../../machines/luckyCard.machine.ts'
import type { LuckyCard } from '../../../../machines/rules/domain.ts'
import type { speechMachine } from '../../../../machines/speech.machine.ts'
import { useRunning } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { ListenButton } from '../../ui/ListenButton.tsx'
import { LuckyPicture } from './LuckyPicture.tsx'
import { MissingText } from './Prose.tsx'
import { spokenLucky } from './spoken.ts'
import { TakeAlong } from './TakeAlong.tsx'
import type { ResultActor } from './step.ts'
import styles from './LuckyStep.module.css'

type SpeechActor = ActorRefFrom<typeof speechMachine>
type LuckyActor = ActorRefFrom<typeof luckyCardMachine>

interface Props {
  result: ResultActor
  /** What holds the step's content, and takes the focus from the button that turns into a card. */
  stage: RefObject<HTMLElement | null>
}

/** The lucky card, turned over once, and what the visitor takes along. */
export function LuckyStep({ result, stage }: Props) {
  const speech = useSelector(result, ({ children }) => children.speech)
  const lucky = useRunning(useSelector(result, ({ children }) => children.luckyCard))
  return (
    <div className={styles.step}>
      <h2>{copy.result.lucky.title}</h2>
      {lucky && <Lucky lucky={lucky} speech={speech} onFlip={() => stage.current?.focus({ preventScroll: true })} />}
      <TakeAlong result={result} />
    </div>
  )
}

interface LuckyProps {
  lucky: LuckyActor
  speech: SpeechActor | undefined
  onFlip: () => void
}

function Lucky({ lucky, speech, onFlip }: LuckyProps) {
  const card = useSelector(lucky, ({ context }) => context.card)
  const isFaceUp = useSelector(lucky, (snapshot) => snapshot.matches('faceUp'))
  if (!card) return <MissingText sentence={copy.result.lucky.missing} />

  const flip = () => {
    lucky.send({ type: 'lucky.flip' })
    onFlip()
  }
  return (
    <div className={styles.lucky}>
      {isFaceUp ? <FaceUp lucky={lucky} speech={speech} card={card} /> : <FaceDown card={card} onFlip={flip} />}
      <output className={styles.announced}>{isFaceUp && card.message}</output>
    </div>
  )
}

function FaceDown({ card, onFlip }: { card: LuckyCard; onFlip: () => void }) {
  return (
    <button type="button" className={styles.faceDown} aria-label={copy.result.lucky.faceDownName} onClick={onFlip}>
      <span className={styles.label}>
        <span className={styles.labelTitle}>{copy.result.lucky.title}</span>
        <span>{copy.result.lucky.flip}</span>
      </span>
      {/* Fetched before the flip, so that the card does not turn over to an empty face. */}
      {card.imageUrl && <img className={styles.fetched} src={card.imageUrl} alt="" />}
    </button>
  )
}

interface FaceUpProps {
  lucky: LuckyActor
  speech: SpeechActor | undefined
  card: LuckyCard
}

function FaceUp({ lucky, speech, card }: FaceUpProps) {
  const isTurning = useSelector(lucky, (snapshot) => snapshot.matches({ faceUp: 'turning' }))
  const typed = useSelector(lucky, ({ context }) => context.typed)
  const characters = Array.from(card.message)
  return (
    <>
      <div className={styles.turner} data-turning={isTurning}>
        <div className={styles.back} aria-hidden="true" />
        <div className={styles.face}>
          <LuckyPicture card={card} />
        </div>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{card.name}</h3>
        <ListenButton speech={speech} text={spokenLucky(card)} className={styles.listen} />
        {/* The letters to come keep their room, so that no word jumps to the next line while it is typed. */}
        <p
          className={styles.message}
          aria-hidden="true"
          data-untyped={characters.slice(typed).join('')}
          onClick={() => lucky.send({ type: 'lucky.finishTyping' })}
        >
          {characters.slice(0, typed).join('')}
        </p>
      </div>
    </>
  )
}
