const OPENING = /^ {0,3}(`{3,}|~{3,})\s*([\w-]*)/

/**
 * Take the content of ```` ```mdx-code-block ```` fences for part of the page.
 *
 * Authors put MDX into them to hide it from editors that
 * know Markdown alone. The lines of the fence become empty, so that places in
 * messages stay true.
 */
export function unwrapMdxFences(source: string): string {
  if (!source.includes('mdx-code-block')) return source
  let fence: string | undefined
  let isUnwrapped = false
  const lines = source.split('\n').map(line => {
    if (fence === undefined) {
      const [, marker, language] = OPENING.exec(line) ?? []
      fence = marker
      isUnwrapped = language === 'mdx-code-block'
      return isUnwrapped ? '' : line
    }
    if (!isClosing(line, fence)) return line
    fence = undefined
    return isUnwrapped ? '' : line
  })
  return lines.join('\n')
}

function isClosing(line: string, fence: string): boolean {
  const mark = line.trim()
  return mark.startsWith(fence) && mark.replaceAll(fence.charAt(0), '') === ''
}
