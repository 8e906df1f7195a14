import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import type { VFile } from 'vfile'
import type { MarkdownContext } from './markdownContext.ts'

/**
 * Create a short key of a page for ids that its author did not choose: the blog
 * list shows several posts in one document, and a page may hold partials.
 */
export function createPageKey(context: MarkdownContext, file: VFile): string {
  const path = relative(context.contentDir, file.path).split(sep).join('/')
  return createHash('sha256').update(path).digest('hex').slice(0, 5)
}
