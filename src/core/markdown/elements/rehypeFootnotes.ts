import type { Element, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { createIdKey, type MarkdownContext } from '../markdownContext.ts'
import { walkElements } from '../walkTree.ts'

/** Ids of footnotes, their references and their heading. */
const FOOTNOTE_ID = /^(#?)(?:user-content-)?(fn(?:ref)?-|footnote-label$)/

/** Make footnote ids unique across pages (behavior 2.9.1). */
export function rehypeFootnotes(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    if (!tree.children.some(isFootnotes)) return
    const key = createIdKey(context, file)
    walkElements(tree, node => {
      const name = findIdProperty(node)
      if (name !== undefined) addKey(node, name, key)
      if (node.properties.dataFootnoteRef !== undefined) {
        addKey(node, 'id', key)
        addKey(node, 'ariaDescribedBy', key)
      }
    })
  }
}

function isFootnotes(node: RootContent): boolean {
  return node.type === 'element' && node.properties.dataFootnotes !== undefined
}

function findIdProperty({ tagName, properties }: Element) {
  if (properties.dataFootnoteRef !== undefined) return 'href'
  if (properties.dataFootnoteBackref !== undefined) return 'href'
  const isNote = tagName === 'li' || properties.id === 'footnote-label'
  return isNote ? 'id' : undefined
}

function addKey({ properties }: Element, name: string, key: string): void {
  const [value] = [properties[name]].flat()
  if (typeof value !== 'string') return
  properties[name] = value.replace(FOOTNOTE_ID, (_, hash, kind) =>
    kind === 'footnote-label'
      ? `${hash}footnotes-${key}`
      : `${hash}${kind}${key}-`
  )
}
