import { Component, type ReactNode } from 'react'

/** Renders what shows instead of what crashed. */
export type CrashRenderer = (error: unknown, tryAgain: () => void) => ReactNode

interface CrashBoundaryProps {
  /** A crash is forgotten when this changes: the reader went elsewhere. */
  readonly resetKey: unknown
  readonly renderCrash: CrashRenderer
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly crash: { readonly error: unknown } | undefined
  readonly resetKey: unknown
}

/**
 * Show something else in place of what crashed, until the reader tries again or
 * goes to another page (Specification §4). React has boundaries only as classes.
 */
export class CrashBoundary extends Component<
  CrashBoundaryProps,
  CrashBoundaryState
> {
  override state: CrashBoundaryState = {
    crash: undefined,
    resetKey: this.props.resetKey
  }

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps(
    props: CrashBoundaryProps,
    state: CrashBoundaryState
  ): CrashBoundaryState | null {
    return nextCrash(state, props.resetKey)
  }

  override render(): ReactNode {
    const { crash } = this.state
    if (!crash) return this.props.children
    return this.props.renderCrash(crash.error, () =>
      this.setState({ crash: undefined })
    )
  }
}

/** Give the state for a reset key; null when it is the one of the state. */
export function nextCrash(
  state: CrashBoundaryState,
  resetKey: unknown
): CrashBoundaryState | null {
  return Object.is(state.resetKey, resetKey)
    ? null
    : { crash: undefined, resetKey }
}
