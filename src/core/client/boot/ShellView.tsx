import type { Visit } from '../navigation/visit.ts'
import { PageView } from '../pages/PageView.tsx'
import { Shell } from '../shell/Shell.tsx'
import { ChunkError } from './ChunkError.tsx'
import { CrashBoundary, type CrashRenderer } from './CrashBoundary.tsx'
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
  const { page, problem } = visit
  if (problem?.kind === 'undecodable') throw problem.error
  if (problem) return <ChunkError error={problem.error} onRetry={onRetry} />
  return <PageView page={page} />
}
