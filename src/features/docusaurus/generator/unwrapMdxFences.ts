import { splitLines } from '../../../core/content/read/scanMarkdown.ts'

const OPENING = /^ {0,3}(?:`{3,}|~{3,})\s*mdx-code-block(?![\w-])/

/**
 * Make the content of ```` ```mdx-code-block ```` fences part of the page.
 *
 * Authors use them to hide MDX from editors that only support Markdown. The
 * fence lines become empty, so that places in messages stay correct.
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
