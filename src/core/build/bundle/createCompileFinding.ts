import path from 'node:path'
import { VFileMessage } from 'vfile-message'
import type { MarkdownFinding } from '../../markdown/markdownContext.ts'

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
  const name = path.relative(contentDir, file)
  const start = `MDX compilation failed for file ${name}.`
  if (error instanceof RangeError) {
    return {
      kind: 'compile',
      level: 'error',
      file,
      line: 1,
      message: `${start} It's nested too deeply.`,
      remedy: 'Look for quotes, lists or elements that are never closed.'
    }
  }
  const text = error instanceof Error ? error.message : String(error)
  const reason = error instanceof VFileMessage ? error.reason : text
  const [problem = reason, ...remedy] = reason.split('\n')
  const { line, column } = error instanceof VFileMessage ? error : {}
  return {
    kind: 'compile',
    level: 'error',
    file,
    message: `${start} ${problem}`,
    remedy:
      remedy.join('\n') ||
      'To find the cause, remove parts of the page until it compiles.',
    line,
    column
  }
}

/** Replaces a page that doesn't compile, so that the others can be checked. */
export const emptyModule =
  'export const headings = []\nexport default function MDXContent() {\n  return null\n}\n'
