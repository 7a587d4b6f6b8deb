import { copy } from '../copy.ts'
import { Message } from '../ui/Message.tsx'
import { Restart } from '../ui/Restart.tsx'

/** A share link without a usable id. */
export const InvalidShare = () => (
  <Message title={copy.share.invalid}>
    <Restart />
  </Message>
)
