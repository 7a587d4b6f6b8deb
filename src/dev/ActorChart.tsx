import type { AnyStateNode } from 'xstate'
import styles from './ActorChart.module.css'
import { activeIds, edgesOf, leavesOf, sizeOf, type EdgeWords } from './charts.ts'
import type { ActorState, Recording } from './recording.ts'
import { CHARTS } from './samples.ts'

interface Drawing {
  active: ReadonlySet<string>
  /** Ids of the calls and children that run now. */
  running: ReadonlySet<string>
  walks: ReadonlyMap<string, number>
  isAllOpen: boolean
}

function Edge({ words, walks }: { words: EdgeWords; walks: number }) {
  return (
    <li className={styles.edge} data-walked={walks > 0 || undefined}>
      <span className={styles.event}>{words.event}</span>
      {words.guard && <span className={styles.guard}>[{words.guard}]</span>}
      {words.target && <span className={styles.target}>→ {words.target}</span>}
      {words.actions && <span className={styles.actions}>/ {words.actions}</span>}
      {walks > 0 && <span className={styles.walks}>{walks}×</span>}
    </li>
  )
}

function StateBox({ node, drawing }: { node: AnyStateNode; drawing: Drawing }) {
  const isActive = drawing.active.has(node.id)
  const edges = edgesOf(node)
  const children = Object.values(node.states)
  return (
    <details
      className={styles.state}
      data-state={node.path.join('.')}
      data-active={isActive || undefined}
      data-large={sizeOf(node) > 6 || undefined}
      open={isActive || drawing.isAllOpen}
    >
      <summary aria-current={isActive ? 'step' : undefined}>
        {node.key}
        {node.type === 'parallel' && <small>parallel</small>}
      </summary>
      <Inside node={node} edges={edges} drawing={drawing} />
      {children.length > 0 && (
        <div className={styles.children} data-parallel={node.type === 'parallel' || undefined}>
          {children.map((child) => (
            <StateBox key={child.id} node={child} drawing={drawing} />
          ))}
        </div>
      )}
    </details>
  )
}

function Inside({ node, edges, drawing }: { node: AnyStateNode; edges: EdgeWords[]; drawing: Drawing }) {
  const hasMany = edges.length > 6
  const list = (
    <ul className={styles.edges}>
      {edges.map((words) => (
        <Edge key={words.edge} words={words} walks={drawing.walks.get(words.edge) ?? 0} />
      ))}
    </ul>
  )
  return (
    <>
      {node.description && <p className={styles.description}>{node.description}</p>}
      {node.invoke.map(({ id }) => (
        <span key={id} className={styles.invoke} data-running={drawing.running.has(id) || undefined}>
          runs {id}
        </span>
      ))}
      {hasMany ? (
        <details className={styles.many}>
          <summary>{edges.length} transitions</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  )
}

/** One running chart: where it is, what it remembers, and every state with its transitions. */
export function ActorChart({
  state,
  actors,
  walks,
  isAllOpen,
}: {
  state: ActorState
  actors: Recording['actors']
  walks: ReadonlyMap<string, number>
  isAllOpen: boolean
}) {
  const chart = CHARTS[state.machine ?? '']
  if (!chart) return null
  const prefix = `${state.place}/`
  const running = new Set(
    Object.keys(actors).flatMap((place) => (place.startsWith(prefix) ? [place.slice(prefix.length)] : [])),
  )
  const drawing: Drawing = { active: activeIds(state), running, walks, isAllOpen }
  const { root } = chart.machine
  return (
    <article className={styles.actor} data-actor={state.place}>
      <header>
        <h2>{state.place.replaceAll('/', ' / ')}</h2>
        <ul className={styles.leaves} aria-label={`Current states of ${state.place}`}>
          {leavesOf(state).map((leaf) => (
            <li key={leaf}>{leaf}</li>
          ))}
        </ul>
      </header>
      <details className={styles.context}>
        <summary>context</summary>
        <pre>{JSON.stringify(state.context, null, 2)}</pre>
      </details>
      <Inside node={root} edges={edgesOf(root)} drawing={drawing} />
      <div className={styles.children} data-parallel={root.type === 'parallel' || undefined}>
        {Object.values(root.states).map((child) => (
          <StateBox key={child.id} node={child} drawing={drawing} />
        ))}
      </div>
    </article>
  )
}
