import { Component, type ReactNode } from 'react'
import { copy } from '../copy.ts'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'

interface Props {
  /** Which screen is inside; another one is given a new chance. */
  screen: string
  children: ReactNode
}

interface State {
  broken: string | null
  screen: string
}

const reload = (): void => location.reload()

/** Stands in for a screen that could not be drawn (its code did not arrive, or it threw), so that the visit can go on. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { broken: null, screen: this.props.screen }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: String(error) }
  }

  static getDerivedStateFromProps({ screen }: Props, state: State): State | null {
    return screen === state.screen ? null : { broken: null, screen }
  }

  override render(): ReactNode {
    if (this.state.broken === null) return this.props.children
    return (
      <Message title={copy.broken.title} text={copy.broken.text}>
        <Button look="primary" size="large" onClick={reload}>
          {copy.actions.retry}
        </Button>
      </Message>
    )
  }
}
