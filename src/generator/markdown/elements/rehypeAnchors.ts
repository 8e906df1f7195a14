import type { Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { parseData } from '../../content/parseData.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'

/** An id that a heading had, and the one that it has now. */
interface AnchorAlias {
  readonly from: string
  readonly to: string
}

/**
 * Keep the anchors that links from elsewhere know: `anchors: { old: new }` in
 * the front matter puts an empty element with the old id in front of the
 * heading with the new one.
 */
export function rehypeAnchors(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const { frontMatter = '' } = file.data
    if (!frontMatter.includes('anchors')) return // parsing takes its time
    const { value, locator } = parseData(frontMatter, file.path, 1)
    const anchors = Object(Object(value).anchors)
    const ids = listIds(tree)
    for (const [from, to] of Object.entries(anchors)) {
      const alias = { from, to: String(to) }
      const problem = findProblem(alias, ids)
      if (problem === undefined) insertAnchor(tree, alias)
      else {
        const { line = 1, column = 1 } = locator.findKey(['anchors', from])
        reportFinding({ context, file }, { line, column }, problem)
      }
    }
  }
}

function listIds(tree: Root): ReadonlySet<string> {
  const ids = new Set<string>()
  walkNodes(tree, node => {
    if (node.type === 'element' && node.properties.id !== undefined) {
      ids.add(String(node.properties.id))
    }
    return undefined
  })
  return ids
}

function findProblem({ from, to }: AnchorAlias, ids: ReadonlySet<string>) {
  if (ids.has(from)) {
    return {
      kind: 'syntax',
      level: 'error',
      message: `The anchor "${from}" points to "${to}", but a heading already has that id.`,
      remedy: 'Remove it from "anchors".'
    } as const
  }
  if (ids.has(to)) return undefined
  return {
    kind: 'syntax',
    level: 'error',
    message: `The anchor "${from}" points to "${to}", but no heading has that id.`,
    remedy: `Write the id of a heading: ${[...ids].join(', ')}.`
  } as const
}

function insertAnchor(tree: Root, { from, to }: AnchorAlias): void {
  let isPlaced = false
  walkNodes(tree, (node, index, parent) => {
    const isTarget = node.type === 'element' && node.properties.id === to
    if (isPlaced || !isTarget) return undefined
    isPlaced = true
    const anchor = h('span', { id: from, className: ['kept-anchor'] })
    parent.children.splice(index, 0, anchor)
    return index + 2
  })
}
