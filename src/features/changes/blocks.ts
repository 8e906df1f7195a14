/** A block of a page's text: a heading, a paragraph, a list item, a table row. */
export interface Block<Node> {
  readonly node: Node
  /** What readers read, with single spaces. */
  readonly text: string
}

/**
 * How to read a tree. The build lists the blocks of HTML that it parsed, and the
 * browser those of the document; both must find the same.
 */
export interface TreeReader<Node> {
  /** Tag name in lowercase; undefined for text and comments. */
  readonly getTag: (node: Node) => string | undefined
  readonly getChildren: (node: Node) => readonly Node[]
  /** The text of a text node, or an image's description. */
  readonly getText: (node: Node) => string
}

const BLOCK_TAGS = new Set(
  'h1 h2 h3 h4 h5 h6 p pre li tr dt dd figcaption summary'.split(' ')
)
const OMITTED_TAGS = new Set('button script style template'.split(' '))

/**
 * List the blocks of a text, in document order. A block isn't part of another
 * one: a list item includes the lists in it. An element without any of these tags
 * is a block, too.
 */
export function listBlocks<Node>(
  root: Node,
  reader: TreeReader<Node>
): readonly Block<Node>[] {
  const isBlock = (node: Node) => BLOCK_TAGS.has(reader.getTag(node) ?? '')
  const hasBlock = (node: Node): boolean =>
    reader.getChildren(node).some(each => isBlock(each) || hasBlock(each))
  const list = (node: Node): readonly Block<Node>[] => {
    if (isBlock(node) || !hasBlock(node)) {
      const text = readText(node, reader)
      const isShown = text !== '' && reader.getTag(node) !== undefined
      return isShown ? [{ node, text }] : []
    }
    return reader.getChildren(node).flatMap(list)
  }
  return list(root)
}

function readText<Node>(root: Node, reader: TreeReader<Node>): string {
  const read = (node: Node): string =>
    OMITTED_TAGS.has(reader.getTag(node) ?? '')
      ? ''
      : reader.getText(node) + reader.getChildren(node).map(read).join('')
  // Zero-width spaces and soft hyphens only allow line breaks.
  return read(root)
    .replace(/[\u200b\u2060\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
