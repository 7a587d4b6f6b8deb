import { useSelector } from '@xstate/react'
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { drawingMachine } from '../../../machines/drawing.machine.ts'
import { useChild, useReading } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Button } from '../ui/Button.tsx'
import { fetchPictures } from '../ui/fetchPictures.ts'
import { FoamBank } from '../ui/FoamBank.tsx'
import { Restart } from '../ui/Restart.tsx'
import { usePrefersReducedMotion } from '../ui/usePrefersReducedMotion.ts'
import styles from './cardDraw/CardDraw.module.css'
import { Fan } from './cardDraw/Fan.tsx'
import { lieInFan, lieOf, type Lie } from './cardDraw/lie.ts'
import { ReturningCard } from './cardDraw/LooseCard.tsx'
import { ReaderIntro } from './cardDraw/ReaderIntro.tsx'
import { Spread } from './cardDraw/Spread.tsx'

/** Three of 72 cards are drawn and turned over (specification section 2, /onboarding/card-draw). */
export function CardDraw() {
  const isPreparing = useReading(
    (snapshot) =>
      snapshot.matches({ visit: { cardDraw: 'judging' } }) || snapshot.matches({ visit: { cardDraw: 'preparing' } }),
  )
  const drawing = useChild('drawing')
  return (
    <main className={styles.screen}>
      <header className={styles.header}>
        <ChosenReader />
        <h1 tabIndex={-1}>{copy.cardDraw.title}</h1>
      </header>
      {isPreparing && <output className={styles.preparing}>{copy.cardDraw.preparing}</output>}
      {drawing && <Table drawing={drawing} />}
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

type DrawingActor = ActorRefFrom<typeof drawingMachine>
type DrawingTag = Parameters<SnapshotFrom<typeof drawingMachine>['hasTag']>[0]

/** What the one button says, by the tag of the state; without one there is nothing to press yet. */
const PROMPTS = Object.entries(copy.cardDraw.prompts) as [DrawingTag, string][]
const promptOf = (snapshot: SnapshotFrom<typeof drawingMachine>): string | null =>
  PROMPTS.find(([tag]) => snapshot.hasTag(tag))?.[1] ?? null

/** The spread, the fan and what to do next. */
function Table({ drawing }: { drawing: DrawingActor }) {
  const { picks, flipped, cards } = useSelector(drawing, ({ context }) => context)
  // The button answers first, and the table a frame later.
  const isClosed = useDeferredValue(useSelector(drawing, (snapshot) => snapshot.hasTag('closed')))
  const isWithoutCards = useSelector(drawing, (snapshot) => snapshot.hasTag('withoutCards'))
  const canGoOn = useSelector(drawing, (snapshot) => snapshot.can({ type: 'drawing.goOn' }))
  const prompt = useSelector(drawing, promptOf)
  const isCalm = usePrefersReducedMotion()
  // Not before: nothing on the page tells which cards lie there.
  useEffect(() => {
    if (isClosed) fetchPictures((cards ?? []).map(({ imageUrl }) => imageUrl))
  }, [isClosed, cards])

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
  const toggle = (card: number, from: Lie | null) => {
    keepLies()
    if (from && !picks.includes(card)) lies.current.set(card, from)
    drawing.send({ type: 'card.toggle', card })
  }
  const homeOf = (card: number): Lie | null => {
    const home = fan.current?.querySelector<HTMLElement>(`[data-card='${card}']`)
    const box = home?.getBoundingClientRect()
    if (home && box && (box.left < 0 || box.right > innerWidth))
      home.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return lieInFan(home)
  }

  // A card that was given back flies home from where it lay; one that was taken flies no more.
  const lain = useRef(picks)
  useLayoutEffect(() => {
    for (const card of picks) landed(card)
    for (const card of lain.current) {
      const from = lies.current.get(card)
      if (from && !picks.includes(card)) letGo(card, from)
    }
    lain.current = picks
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the picks is a change of place
  }, [picks])

  useEffect(() => {
    if (prompt !== null) spread.current?.scrollIntoView({ block: 'nearest' })
  }, [prompt])

  const goOn = () => {
    keepLies()
    drawing.send({ type: 'drawing.goOn' })
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
          onPutBack={(card) => toggle(card, null)}
        />
      </div>
      <div ref={fan} className={styles.fan}>
        <Fan
          picks={picks}
          returning={returning.map(({ card }) => card)}
          isClosed={isClosed}
          onToggle={toggle}
          onLetGo={letGo}
        />
      </div>
      {returning.map(({ card, from }) => (
        <ReturningCard key={card} from={from} home={() => homeOf(card)} onLanded={() => landed(card)} />
      ))}
      <output className={styles.prompt} data-ground="foam">
        <FoamBank />
        {prompt === null ? (
          <span className={styles.count}>{copy.cardDraw.picked(picks.length)}</span>
        ) : (
          // One button all along, so that the focus stays on it while the cards turn.
          <Button look="primary" size="large" wide aria-disabled={!canGoOn} onClick={goOn}>
            {prompt}
          </Button>
        )}
        {isWithoutCards && <Restart look="plain" />}
      </output>
    </div>
  )
}

/** A card on its way from a place, or from the hand, into the fan. */
interface Return {
  card: number
  from: Lie
}
