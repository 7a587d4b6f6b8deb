import { useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'

/** Any address that is none of the product's. */
export function NotFound() {
  const send = useSend()
  return (
    <Message title={copy.notFound.title} text={copy.notFound.text}>
      <Button look="primary" size="large" onClick={() => send({ type: 'open.welcome' })}>
        {copy.actions.toReading}
      </Button>
    </Message>
  )
}
