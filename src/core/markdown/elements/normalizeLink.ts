import { posix, relative, resolve } from 'node:path'
import type { VFile } from 'vfile'
import { toPosixPath } from '../../build/toPosixPath.ts'
import type { MarkdownContext } from '../markdownContext.ts'

/**
 * Convert a link that starts with `@site/` to one that's relative to the page, or
 * to `/` for files in `static/`.
 *
 * @example normalizeLink('@site/static/img/x.png', …) // '/img/x.png'
 * @example normalizeLink('@site/docs/x.mdx', …) // '../docs/x.mdx'
 */
export function normalizeLink(
  link: string,
  context: MarkdownContext,
  file: VFile
): string {
  if (link.startsWith('pathname://')) return link.slice('pathname://'.length)
  if (link.startsWith('/../')) return normalizeStaticPath(link)
  if (!link.startsWith('@site/')) return link
  const path = link.slice('@site/'.length)
  if (path.startsWith('static/')) return path.slice('static'.length)
  const target = resolve(context.contentDir, path)
  const from = relative(file.dirname ?? context.contentDir, target)
  const written = toPosixPath(from)
  return written.startsWith('.') ? written : `./${written}`
}

/** A path that leaves `static/` may come back to it. */
function normalizeStaticPath(link: string): string {
  const path = posix.join('static', link)
  return path.startsWith('static/') ? path.slice('static'.length) : link
}
