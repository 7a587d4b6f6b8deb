import { useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { Restart } from '../ui/Restart.tsx'

/** A result that its owner has covered, and may show again. */
export function HiddenResult() {
  const send = useSend()
  return (
    <Message title={copy.result.taken.hidden}>
      <Restart />
      <Button size="large" onClick={() => send({ type: 'visit.retry' })}>
        {copy.actions.retry}
      </Button>
    </Message>
  )
}
