/** List the lines outside code fences. */
export function listProseLines(body: string): readonly string[] {
  return classifyLines(body).flatMap(({ text, role }) =>
    role === 'prose' ? [text] : []
  )
}

/** Thrown instead of parsing text that's nested too deeply; see {@link isNestedTooDeep}. */
export class TooDeepError extends RangeError {}

/** A line that starts with a thousand quotes or list items. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){1000}/m

/**
 * Whether quotes and lists are nested so deeply that parsing would take minutes:
 * its time grows with the square of the depth.
 */
export function isNestedTooDeep(body: string): boolean {
  return (
    TOO_DEEP.test(body) &&
    listProseLines(body).some(line => TOO_DEEP.test(line))
  )
}

/** A line of Markdown, and whether it's prose or part of a code fence. */
interface MarkdownLine {
  readonly text: string
  readonly role: 'prose' | 'opening' | 'code' | 'closing'
}

/** Fences may be in quotes and lists; `` ```a``` `` is inline code. */
const OPENING = /^\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}(?!.*`)|~{3,})/

/** Split Markdown into lines and classify them. */
export function classifyLines(source: string): readonly MarkdownLine[] {
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

/** Blocks that can contain lines that look like fences, even after blank lines. */
const OPAQUE =
  /^\s*(?:\{|\$\$|import\b|export\b|<(?:!|\?|pre\b|script\b|style\b|textarea\b))/i

/**
 * Blank fenced code without a parser. This works if all fences start at the
 * beginning of a line, and nothing around them can hide a fence.
 *
 * @returns undefined if this takes a parser
 */
export function blankCode(source: string): string | undefined {
  if (/\r(?!\n)/.test(source)) return undefined
  let isInHtml = false
  let isOpen = false
  const lines: string[] = []
  for (const { text, role } of classifyLines(source)) {
    lines.push(role === 'prose' ? text : '')
    isOpen = role === 'opening' || role === 'code'
    if (role === 'prose') {
      if (OPAQUE.test(text)) return undefined
      isInHtml = text.trim() !== '' && (isInHtml || /^\s*<|[<>]\s*$/.test(text))
    }
    if (role === 'opening' && (isInHtml || !/^[`~]/.test(text))) {
      return undefined
    }
    if (role === 'closing' && !/^ {0,3}[`~]/.test(text)) return undefined
  }
  return isOpen ? undefined : lines.join('\n')
}

function isClosing(line: string, fence: string): boolean {
  const mark = line.trim().replace(/^(?:>\s*)*/, '')
  return mark.startsWith(fence) && mark.replaceAll(fence.charAt(0), '') === ''
}
