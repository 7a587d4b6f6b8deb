import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { SPREAD_SIZE } from '../../../../machines/rules/deck.ts'
import type { selectionMachine } from '../../../../machines/selection.machine.ts'
import { useChild, useReading, useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CardDraw.module.css'
import { Fan } from './Fan.tsx'
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
  const putBack = (card: number) => selection.send({ type: 'card.putBack', card })

  const spread = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isComplete) spread.current?.scrollIntoView({ block: 'nearest' })
  }, [isComplete, isClosed])

  const label = () => {
    if (isRevealed) return copy.cardDraw.listen
    if (snapshot.matches({ revealing: 'waiting' })) return copy.cardDraw.awaitingCards
    return isClosed ? copy.cardDraw.revealing : copy.cardDraw.reveal
  }
  const goOn = () => {
    if (isRevealed) send({ type: 'visit.next' })
    else selection.send({ type: 'reveal.start' })
  }

  return (
    <div className={styles.table} data-closed={isClosed}>
      <div ref={spread} className={styles.spread}>
        <Spread picks={picks} flipped={flipped} cards={cards} isClosed={isClosed} onPutBack={putBack} />
      </div>
      <div className={styles.fan}>
        <Fan
          picks={picks}
          isClosed={isClosed}
          onPick={(card) => selection.send({ type: 'card.pick', card })}
          onPutBack={putBack}
        />
      </div>
      <output className={styles.prompt}>
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
