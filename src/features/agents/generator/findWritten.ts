import type { Element, ElementContent } from 'hast'

declare module 'vfile' {
  interface DataMap {
    /** What the parser was given, to which the places in the tree refer. */
    markdown: string
  }
}

/** Elements that Markdown writes with punctuation. */
const SIGNED = new Set(
  'blockquote br code del em h2 h3 h4 h5 h6 hr li ol p strong table tbody td th thead tr ul'.split(
    ' '
  )
)

/** Attributes that this punctuation expresses. */
const SIGNED_ATTRIBUTES = new Set(['align', 'start'])

/** What may stand between the words of such elements. */
const SIGNS = /[\s\d#()*+.:=>_`|~-]/g

/**
 * Find a block's own Markdown, if that says exactly what the block says: all of
 * it is there, in order, with nothing but punctuation between. Most blocks are
 * like this, and copying is many times faster than printing.
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
  const said = readWords(block)
  const isSame = said?.replace(SIGNS, '') === written.replace(SIGNS, '')
  return isSame ? written : undefined
}

/** @returns undefined for what may be written otherwise */
function readWords(node: ElementContent): string | undefined {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return undefined
  const parts = node.children.map(readWords)
  if (parts.includes(undefined)) return undefined
  const words = parts.join('')
  if (node.tagName === 'a') return writeLink(node, words)
  return isSigned(node) ? words : undefined
}

function isSigned({ tagName, properties }: Element): boolean {
  return (
    SIGNED.has(tagName) &&
    Object.keys(properties).every(name => SIGNED_ATTRIBUTES.has(name))
  )
}

/** Links to other hosts are as they were written. */
function writeLink({ properties }: Element, words: string): string | undefined {
  const { href, ...others } = properties
  const isOutside = typeof href === 'string' && /^https?:/.test(href)
  const isPlain = Object.keys(others).length === 0
  return isOutside && isPlain ? `[${words}](${href})` : undefined
}
