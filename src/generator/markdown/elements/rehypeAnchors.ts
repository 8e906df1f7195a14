import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { MarkdownContext } from '../markdownContext.ts'
import { reportFinding } from '../reportFinding.ts'
import { walkNodes } from '../walkTree.ts'

/** An id that a heading had, and the one that it has now. */
interface AnchorAlias {
  readonly from: string
  readonly to: string
  /** Line in the page. */
  readonly line: number
}

/**
 * Keep the anchors that links from elsewhere know: `anchors: { old: new }` in
 * the front matter puts an empty element with the old id in front of the
 * heading with the new one.
 */
export function rehypeAnchors(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const aliases = readAliases(file.data.frontMatter ?? '')
    if (aliases.length === 0) return
    const ids = listIds(tree)
    for (const alias of aliases) {
      const problem = findProblem(alias, ids)
      if (problem === undefined) insertAnchor(tree, alias)
      else {
        const point = { line: alias.line, column: 1 }
        const node = { type: 'yaml', position: { start: point, end: point } }
        reportFinding(context, { file, node }, problem)
      }
    }
  }
}

function readAliases(frontMatter: string): readonly AnchorAlias[] {
  if (!frontMatter.includes('anchors')) return [] // parsing takes its time
  const lines = new LineCounter()
  const document = parseDocument(frontMatter, {
    lineCounter: lines,
    logLevel: 'silent'
  })
  const anchors = document.get('anchors', true)
  if (!isMap(anchors)) return [] // its type is checked where content is read
  return anchors.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value)) return []
    // The dashes above the front matter are the first line.
    const line = lines.linePos(key.range?.[0] ?? 0).line + 1
    return [{ from: String(key.value), to: String(value.value), line }]
  })
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
    parent.children.splice(index, 0, createAnchor(from))
    return index + 2
  })
}

function createAnchor(id: string): Element {
  const properties = { id, className: ['kept-anchor'] }
  return { type: 'element', tagName: 'span', properties, children: [] }
}
