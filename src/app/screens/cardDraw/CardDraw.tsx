import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { SPREAD_SIZE } from '../../../../machines/rules/deck.ts'
import type { selectionMachine } from '../../../../machines/selection.machine.ts'
import { useChild, useReading, useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import { FoamBank } from '../../ui/FoamBank.tsx'
import { usePrefersReducedMotion } from '../../ui/usePrefersReducedMotion.ts'
import styles from './CardDraw.module.css'
import { Fan } from './Fan.tsx'
import { lieInFan, lieOf, type Lie } from './lie.ts'
import { ReturningCard } from './LooseCard.tsx'
import { ReaderIntro } from './ReaderIntro.tsx'
import { Spread } from './Spread.tsx'

/** Three of 72 cards are drawn and turned over (specification section 2, /onboarding/card-draw). */
export function CardDraw() {
  const isPreparing = useReading((snapshot) => snapshot.matches({ visit: { cardDraw: 'preparing' } }))
  const selection = useChild('selection')
  return (
    <main className={styles.screen}>
      <header className={styles.header}>
        <ChosenReader />
        <h1 tabIndex={-1}>{copy.cardDraw.title}</h1>
      </header>
      {isPreparing && <output className={styles.preparing}>{copy.cardDraw.preparing}</output>}
      {selection && <Table selection={selection} />}
    </main>
  )
}

function ChosenReader() {
  const type = useReading(({ context }) => context.visit.selectedReader?.type)
  const catalog = useChild('catalog')
  const reader = useSelector(catalog, (snapshot) =>
    snapshot?.context.catalog?.readers.find((candidate) => candidate.type === type),
  )
  return type === undefined ? null : <ReaderIntro key={type} readerType={type} reader={reader} />
}

/** The spread, the fan and what to do next. */
function Table({ selection }: { selection: ActorRefFrom<typeof selectionMachine> }) {
  const send = useSend()
  const snapshot = useSelector(selection, (current) => current)
  const { picks, flipped, cards } = snapshot.context
  const isComplete = picks.length === SPREAD_SIZE
  const isClosed = !snapshot.matches('choosing')
  const isRevealed = snapshot.matches('revealed')
  const isCalm = usePrefersReducedMotion()

  const spread = useRef<HTMLDivElement>(null)
  const fan = useRef<HTMLDivElement>(null)
  const [returning, setReturning] = useState<readonly Return[]>([])
  // Every change of place begins where the card is seen at that moment, also in the middle of a flight.
  const lies = useRef(new Map<number, Lie>())
  const lieBefore = useCallback((card: number) => lies.current.get(card), [])
  const keepLies = () => {
    for (const pick of picks) {
      const lie = lieOf(spread.current?.querySelector(`[data-lying='${pick}']`))
      if (lie) lies.current.set(pick, lie)
      else lies.current.delete(pick)
    }
  }

  const landed = (card: number) => setReturning((flights) => flights.filter((flight) => flight.card !== card))
  const letGo = (card: number, from: Lie) => {
    if (!isCalm) setReturning((flights) => [...flights.filter((flight) => flight.card !== card), { card, from }])
  }
  const pick = (card: number, from: Lie | null) => {
    keepLies()
    if (from) lies.current.set(card, from)
    landed(card)
    selection.send({ type: 'card.pick', card })
  }
  const putBack = (card: number) => {
    if (isClosed) return
    keepLies()
    const from = lies.current.get(card)
    if (from) letGo(card, from)
    selection.send({ type: 'card.putBack', card })
  }
  const homeOf = (card: number): Lie | null => {
    const home = fan.current?.querySelector<HTMLElement>(`[data-card='${card}']`)
    const box = home?.getBoundingClientRect()
    if (home && box && (box.left < 0 || box.right > innerWidth))
      home.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return lieInFan(home)
  }

  useEffect(() => {
    if (isComplete) spread.current?.scrollIntoView({ block: 'nearest' })
  }, [isComplete, isClosed])

  const label = () => {
    if (isRevealed) return copy.cardDraw.listen
    if (snapshot.matches({ revealing: 'waiting' })) return copy.cardDraw.awaitingCards
    return isClosed ? copy.cardDraw.revealing : copy.cardDraw.reveal
  }
  const goOn = () => {
    keepLies()
    if (isRevealed) send({ type: 'visit.next' })
    else selection.send({ type: 'reveal.start' })
  }

  return (
    <div className={styles.table} data-closed={isClosed}>
      <div ref={spread} className={styles.spread}>
        <Spread
          picks={picks}
          flipped={flipped}
          cards={cards}
          isClosed={isClosed}
          lieBefore={lieBefore}
          onPutBack={putBack}
        />
      </div>
      <div ref={fan} className={styles.fan}>
        <Fan
          picks={picks}
          returning={returning.map(({ card }) => card)}
          isClosed={isClosed}
          onPick={pick}
          onPutBack={putBack}
          onLetGo={letGo}
        />
      </div>
      {returning.map(({ card, from }) => (
        <ReturningCard key={card} from={from} home={() => homeOf(card)} onLanded={() => landed(card)} />
      ))}
      <output className={styles.prompt} data-ground="foam">
        <FoamBank />
        {isComplete ? (
          // One button all along, so that the focus stays on it while the cards turn.
          <Button look="primary" size="large" wide aria-disabled={isClosed && !isRevealed} onClick={goOn}>
            {label()}
          </Button>
        ) : (
          <span className={styles.count}>{copy.cardDraw.picked(picks.length)}</span>
        )}
      </output>
    </div>
  )
}

/** A card on its way from a place, or from the hand, into the fan. */
interface Return {
  card: number
  from: Lie
}
