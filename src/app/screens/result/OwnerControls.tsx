import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { owningMachine } from '../../../../machines/owning.machine.ts'
import { useRunning } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import type { ResultActor } from './step.ts'
import styles from './OwnerControls.module.css'

type OwningActor = ActorRefFrom<typeof owningMachine>

/** The chart of what an owner may do; undefined on a device that does not own the reading. */
export const useOwning = (result: ResultActor): OwningActor | undefined =>
  useRunning(useSelector(result, ({ children }) => children.owning))

/** Whether the owner has hidden the reading from everybody else. */
export const useIsHidden = (owning: OwningActor | undefined): boolean =>
  useSelector(owning, (snapshot) => snapshot?.hasTag('hidden') ?? false)

/** What the owner may do with the reading; showing it again stands in the dock, in the place of sharing. */
export function OwnerControls({ owning, isGentle }: { owning: OwningActor; isGentle: boolean }) {
  const isHidden = useIsHidden(owning)
  const isHiding = useSelector(owning, (snapshot) => snapshot.matches({ link: 'hiding' }))
  const isAsked = useSelector(owning, (snapshot) => !snapshot.matches({ deletion: 'kept' }))
  const controls = useRef<HTMLDivElement>(null)
  const deleteButton = useRef<HTMLButtonElement>(null)
  const wasHidden = useRef(isHidden)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isHidden && !wasHidden.current && document.activeElement === document.body)
      controls.current?.focus({ preventScroll: true })
    wasHidden.current = isHidden
  }, [isHidden])

  return (
    <div ref={controls} className={styles.controls} tabIndex={-1}>
      {isHidden && <p className={styles.note}>{copy.result.owner.hidden}</p>}
      {!isHidden && !isGentle && (
        <Button look="plain" size="small" aria-busy={isHiding} onClick={() => owning.send({ type: 'owner.hide' })}>
          {copy.result.owner.hide}
        </Button>
      )}
      <Button
        ref={deleteButton}
        look="plain"
        size="small"
        aria-expanded={isAsked}
        onClick={() => owning.send({ type: 'owner.delete' })}
      >
        {copy.result.owner.delete}
      </Button>
      {isAsked && <Doubt owning={owning} onLeave={() => deleteButton.current?.focus({ preventScroll: true })} />}
    </div>
  )
}

const focus = (button: HTMLButtonElement | null): void => button?.focus()

/** Asks once more before the reading is deleted; focus and a finger that taps twice come to the way that does no harm. */
function Doubt({ owning, onLeave }: { owning: OwningActor; onLeave: () => void }) {
  const questionId = useId()
  const isDeleting = useSelector(owning, (snapshot) => !snapshot.matches({ deletion: 'doubting' }))
  const leave = useRef(onLeave)
  useEffect(() => {
    const { current } = leave
    return current
  }, [])
  return (
    <div className={styles.doubt} role="group" aria-labelledby={questionId}>
      <p id={questionId}>{isDeleting ? copy.result.owner.deleting : copy.result.owner.doubt}</p>
      {!isDeleting && (
        <div className={styles.ways}>
          <Button className={styles.confirm} onClick={() => owning.send({ type: 'owner.confirm' })}>
            {copy.result.owner.confirm}
          </Button>
          <Button ref={focus} aria-describedby={questionId} onClick={() => owning.send({ type: 'owner.relent' })}>
            {copy.result.owner.relent}
          </Button>
        </div>
      )}
    </div>
  )
}
