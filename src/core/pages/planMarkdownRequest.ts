import { VFileMessage } from 'vfile-message'
import { usesComponents } from '../content/read/findMarkdownFormat.ts'
import { splitFrontMatter } from '../content/read/parseFrontMatter.ts'
import { listComponents } from '../markdown/components/pageComponents.ts'
import type { PageRequest } from '../markdown/createModuleCompiler.ts'
import type {
  CompilerSetup,
  MarkdownContext,
  PageDiagnostic
} from '../markdown/markdownContext.ts'

/** A page to compile as Markdown, and the warning that says why. */
interface MarkdownRequest {
  readonly request: PageRequest
  readonly warning: PageDiagnostic
}

/**
 * Whether a page that fails as MDX makes sense as Markdown: a `.md` file without
 * components. Without a `site.ts` only, where a page that nobody wrote for this site
 * mustn't stop the build.
 */
export function isReadableAsMarkdown(
  { file, body }: { readonly file: string; readonly body: string },
  site: Pick<CompilerSetup, 'isLenient' | 'features'>
): boolean {
  if (!site.isLenient || !/\.md$/i.test(file)) return false
  return !usesComponents(body, Object.keys(listComponents(site)))
}

/**
 * Plan the request that compiles a page as Markdown because it isn't valid MDX.
 *
 * @param error from compiling the page as MDX
 * @returns undefined if the page remains invalid
 */
export function planMarkdownRequest(
  request: PageRequest,
  error: unknown,
  context: MarkdownContext
): MarkdownRequest | undefined {
  const { file, source } = request
  const isInvalid = error instanceof VFileMessage && error.ruleId === 'mdx'
  const { body } = splitFrontMatter(source)
  if (!isInvalid || !isReadableAsMarkdown({ file, body }, context.setup)) {
    return undefined
  }
  const [reason, ...hint] = error.reason.split('\n')
  return {
    request: { ...request, format: 'md' },
    warning: {
      kind: 'syntax',
      severity: 'warning',
      place: { file, line: error.line, column: error.column },
      message: `The page isn't valid MDX, so it's read as Markdown. ${reason}`,
      hint: `${hint.join('\n')} To keep Markdown, set "format: md" in the front matter.`
    }
  }
}
