import { Component, type ReactNode } from 'react'

/** Renders the replacement for what crashed. */
export type CrashRenderer = (error: unknown, tryAgain: () => void) => ReactNode

interface CrashBoundaryProps {
  /** When this changes, the reader has navigated and the crash is cleared. */
  readonly resetKey: unknown
  readonly renderCrash: CrashRenderer
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly crash: { readonly error: unknown } | undefined
  readonly resetKey: unknown
}

/**
 * Replace what crashed until the reader tries again or goes to another page
 * (Specification §4). React supports error boundaries only as classes.
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

/** Compute the state for a reset key; null if the key hasn't changed. */
export function nextCrash(
  state: CrashBoundaryState,
  resetKey: unknown
): CrashBoundaryState | null {
  return Object.is(state.resetKey, resetKey)
    ? null
    : { crash: undefined, resetKey }
}
