import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useChild, useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Button } from '../ui/Button.tsx'
import { FoamDock } from '../ui/FoamDock.tsx'
import { Message } from '../ui/Message.tsx'
import { ForgetAll } from './pastReadings/ForgetAll.tsx'
import styles from './pastReadings/PastReadings.module.css'
import { Row } from './pastReadings/Row.tsx'
import type { PastReadingsActor } from './pastReadings/actor.ts'

/** /readings: the readings of before that this device keeps. */
export function PastReadings() {
  const list = useChild('pastReadings')
  return list ? <List list={list} /> : null
}

function List({ list }: { list: PastReadingsActor }) {
  const readings = useSelector(list, ({ context }) => context.readings)
  const isEmpty = useSelector(list, (snapshot) => snapshot.matches('empty'))
  const busyId = useSelector(list, (snapshot) => (snapshot.hasTag('busy') ? snapshot.context.resultId : null))
  const [now] = useState(() => Date.now())
  const send = useSend()
  const rows = useRef<HTMLUListElement>(null)
  /** Where the focus goes when a row is gone: the place of the row in the list. */
  const gone = useRef<number | null>(null)

  useEffect(() => {
    if (gone.current === null) return
    const next = rows.current?.children[gone.current]?.querySelector('a')
    gone.current = null
    ;(next ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  }, [readings])

  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (list.getSnapshot().can({ type: 'readings.keep' })) list.send({ type: 'readings.keep' })
      else send({ type: 'visit.previous' })
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [list, send])

  if (isEmpty)
    return (
      <Message title={copy.pastReadings.title} text={copy.pastReadings.empty}>
        <Button look="primary" size="large" onClick={() => send({ type: 'open.welcome' })}>
          {copy.actions.toReading}
        </Button>
      </Message>
    )
  return (
    <main className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {copy.pastReadings.title}
      </h1>
      <div className={styles.above}>
        <p className={styles.note}>{copy.pastReadings.note}</p>
        <ForgetAll list={list} onForget={() => (gone.current = 0)} />
      </div>
      <ul className={styles.rows} ref={rows} aria-label={copy.pastReadings.list}>
        {readings.map((reading, at) => (
          <Row
            key={reading.resultId}
            reading={reading}
            now={now}
            isBusy={reading.resultId === busyId}
            onHide={() => list.send({ type: 'readings.hide', resultId: reading.resultId })}
            onShow={() => list.send({ type: 'readings.show', resultId: reading.resultId })}
            onForget={() => {
              gone.current = at
              list.send({ type: 'readings.forget', resultId: reading.resultId })
            }}
          />
        ))}
      </ul>
      <FoamDock>
        <div className={styles.ways}>
          <Button size="large" wide onClick={() => send({ type: 'visit.previous' })}>
            {copy.actions.previous}
          </Button>
        </div>
      </FoamDock>
    </main>
  )
}
