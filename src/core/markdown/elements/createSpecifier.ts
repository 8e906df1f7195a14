import { posix, relative } from 'node:path'
import type { VFile } from 'vfile'
import { toPosixPath } from '../../build/toPosixPath.ts'
import type { MarkdownContext } from '../markdownContext.ts'

/** Files that the bundler copies by default: no code, and none without extension. */
const isCopied = /\.(?!(?:[cm]?[jt]sx?|json|css|html)$)[a-z\d]+$/i

/**
 * Create an import specifier for a content file. It's relative to the page, so
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
  const query = isCopied.test(path) ? '' : '?asset'
  return `${path.startsWith('.') ? path : `./${path}`}${query}`
}
