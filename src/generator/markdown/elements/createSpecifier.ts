import { posix, relative } from 'node:path'
import type { VFile } from 'vfile'
import { toPosixPath } from '../../toPosixPath.ts'
import type { MarkdownContext } from '../markdownContext.ts'

/** What the bundler would read rather than copy. */
const isCode = /\.(?:[cm]?[jt]sx?|json|css|html)$/i

/**
 * Name a content file as an import in a page does: relative to the page, so
 * that compiled pages are the same on every machine.
 *
 * @param sourceFile relative to the content folder
 */
export function createSpecifier(
  context: MarkdownContext,
  file: VFile,
  sourceFile: string
): string {
  const folder = relative(context.contentDir, file.dirname ?? '.')
  const path = posix.relative(toPosixPath(folder), sourceFile)
  const query = isCode.test(path) ? '?asset' : ''
  return `${path.startsWith('.') ? path : `./${path}`}${query}`
}
