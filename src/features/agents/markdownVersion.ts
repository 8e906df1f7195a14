import type { HeadHook } from '../../core/model/head.ts'
import {
  encodeHref,
  type OutputFile,
  type Pathname,
  toOutputFile
} from '../../core/model/paths.ts'
import { hasMarkdown } from '../../core/model/route.ts'

/**
 * Name a page's Markdown file: its address plus `.md`, or `index.md` for a
 * folder.
 *
 * @example nameMarkdownFile('/docs/form/') // 'docs/form/index.md'
 */
export function nameMarkdownFile(pathname: Pathname): OutputFile {
  return toOutputFile(pathname).replace(/html$/, 'md') as OutputFile // relative
}

/** Point agents and command-line tools to the page's Markdown. */
export const createMarkdownLink: HeadHook = ({ baseUrl }, route) => {
  if (!hasMarkdown(route)) return []
  const href = encodeHref(baseUrl + nameMarkdownFile(route.pathname))
  const attributes = { rel: 'alternate', type: 'text/markdown', href }
  return [{ tag: 'link', attributes }]
}
