import path from 'node:path'
import { VFileMessage } from 'vfile-message'
import { SiteError } from '../model/errors.ts'
import { escapeHtml } from '../model/escapeHtml.ts'
import { formatProblem } from '../platform/formatProblem.ts'
import type { MarkdownFinding } from './markdownContext.ts'

/** Turn a finding of the Markdown compiler into an error for authors. */
export function createFindingError(
  finding: MarkdownFinding,
  contentDir: string
): SiteError {
  return new SiteError(finding.message, {
    place: {
      file: path.relative(contentDir, finding.file),
      line: finding.line,
      column: finding.column
    },
    remedy: finding.remedy
  })
}

/** Rename the files in findings. */
export function mapFindingFiles(
  findings: readonly MarkdownFinding[],
  rename: (file: string) => string
): readonly MarkdownFinding[] {
  return findings.map(finding => ({ ...finding, file: rename(finding.file) }))
}

/**
 * Turn an error of the Markdown compiler into a finding (behavior 8.14), so that
 * the build continues and reports the mistakes of all pages.
 *
 * @param page absolute paths of the file and of the content folder
 */
export function createCompileFinding(
  error: unknown,
  page: { readonly file: string; readonly contentDir: string }
): MarkdownFinding {
  const { file, contentDir } = page
  const text = error instanceof Error ? error.message : String(error)
  const { reason, line, column } =
    error instanceof VFileMessage ? error : { reason: text }
  const [problem = reason, ...remedy] =
    error instanceof RangeError
      ? [
          "It's nested too deeply.",
          'Look for quotes, lists or elements that are never closed.'
        ]
      : reason.split('\n')
  return {
    kind: 'compile',
    level: 'error',
    file,
    message: `MDX compilation failed for file ${path.relative(contentDir, file)}. ${problem}`,
    remedy:
      remedy.join('\n') ||
      'To find the cause, remove parts of the page until it compiles.',
    line,
    column
  }
}

/**
 * Create the HTML that replaces a text that doesn't compile.
 *
 * @param contentDir absolute
 */
export function createProblemHtml(
  error: SiteError,
  contentDir: string
): string {
  const text = formatProblem(error, contentDir)
  return `<pre class="compile-problem" role="alert">${escapeHtml(text)}</pre>`
}
