import { relative } from 'node:path'
import type { VFile } from 'vfile'
import { hashContent } from '../build/hashContent.ts'
import { toPosixPath } from '../build/toPosixPath.ts'
import type { MarkdownContext } from './markdownContext.ts'

/**
 * Create a short key of a page for ids that its author did not choose: the blog
 * list shows several posts in one document, and a page may hold partials.
 */
export function createPageKey(context: MarkdownContext, file: VFile): string {
  const path = toPosixPath(relative(context.contentDir, file.path))
  return hashContent(path, 5)
}
