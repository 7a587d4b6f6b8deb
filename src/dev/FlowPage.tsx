import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ActorChart } from './ActorChart.tsx'
import { pathIn } from './chartWords.ts'
import { Exported } from './Exported.tsx'
import styles from './FlowPage.module.css'
import { Log } from './Log.tsx'
import { momentsOf, ROOT, type ActorState, type Recording } from './recording.ts'
import { Sender } from './Sender.tsx'
import { TimeLine } from './TimeLine.tsx'
import type { Watching } from './watching.ts'

const themeIn = ({ actors }: Recording): string => {
  const value = actors[ROOT]?.value
  return typeof value === 'object' && value['theme'] === 'light' ? 'light' : 'dark'
}

/** A parent before its children. */
const chartsIn = ({ actors }: Recording): ActorState[] =>
  Object.values(actors).toSorted((a, b) => a.place.localeCompare(b.place))

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
          moments={app ? momentsOf(app.recording) : []}
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
              <ActorChart key={state.place} state={state} recording={shown} isAllOpen={isAllOpen} />
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
                  recording={shown}
                  onSend={(event) => watching.send(state.place, event)}
                />
              ))
            )}
          </section>
          <section className={styles.log} aria-label="Log">
            <h2>Log</h2>
            <Log
              entries={app?.recording.log ?? []}
              lookedAt={lookBack?.count ?? null}
              onLook={(count) => void watching.look(count)}
            />
          </section>
        </div>
      </main>
      {text !== null && <Exported text={text} onClose={() => setText(null)} />}
    </div>
  )
}
