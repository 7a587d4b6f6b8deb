import type { AnyStateNode } from 'xstate'
import styles from './ActorChart.module.css'
import { chartOf, edgesOf, leavesOf, sizeOf, statesOf } from './chartWords.ts'
import { valueBefore, type ActorState, type Recording } from './recording.ts'

interface Drawing {
  active: ReadonlySet<string>
  /** Active now, and not before the chart last moved. */
  entered: ReadonlySet<string>
  /** Ids of the calls and children that run now. */
  running: ReadonlySet<string>
  isAllOpen: boolean
}

function StateBox({ node, drawing }: { node: AnyStateNode; drawing: Drawing }) {
  const state = node.path.join('.')
  const isActive = drawing.active.has(state)
  const children = Object.values(node.states)
  return (
    <details
      className={styles.state}
      data-state={state}
      data-active={isActive || undefined}
      data-entered={drawing.entered.has(state) || undefined}
      data-large={sizeOf(node) > 6 || undefined}
      open={isActive || drawing.isAllOpen}
    >
      <summary aria-current={isActive ? 'step' : undefined}>
        {node.key}
        {node.type === 'parallel' && <small>parallel</small>}
      </summary>
      <Inside node={node} running={drawing.running} />
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

function Inside({ node, running }: { node: AnyStateNode; running: Drawing['running'] }) {
  const edges = edgesOf(node)
  const list = (
    <ul className={styles.edges}>
      {edges.map(({ event, guard, target, actions }) => (
        <li key={`${event} ${guard} ${target}`} className={styles.edge}>
          <span className={styles.event}>{event}</span>
          {guard && <span className={styles.guard}>[{guard}]</span>}
          {target && <span className={styles.target}>→ {target}</span>}
          {actions && <span className={styles.actions}>/ {actions}</span>}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {node.description && <p className={styles.description}>{node.description}</p>}
      {node.invoke.map(({ id }) => (
        <span key={id} className={styles.invoke} data-running={running.has(id) || undefined}>
          runs {id}
        </span>
      ))}
      {edges.length > 6 ? (
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

/** One running chart: where it is and was before, what it remembers, and every state with its transitions. */
export function ActorChart({
  state,
  recording,
  isAllOpen,
}: {
  state: ActorState
  recording: Recording
  isAllOpen: boolean
}) {
  const { place, value, context } = state
  const before = valueBefore(recording, place)
  const active = statesOf(value)
  const activeBefore = before === null ? active : statesOf(before)
  const drawing: Drawing = {
    active,
    entered: new Set([...active].filter((each) => !activeBefore.has(each))),
    running: new Set(state.running),
    isAllOpen,
  }
  const left = before === null ? [] : leavesOf(before).filter((leaf) => !active.has(leaf))
  const { root } = chartOf(state)
  return (
    <article className={styles.actor} data-actor={place}>
      <header>
        <h2>{place.replaceAll('/', ' / ')}</h2>
        <ul className={styles.leaves} aria-label={`Current states of ${place}`}>
          {leavesOf(value).map((leaf) => (
            <li key={leaf} data-entered={drawing.entered.has(leaf) || undefined}>
              {leaf}
            </li>
          ))}
        </ul>
        {left.length > 0 && <p className={styles.before}>before: {left.join(' · ')}</p>}
      </header>
      <details className={styles.context}>
        <summary>context</summary>
        <pre>{JSON.stringify(context, null, 2)}</pre>
      </details>
      <Inside node={root} running={drawing.running} />
      <div className={styles.children} data-parallel={root.type === 'parallel' || undefined}>
        {Object.values(root.states).map((child) => (
          <StateBox key={child.id} node={child} drawing={drawing} />
        ))}
      </div>
    </article>
  )
}
