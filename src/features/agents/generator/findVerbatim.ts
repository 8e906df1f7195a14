import type { Element, ElementContent } from 'hast'

declare module 'vfile' {
  interface DataMap {
    /** The parser's input, which positions in the tree refer to. */
    markdown: string
  }
}

/** Elements that Markdown expresses with punctuation alone. */
const MARKDOWN_TAGS = new Set(
  'blockquote br code del em h2 h3 h4 h5 h6 hr li ol p strong table tbody td th thead tr ul'.split(
    ' '
  )
)

/** Attributes that this punctuation expresses. */
const MARKDOWN_ATTRIBUTES = new Set(['align', 'start'])

/** The punctuation itself, with list numbers and whitespace. */
const PUNCTUATION = /[\s\d#()*+.:=>_`|~-]/g

/**
 * Find a block's source if it consists of exactly the block's words, in order,
 * and Markdown punctuation. This holds for most blocks, and copying is many
 * times faster than printing.
 *
 * @param markdown that the page was parsed from
 */
export function findVerbatim(
  block: Element,
  markdown: string
): string | undefined {
  const { start, end } = block.position ?? {}
  // With different indentation, an indented block could change its meaning.
  if (start?.offset === undefined || start.column !== 1) return undefined
  const source = markdown.slice(start.offset, end?.offset)
  const words = readWords(block)
  const isSame =
    words?.replace(PUNCTUATION, '') === source.replace(PUNCTUATION, '')
  return isSame ? source : undefined
}

/** @returns undefined for nodes whose source may differ */
function readWords(node: ElementContent): string | undefined {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return undefined
  const parts = node.children.map(readWords)
  if (parts.includes(undefined)) return undefined
  const words = parts.join('')
  if (node.tagName === 'a') return writeLink(node, words)
  return isPlain(node) ? words : undefined
}

function isPlain({ tagName, properties }: Element): boolean {
  return (
    MARKDOWN_TAGS.has(tagName) &&
    Object.keys(properties).every(name => MARKDOWN_ATTRIBUTES.has(name))
  )
}

/** Only links to other hosts keep their source. */
function writeLink({ properties }: Element, words: string): string | undefined {
  const { href, ...others } = properties
  const isExternal = typeof href === 'string' && /^https?:/.test(href)
  const hasOthers = Object.keys(others).length > 0
  return isExternal && !hasOthers ? `[${words}](${href})` : undefined
}
