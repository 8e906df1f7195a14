import path from 'node:path'
import { VFileMessage } from 'vfile-message'
import type { Diagnostic } from '../model/diagnostic.ts'
import { escapeHtml } from '../model/escapeHtml.ts'
import { formatDiagnosticWithFrame } from '../platform/printDiagnostic.ts'
import type { PageDiagnostic } from './markdownContext.ts'

/** Name the file of a page's diagnostic relative to the content folder, as authors do. */
export function relativizePlace(
  { kind: _, ...diagnostic }: PageDiagnostic,
  contentDir: string
): Diagnostic {
  const { place } = diagnostic
  const file = path.relative(contentDir, place.file)
  return { ...diagnostic, place: { ...place, file } }
}

/** Rename the files in diagnostics. */
export function renamePlaces(
  diagnostics: readonly PageDiagnostic[],
  rename: (file: string) => string
): readonly PageDiagnostic[] {
  return diagnostics.map(diagnostic => renamePlace(diagnostic, rename))
}

/** Rename the file in a diagnostic. */
export function renamePlace(
  diagnostic: PageDiagnostic,
  rename: (file: string) => string
): PageDiagnostic {
  const { place } = diagnostic
  return { ...diagnostic, place: { ...place, file: rename(place.file) } }
}

/**
 * Turn an error of the Markdown compiler into a diagnostic (behavior 8.14), so that
 * the build continues and reports the mistakes of all pages.
 *
 * @param page absolute paths of the file and of the content folder
 */
export function describeCompileError(
  error: unknown,
  page: { readonly file: string; readonly contentDir: string }
): PageDiagnostic {
  const { file, contentDir } = page
  const text = error instanceof Error ? error.message : String(error)
  const { reason, line, column } =
    error instanceof VFileMessage ? error : { reason: text }
  // A `TooDeepError`, or the stack has overflowed.
  const isTooDeep = error instanceof RangeError
  const [first = reason, ...hint] = isTooDeep
    ? [
        "It's nested too deeply.",
        'Look for quotes, lists or elements that are never closed.'
      ]
    : reason.split('\n')
  return {
    kind: 'compile',
    severity: 'error',
    place: { file, line, column },
    message: `MDX compilation failed for file ${path.relative(contentDir, file)}. ${first}`,
    hint:
      hint.join('\n') ||
      'To find the cause, remove parts of the page until it compiles.'
  }
}

/**
 * Render the HTML that replaces a text that doesn't compile.
 *
 * @param contentDir absolute
 */
export function renderDiagnostic(
  error: Diagnostic,
  contentDir: string
): string {
  const text = formatDiagnosticWithFrame(error, contentDir)
  return `<pre class="page-diagnostic" role="alert">${escapeHtml(text)}</pre>`
}
