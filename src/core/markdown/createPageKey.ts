import { relative } from 'node:path'
import type { VFile } from 'vfile'
import { hashContent } from '../build/hashContent.ts'
import { toPosixPath } from '../build/toPosixPath.ts'
import type { MarkdownContext } from './markdownContext.ts'

/**
 * Create a short key for a page's generated ids: blog lists contain several posts,
 * and pages may contain partials.
 */
export function createPageKey(context: MarkdownContext, file: VFile): string {
  const path = toPosixPath(relative(context.contentDir, file.path))
  return hashContent(path, 5)
}
