import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useRunning, useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { LinkField } from './LinkField.tsx'
import type { ResultActor } from './step.ts'
import styles from './TakeAlong.module.css'

/** What can be done with a reading: start another, share it, save the lucky card's picture, say what one thinks of it. */
export function TakeAlong({ result }: { result: ResultActor }) {
  const send = useSend()
  const shareButton = useRef<HTMLButtonElement>(null)
  const sharing = useRunning(useSelector(result, ({ children }) => children.sharing))
  const isLinkShown = useSelector(sharing, (snapshot) => snapshot?.matches({ link: 'shownInField' }) ?? false)
  const resultId = useSelector(result, ({ context }) => context.resultId)
  const lucky = useSelector(result, ({ context }) => context.reading?.luckyCard)
  const isGentle = useSelector(result, ({ context }) => context.reading?.isGentle ?? false)
  const imageUrl = lucky?.imageUrl
  const feedbackUrl: string | undefined = import.meta.env.VITE_FEEDBACK_URL

  const closeField = () => {
    sharing?.send({ type: 'share.closeField' })
    shareButton.current?.focus()
  }
  return (
    <div className={styles.along}>
      {isLinkShown && <LinkField resultId={resultId} onClose={closeField} />}
      <div className={styles.actions}>
        <Button size="large" onClick={() => send({ type: 'visit.restart' })}>
          {copy.actions.restart}
        </Button>
        {!isGentle && (
          <Button ref={shareButton} look="primary" size="large" onClick={() => sharing?.send({ type: 'share.start' })}>
            {copy.result.share}
          </Button>
        )}
        {lucky && imageUrl && (
          <Button size="large" onClick={() => sharing?.send({ type: 'image.save', imageUrl, name: lucky.name })}>
            {copy.result.saveImage}
          </Button>
        )}
      </div>
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
    </div>
  )
}
