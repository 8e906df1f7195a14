import { posix, relative, sep } from 'node:path'
import type { VFile } from 'vfile'
import type { MarkdownContext } from '../markdownContext.ts'

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
  const path = posix.relative(folder.replaceAll(sep, '/'), sourceFile)
  return path.startsWith('.') ? path : `./${path}`
}
