import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useRunning, useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { NoteButton } from '../../ui/Note.tsx'
import { LinkField } from './LinkField.tsx'
import { OwnerControls, useIsHidden, useOwning } from './OwnerControls.tsx'
import type { ResultActor } from './step.ts'
import styles from './TakeAlong.module.css'

const useSharing = (result: ResultActor) => useRunning(useSelector(result, ({ children }) => children.sharing))

/** The ways on at the end of a reading, in the dock: start another, or share this one, once whoever has the link can see it. */
export function EndWays({ result }: { result: ResultActor }) {
  const send = useSend()
  const sharing = useSharing(result)
  const owning = useOwning(result)
  const isHidden = useIsHidden(owning)
  const isGentle = useSelector(result, ({ context }) => context.reading?.isGentle ?? false)
  const shareButton = useRef<HTMLButtonElement>(null)
  const isLinkShown = useSelector(sharing, (snapshot) => snapshot?.matches({ link: 'shownInField' }) ?? false)
  const resultId = useSelector(result, ({ context }) => context.resultId)

  const closeField = () => {
    sharing?.send({ type: 'share.closeField' })
    shareButton.current?.focus()
  }
  return (
    <>
      {isLinkShown && !isHidden && <LinkField resultId={resultId} onClose={closeField} />}
      <Button look={isGentle ? 'primary' : 'secondary'} size="large" onClick={() => send({ type: 'visit.restart' })}>
        {copy.actions.restart}
      </Button>
      {(!isGentle || isHidden) && (
        <Button
          ref={shareButton}
          look="primary"
          size="large"
          onClick={() => (isHidden ? owning?.send({ type: 'owner.show' }) : sharing?.send({ type: 'share.start' }))}
        >
          {isHidden ? copy.result.owner.show : copy.result.share}
        </Button>
      )}
    </>
  )
}

/** What can be done with the lucky card, and what one thinks of it all. */
export function TakeAlong({ result }: { result: ResultActor }) {
  const sharing = useSharing(result)
  const owning = useOwning(result)
  const reading = useSelector(result, ({ context }) => context.reading)
  const lucky = reading?.luckyCard
  const imageUrl = lucky?.imageUrl
  const pictureUrl = reading?.pictureUrl
  const feedbackUrl: string | undefined = import.meta.env.VITE_FEEDBACK_URL
  return (
    <div className={styles.along}>
      {lucky && imageUrl && (
        <Button onClick={() => sharing?.send({ type: 'image.save', imageUrl, name: lucky.name })}>
          {copy.result.saveImage}
        </Button>
      )}
      {pictureUrl && !reading.isHidden && (
        <Button
          onClick={() =>
            sharing?.send({
              type: 'image.save',
              imageUrl: pictureUrl,
              name: copy.result.pictureName(reading.nickname),
            })
          }
        >
          {copy.result.savePicture}
        </Button>
      )}
      {feedbackUrl && (
        <a
          className={buttonClass({ look: 'plain', size: 'small' })}
          href={feedbackUrl}
          target="_blank"
          rel="noopener"
          title={copy.result.opensInNewTab}
        >
          {copy.result.feedback}
        </a>
      )}
      {owning && <OwnerControls owning={owning} isGentle={reading?.isGentle ?? false} />}
      <NoteButton />
    </div>
  )
}
