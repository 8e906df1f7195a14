import type { ElementContent } from 'hast'
import { toHast } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const markdown = unified().use(remarkParse).use(remarkGfm)

/** `{@link Name}`, which is shown as its label or name, without a link. */
const INLINE_LINK = /\{@link(?:code|plain)?\s+([^\s|}]+)(?:[\s|]+([^}]*))?\}/g

/**
 * Render the Markdown of a doc comment. A single paragraph is unwrapped, because
 * a table cell contains it.
 */
export function renderMeaning(text: string): readonly ElementContent[] {
  const source = text.replace(INLINE_LINK, (_, name: string, label: string) =>
    label ? label.trim() : `\`${name}\``
  )
  const root = toHast(markdown.parse(source))
  const children = 'children' in root ? root.children : []
  const content = children.filter(isContent)
  const [only, ...others] = content
  const isAlone = others.length === 0 && only?.type === 'element'
  return isAlone && only.tagName === 'p' ? only.children : content
}

function isContent(node: { readonly type: string }): node is ElementContent {
  return node.type === 'element' || node.type === 'text'
}
