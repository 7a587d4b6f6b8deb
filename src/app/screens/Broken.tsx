import { useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { Restart } from '../ui/Restart.tsx'

/** Something failed that nobody foresaw: on with what is filled in, or anew. */
export function Broken() {
  const send = useSend()
  return (
    <Message title={copy.broken.title} text={copy.broken.text}>
      <Button look="primary" size="large" onClick={() => send({ type: 'visit.resume' })}>
        {copy.actions.retry}
      </Button>
      <Restart look="plain" />
    </Message>
  )
}
