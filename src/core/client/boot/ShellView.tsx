import { Component, type ReactNode } from 'react'
import type { Visit } from '../navigation/visit.ts'
import { PageView } from '../pages/PageView.tsx'
import { Shell } from '../shell/Shell.tsx'
import { ChunkError } from './ChunkError.tsx'
import { CrashPage } from './CrashPage.tsx'

interface ShellViewProps {
  readonly visit: Visit
  readonly onRetry: () => void
}

/**
 * The shell and the page. If the content crashes, the shell remains. If the
 * shell crashes, it renders again around the crash page; if that also crashes,
 * the crash page is rendered on its own (behavior 8.1).
 */
export function ShellView({ visit, onRetry }: ShellViewProps) {
  return (
    <CrashBoundary resetKey={visit} renderCrash={renderStandalone}>
      <CrashBoundary resetKey={visit} renderCrash={renderInNewShell}>
        <Shell>
          <CrashBoundary resetKey={visit} renderCrash={renderInShell}>
            <PageContent visit={visit} onRetry={onRetry} />
          </CrashBoundary>
        </Shell>
      </CrashBoundary>
    </CrashBoundary>
  )
}

const renderStandalone: CrashRenderer = (error, tryAgain) => (
  <CrashPage isStandalone error={error} onTryAgain={tryAgain} />
)

const renderInShell: CrashRenderer = (error, tryAgain) => (
  <CrashPage isStandalone={false} error={error} onTryAgain={tryAgain} />
)

const renderInNewShell: CrashRenderer = (error, tryAgain) => (
  <Shell>{renderInShell(error, tryAgain)}</Shell>
)

/**
 * The page, or the reason that it can't be shown.
 *
 * @throws the error for an undecodable URL, for the surrounding boundary
 */
function PageContent({ visit, onRetry }: ShellViewProps) {
  const { page, failedLoad } = visit
  if (failedLoad?.kind === 'undecodable') throw failedLoad.error
  if (failedLoad)
    return <ChunkError error={failedLoad.error} onRetry={onRetry} />
  return <PageView page={page} />
}

/** Renders the fallback for a crash. */
type CrashRenderer = (error: unknown, tryAgain: () => void) => ReactNode

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
 * (specification §4). React error boundaries must be classes.
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
    return clearCrash(state, props.resetKey)
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
export function clearCrash(
  state: CrashBoundaryState,
  resetKey: unknown
): CrashBoundaryState | null {
  return Object.is(state.resetKey, resetKey)
    ? null
    : { crash: undefined, resetKey }
}
