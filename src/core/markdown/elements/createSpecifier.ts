import { posix, relative } from 'node:path'
import type { VFile } from 'vfile'
import { toPosixPath } from '../../build/toPosixPath.ts'
import type { MarkdownContext } from '../markdownContext.ts'

/** What the bundler copies without being told: neither code nor `LICENSE`. */
const isCopied = /\.(?!(?:[cm]?[jt]sx?|json|css|html)$)[a-z\d]+$/i

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
  const query = isCopied.test(path) ? '' : '?asset'
  return `${path.startsWith('.') ? path : `./${path}`}${query}`
}
