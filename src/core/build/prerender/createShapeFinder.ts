import type { Node, Pseudo, Selector } from 'postcss-selector-parser'
import { fitsNode, type ShapeFinder, walk } from './fitsNode.ts'
import type { Shape } from './shapes.ts'

/** Create a finder that looks for each selector once. */
export function createShapeFinder(shapes: readonly Shape[]): ShapeFinder {
  const known = new WeakMap<Selector, ReadonlySet<Shape>>()
  /** By the start of a selector, up to a combinator: many start alike. */
  const reached = new Map<string, ReadonlySet<Shape>>()
  const byName = indexShapes(shapes)

  function find(selector: Selector): ReadonlySet<Shape> {
    const found = known.get(selector) ?? findNodes(selector.nodes)
    known.set(selector, found)
    return found
  }

  function findNodes(nodes: readonly Node[]): ReadonlySet<Shape> {
    const end = nodes.findLastIndex(({ type }) => type === 'combinator')
    const last = nodes.slice(end + 1)
    const candidates = listCandidates(last)
    if (candidates.length === 0) return new Set() // as most selectors
    const within = end < 0 ? undefined : reach(nodes.slice(0, end + 1))
    return new Set(
      candidates.filter(
        shape =>
          (within?.has(shape) ?? true) &&
          last.every(node => fitsNode(shape, node, find))
      )
    )
  }

  /** List the few shapes that some nodes without a combinator can be about. */
  function listCandidates(nodes: readonly Node[]): readonly Shape[] {
    const name = nodes.map(readName).find(each => each !== undefined)
    if (name !== undefined) return byName.get(name) ?? []
    const list = nodes.find(isOpenList)
    return list === undefined
      ? shapes
      : [...new Set(list.nodes.flatMap(one => [...find(one)]))]
  }

  /** @param nodes the last of them is a combinator */
  function reach(nodes: readonly Node[]): ReadonlySet<Shape> {
    const start = nodes.join('')
    const before = nodes.slice(0, -1)
    const combinator = nodes.at(-1)?.value?.trim() ?? ''
    const found = reached.get(start) ?? walk(findNodes(before), combinator)
    reached.set(start, found)
    return found
  }

  return find
}

/** Find the shapes of each tag and each class. */
function indexShapes(
  shapes: readonly Shape[]
): ReadonlyMap<string, readonly Shape[]> {
  const byName = new Map<string, Shape[]>()
  for (const shape of shapes) {
    for (const name of [shape.tag, ...shape.names]) {
      const same = byName.get(name)
      if (same) same.push(shape)
      else byName.set(name, [shape])
    }
  }
  return byName
}

/** @returns the tag or class, as in the index */
function readName(node: Node): string | undefined {
  if (node.type === 'class') return `.${node.value}`
  return node.type === 'tag' ? node.value.toLowerCase() : undefined
}

function isOpenList(node: Node): node is Pseudo {
  const { value } = node
  return node.type === 'pseudo' && (value === ':is' || value === ':where')
}
