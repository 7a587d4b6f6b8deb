import { copy } from '../copy.ts'
import { Message } from '../ui/Message.tsx'
import { Restart } from '../ui/Restart.tsx'

/** A result that its owner has deleted. */
export const DeletedResult = () => (
  <Message title={copy.result.taken.deleted}>
    <Restart />
  </Message>
)
