import { splitLines } from '../../../core/content/read/splitLines.ts'

const OPENING = /^ {0,3}(?:`{3,}|~{3,})\s*mdx-code-block(?![\w-])/

/**
 * Take the content of ```` ```mdx-code-block ```` fences for part of the page.
 *
 * Authors put MDX into them to hide it from editors that
 * know Markdown alone. The lines of the fence become empty, so that places in
 * messages stay true.
 */
export function unwrapMdxFences(source: string): string {
  if (!source.includes('mdx-code-block')) return source
  let isUnwrapped = false
  const lines = splitLines(source).map(({ text, role }) => {
    if (role === 'opening') isUnwrapped = OPENING.test(text)
    const isFence = role === 'opening' || role === 'closing'
    return isFence && isUnwrapped ? '' : text
  })
  return lines.join('\n')
}
