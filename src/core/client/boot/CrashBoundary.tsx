import { Component, type ReactNode } from 'react'

/** Renders the fallback for a crash. */
export type CrashRenderer = (error: unknown, tryAgain: () => void) => ReactNode

interface CrashBoundaryProps {
  /** Changes on navigation, which clears the crash. */
  readonly resetKey: unknown
  readonly renderCrash: CrashRenderer
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly crash: { readonly error: unknown } | undefined
  readonly resetKey: unknown
}

/**
 * Show a fallback after a crash until the reader tries again or navigates
 * (Specification §4). React error boundaries must be classes.
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
