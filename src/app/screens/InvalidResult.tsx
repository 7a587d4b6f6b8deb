import { copy } from '../copy.ts'
import { Message } from '../ui/Message.tsx'
import { Restart } from '../ui/Restart.tsx'

/** A result's address without a usable id, or with one that the provider does not know. */
export const InvalidResult = () => (
  <Message title={copy.result.invalid}>
    <Restart />
  </Message>
)
