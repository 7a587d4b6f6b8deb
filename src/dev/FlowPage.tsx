import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pathOf, type Located } from '../../machines/routes.ts'
import { ActorChart } from './ActorChart.tsx'
import { snapshotOf } from './charts.ts'
import { Exported } from './Exported.tsx'
import styles from './FlowPage.module.css'
import { Log } from './Log.tsx'
import { walksAfter, type ActorState, type Recording } from './recording.ts'
import { catalogOf } from './samples.ts'
import { Sender } from './Sender.tsx'
import { TimeLine } from './TimeLine.tsx'
import type { Watching } from './watching.ts'

const pathIn = ({ actors }: Recording): string => {
  const root = actors['reading']
  const snapshot = root && snapshotOf(root)
  return snapshot ? pathOf(snapshot as unknown as Located) : ''
}

const themeIn = ({ actors }: Recording): string => {
  const value = actors['reading']?.value
  return typeof value === 'object' && value?.['theme'] === 'light' ? 'light' : 'dark'
}

/** Charts with a parent before its children, calls left out. */
const chartsIn = ({ actors }: Recording): ActorState[] =>
  Object.values(actors)
    .filter(({ machine }) => machine !== null)
    .toSorted((a, b) => a.place.localeCompare(b.place))

export function FlowPage({ watching, frame }: { watching: Watching; frame: string }) {
  const { apps, chosen, lookBack, failure } = useSyncExternalStore(watching.subscribe, watching.get)
  const [text, setText] = useState<string | null>(null)
  const [isAllOpen, setAllOpen] = useState(false)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const app = apps.find(({ id }) => id === chosen)
  const shown = lookBack?.recording ?? app?.recording
  const theme = app ? themeIn(app.recording) : null

  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme
  }, [theme])

  const exportTest = (): void => {
    watching.exported().then(setText, (error: unknown) => setText(`// ${String(error)}`))
  }
  const steps = app?.recording.steps ?? []
  const walks = app ? walksAfter(app.recording, lookBack?.count ?? steps.length) : new Map<string, number>()

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1>Flow</h1>
        <output className={styles.address} aria-label="Address">
          {shown ? pathIn(shown) : 'waiting for the app …'}
        </output>
        {apps.length > 1 && (
          <select aria-label="App" value={chosen ?? ''} onChange={(event) => watching.choose(event.target.value)}>
            {apps.map(({ id, frame: name }) => (
              <option key={id} value={id}>
                {name === frame ? 'this page' : name ? 'another inspector' : 'another window'} · {id.slice(0, 4)}
              </option>
            ))}
          </select>
        )}
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={() => setAllOpen(!isAllOpen)}>
            {isAllOpen ? 'Fold idle states' : 'Unfold all states'}
          </button>
          <button
            type="button"
            className={styles.button}
            onClick={() => frameRef.current?.contentWindow?.location.reload()}
          >
            Reload app
          </button>
          <button type="button" className={styles.primary} onClick={exportTest} disabled={!app}>
            Export as test
          </button>
        </div>
        <TimeLine
          count={lookBack?.count ?? null}
          steps={steps}
          differences={lookBack?.differences ?? []}
          failure={failure}
          onLook={(count) => void watching.look(count)}
        />
      </header>
      <main className={styles.columns}>
        <section className={styles.app} aria-label="The app" data-past={lookBack !== null || undefined}>
          <iframe ref={frameRef} name={frame} src="/" title="The app" />
          {lookBack && <p>The app stays in the present.</p>}
        </section>
        <section className={styles.charts} aria-label="Charts">
          {shown &&
            chartsIn(shown).map((state) => (
              <ActorChart key={state.place} state={state} actors={shown.actors} walks={walks} isAllOpen={isAllOpen} />
            ))}
        </section>
        <div className={styles.side}>
          <section className={styles.sender} aria-label="Send">
            <h2>Send</h2>
            {lookBack ? (
              <p className={styles.note}>You are looking back. Return to the present to send.</p>
            ) : (
              shown &&
              chartsIn(shown).map((state) => (
                <Sender
                  key={state.place}
                  state={state}
                  catalog={catalogOf(shown)}
                  onSend={(event) => watching.send(state.place, event)}
                />
              ))
            )}
          </section>
          <section className={styles.log} aria-label="Log">
            <h2>Log</h2>
            <Log
              entries={app?.recording.log ?? []}
              count={lookBack?.count ?? null}
              onLook={(count) => void watching.look(count)}
            />
          </section>
        </div>
      </main>
      {text !== null && <Exported text={text} onClose={() => setText(null)} />}
    </div>
  )
}
