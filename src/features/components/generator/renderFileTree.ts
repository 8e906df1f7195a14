import type { Element, ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import {
  type ComponentUse,
  dropBlankTexts
} from '../../../core/markdown/components/componentCreator.ts'
import { isElement, listElements } from '../../../core/markdown/element.ts'

/**
 * Render `<FileTree>` from a bullet list.
 *
 * A name that ends with `/` or has a nested list is a folder; text after the name
 * is a remark; bold names are highlighted; `…` stands for omitted files.
 */
export function renderFileTree(use: ComponentUse): ElementContent {
  const list = dropBlankTexts(use.children).find(isList)
  if (list === undefined) {
    use.report({
      severity: 'error',
      message: '<FileTree> must contain a bullet list.',
      hint: 'After <FileTree>, leave a blank line and write one "- item" for each file.'
    })
  }
  return h('div.file-tree', list ? [createList(list)] : [])
}

function createList(list: Element): Element {
  return h('ul', { role: 'list' }, listElements(list).map(createItem))
}

function createItem(item: Element): Element {
  const inline = unwrapParagraphs(item.children)
  const nested = inline.find(isList)
  const { name, remark } = splitRemark(inline.filter(node => !isList(node)))
  const text = toText({ type: 'root', children: [...name] }).trim()
  const label: ElementContent[] = [
    h('span.file-tree-name', [...name]),
    ...(remark.length > 0 ? [h('span.file-tree-remark', [...remark])] : [])
  ]
  if (nested !== undefined) {
    return h('li', [
      h('details.file-tree-folder', { open: true }, [
        h('summary', { dataFile: 'folder' }, label),
        createList(nested)
      ])
    ])
  }
  return h('li', [h('span', { dataFile: findKind(text) }, label)])
}

function findKind(name: string): 'folder' | 'file' | 'rest' {
  if (name === '…' || name === '...') return 'rest'
  return name.endsWith('/') ? 'folder' : 'file'
}

/** Items of loose lists contain paragraphs. */
function unwrapParagraphs(
  nodes: readonly ElementContent[]
): readonly ElementContent[] {
  return dropBlankTexts(nodes).flatMap(node =>
    isElement(node, 'p') ? node.children : [node]
  )
}

/** The name ends at the first space. */
function splitRemark(nodes: readonly ElementContent[]): {
  readonly name: readonly ElementContent[]
  readonly remark: readonly ElementContent[]
} {
  const [first, ...rest] = nodes
  if (first?.type !== 'text')
    return { name: first ? [first] : [], remark: rest }
  const match = /^\s*(\S+)\s*(.*)$/s.exec(first.value)
  const [, name = '', remark = ''] = match ?? []
  return {
    name: [{ type: 'text', value: name }],
    remark:
      remark.trim() === '' ? rest : [{ type: 'text', value: remark }, ...rest]
  }
}

function isList(node: ElementContent): node is Element {
  return isElement(node, 'ul', 'ol')
}
