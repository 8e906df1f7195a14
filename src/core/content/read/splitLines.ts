/** A line of Markdown, and whether it's prose or part of a code fence. */
export interface MarkdownLine {
  readonly text: string
  readonly role: 'prose' | 'opening' | 'code' | 'closing'
}

/** Fences may be in quotes and lists; `` ```a``` `` is inline code. */
const OPENING = /^\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}(?!.*`)|~{3,})/

/** Split Markdown into lines and classify them. */
export function splitLines(source: string): readonly MarkdownLine[] {
  let fence: string | undefined
  return source.split(/\r?\n/).map(text => {
    if (fence === undefined) {
      fence = OPENING.exec(text)?.[1]
      return { text, role: fence === undefined ? 'prose' : 'opening' }
    }
    if (!isClosing(text, fence)) return { text, role: 'code' }
    fence = undefined
    return { text, role: 'closing' }
  })
}

function isClosing(line: string, fence: string): boolean {
  const mark = line.trim().replace(/^(?:>\s*)*/, '')
  return mark.startsWith(fence) && mark.replaceAll(fence.charAt(0), '') === ''
}
