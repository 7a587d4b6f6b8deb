import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'

const reload = (): void => location.reload()

/** All that is left when a screen cannot be drawn, or the root chart itself has stopped: the page is loaded again. */
export const Stopped = () => (
  <Message title={copy.broken.title} text={copy.broken.text}>
    <Button look="primary" size="large" onClick={reload}>
      {copy.actions.retry}
    </Button>
  </Message>
)
