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
 * The shell with the page in it. If the content crashes, the shell stays. If
 * the shell crashes, it renders again with the crash as its content; if that
 * crashes too, the crash page stands alone (behaviour 8.1).
 */
export function ShellView({ visit, onRetry }: ShellViewProps) {
  return (
    <CrashBoundary resetKey={visit} renderCrash={renderAlone}>
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

const renderAlone: CrashRenderer = (error, tryAgain) => (
  <CrashPage isAlone error={error} onTryAgain={tryAgain} />
)

const renderInShell: CrashRenderer = (error, tryAgain) => (
  <CrashPage isAlone={false} error={error} onTryAgain={tryAgain} />
)

const renderInNewShell: CrashRenderer = (error, tryAgain) => (
  <Shell>{renderInShell(error, tryAgain)}</Shell>
)

/**
 * The page, or the reason it can't be shown.
 *
 * @throws the error of an undecodable address, for the boundary around it
 */
function PageContent({ visit, onRetry }: ShellViewProps) {
  const { page, problem } = visit
  if (problem?.kind === 'undecodable') throw problem.error
  if (problem) return <ChunkError error={problem.error} onRetry={onRetry} />
  return <PageView page={page} />
}
