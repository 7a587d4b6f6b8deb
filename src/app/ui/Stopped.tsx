import { useEffect } from 'react'
import { copy } from '../copy.ts'
import { letPressesThrough } from '../early.ts'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'

const reload = (): void => location.reload()

/** All that is left when a screen cannot be drawn, or the root chart itself has stopped: the page is loaded again. */
export function Stopped() {
  useEffect(() => void letPressesThrough(), [])
  return (
    <Message title={copy.broken.title} text={copy.broken.text}>
      <Button look="primary" size="large" onClick={reload}>
        {copy.actions.retry}
      </Button>
    </Message>
  )
}
