import type { Element, ElementContent } from 'hast'

declare module 'vfile' {
  interface DataMap {
    /** What the parser was given, to which the places in the tree refer. */
    markdown: string
  }
}

/** Elements that Markdown has signs for. */
const SIGNED = new Set(
  'blockquote br code del em h2 h3 h4 h5 h6 hr li ol p strong table tbody td th thead tr ul'.split(
    ' '
  )
)

/** Attributes that such signs stand for. */
const SIGNED_ATTRIBUTES = new Set(['align', 'start'])

/** What may stand between the words of such elements. */
const SIGNS = /^[\s\d#()*+.:=>_`|~-]*$/

/**
 * Find a block's own Markdown, if that says exactly what the block says: every
 * word of it is there, in order, with nothing but signs between. Most blocks
 * are like this, and copying is many times faster than printing.
 *
 * @param markdown that the page was parsed from
 */
export function findWritten(
  block: Element,
  markdown: string
): string | undefined {
  const { start, end } = block.position ?? {}
  // Indented further than the blocks around it, it could mean something else.
  if (start?.offset === undefined || start.column !== 1) return undefined
  const written = markdown.slice(start.offset, end?.offset)
  const rest = findRest(written, [block])
  return rest !== undefined && SIGNS.test(rest) ? written : undefined
}

/**
 * Go through what nodes say.
 *
 * @returns what is left of the Markdown, or undefined if it differs
 */
function findRest(
  written: string,
  nodes: readonly ElementContent[]
): string | undefined {
  let rest: string | undefined = written
  for (const node of nodes) {
    if (rest === undefined) return undefined
    if (node.type === 'text') rest = skipLines(rest, node.value)
    else if (node.type !== 'element') return undefined
    else if (node.tagName === 'a') rest = skipLink(rest, node)
    else if (isSigned(node)) rest = findRest(rest, node.children)
    else return undefined
  }
  return rest
}

function isSigned({ tagName, properties }: Element): boolean {
  return (
    SIGNED.has(tagName) &&
    Object.keys(properties).every(name => SIGNED_ATTRIBUTES.has(name))
  )
}

/** Links to other hosts are as they were written. */
function skipLink(
  written: string,
  { properties, children }: Element
): string | undefined {
  const { href, ...others } = properties
  const isOutside = typeof href === 'string' && /^https?:/.test(href)
  if (!isOutside || Object.keys(others).length > 0) return undefined
  const inner = skip(written, '[')
  const end = inner === undefined ? undefined : findRest(inner, children)
  return end === undefined ? undefined : skip(end, `](${href})`)
}

/** The lines of a text may be indented in Markdown. */
function skipLines(written: string, text: string): string | undefined {
  let rest: string | undefined = written
  for (const line of text.split('\n')) {
    const words = line.trim()
    if (rest !== undefined && words !== '') rest = skip(rest, words)
  }
  return rest
}

/** Skip words, and the signs before them. */
function skip(written: string, words: string): string | undefined {
  const at = written.indexOf(words)
  return at >= 0 && SIGNS.test(written.slice(0, at))
    ? written.slice(at + words.length)
    : undefined
}
