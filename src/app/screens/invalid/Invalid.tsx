import { useSend } from '../../actor.tsx'
import { copy } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'

function Restart() {
  const send = useSend()
  return (
    <Button look="primary" size="large" onClick={() => send({ type: 'visit.restart' })}>
      {copy.actions.restart}
    </Button>
  )
}

/** A result's address without a usable id, or with one that the provider does not know. */
export const InvalidResult = () => (
  <Message title={copy.result.invalid}>
    <Restart />
  </Message>
)

/** A share link without a usable id. */
export const InvalidShare = () => (
  <Message title={copy.share.invalid}>
    <Restart />
  </Message>
)
