import { useSend } from '../actor.tsx'
import { copy } from '../copy.ts'
import { Button } from './Button.tsx'

/** 새로운 타로 보기: forgets the visit and begins another. */
export function Restart({ look = 'primary' }: { look?: 'primary' | 'secondary' | 'plain' }) {
  const send = useSend()
  return (
    <Button look={look} size="large" onClick={() => send({ type: 'visit.restart' })}>
      {copy.actions.restart}
    </Button>
  )
}
