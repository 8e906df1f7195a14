import { VFileMessage } from 'vfile-message'
import { usesComponents } from '../content/read/findMarkdownFormat.ts'
import { splitFrontMatter } from '../content/read/parseFrontMatter.ts'
import type { PageRequest } from '../markdown/compileModule.ts'
import { listComponents } from '../markdown/components/pageComponents.ts'
import type {
  MarkdownContext,
  PageDiagnostic
} from '../markdown/markdownContext.ts'

/** A page to compile as Markdown, and the warning that says why. */
interface MarkdownRequest {
  readonly request: PageRequest
  readonly warning: PageDiagnostic
}

/**
 * Create the request that compiles a `.md` page as Markdown because it isn't
 * valid MDX. This happens without a `site.ts` only, where a page that nobody wrote
 * for this site mustn't stop the build, and only without components.
 *
 * @param error from compiling the page as MDX
 * @returns undefined if the page remains invalid
 */
export function planMarkdownRequest(
  { file, query, source }: PageRequest,
  error: unknown,
  context: MarkdownContext
): MarkdownRequest | undefined {
  const isInvalid = error instanceof VFileMessage && error.ruleId === 'mdx'
  if (!context.isBare || !isInvalid || !/\.md$/i.test(file)) return undefined
  const names = Object.keys(listComponents(context))
  if (usesComponents(splitFrontMatter(source).body, names)) return undefined
  const [reason, ...hint] = error.reason.split('\n')
  const parameters = new URLSearchParams(query)
  parameters.set('format', 'md')
  return {
    request: { file, query: `?${parameters}`, source },
    warning: {
      kind: 'syntax',
      severity: 'warning',
      place: { file, line: error.line, column: error.column },
      message: `The page isn't valid MDX, so it's read as Markdown. ${reason}`,
      hint: `${hint.join('\n')} To keep Markdown, set "format: md" in the front matter.`
    }
  }
}
