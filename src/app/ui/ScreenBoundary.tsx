import { Component, type ReactNode } from 'react'
import { Stopped } from './Stopped.tsx'

interface Props {
  /** Which screen is inside; another one is given a new chance. */
  screen: string
  children: ReactNode
}

interface State {
  broken: string | null
  screen: string
}

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
    return this.state.broken === null ? this.props.children : <Stopped />
  }
}
