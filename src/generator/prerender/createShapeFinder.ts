import type { Node, Pseudo, Selector } from 'postcss-selector-parser'
import type { Shape } from './shapes.ts'

/**
 * Attributes that a script sets before the first paint, or that readers change
 * before the late sheet is there.
 */
const changing: ReadonlySet<string> = new Set([
  'data-theme',
  'data-has-hydrated',
  'data-announcement-bar-initially-dismissed',
  'open'
])

/**
 * Find the shapes that a selector can be about. There may be more than are
 * really matched: which of several siblings an element is remains unknown, for
 * example.
 */
export type ShapeFinder = (selector: Selector) => ReadonlySet<Shape>

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
          (within?.has(shape) ?? true) && last.every(node => fits(node, shape))
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

  function follow(
    nodes: readonly Node[],
    starts: Iterable<Shape>
  ): ReadonlySet<Shape> {
    let found = new Set(starts)
    for (const node of nodes) {
      if (found.size === 0) break
      found =
        node.type === 'combinator'
          ? walk(found, node.value.trim())
          : new Set([...found].filter(shape => fits(node, shape)))
    }
    return found
  }

  function fits(node: Node, shape: Shape): boolean {
    switch (node.type) {
      case 'tag':
        return shape.tag === node.value.toLowerCase()
      case 'class':
        return shape.names.has(`.${node.value}`)
      case 'attribute': {
        const { attribute, operator, value = '' } = node
        if (changing.has(attribute)) return true
        const pair = operator === '=' ? `=${value}` : ''
        return shape.names.has(`[${attribute}${pair}]`)
      }
      case 'pseudo':
        return fitsPseudo(node, shape)
      default:
        return true
    }
  }

  function fitsPseudo({ value, nodes }: Pseudo, shape: Shape): boolean {
    switch (value) {
      case ':is':
      case ':where':
        return nodes.some(one => find(one).has(shape))
      case ':has':
        return nodes.some(one => contains(shape, one))
      case ':not':
        return !nodes.some(
          one => isSettled(one) && one.nodes.every(node => fits(node, shape))
        )
      case ':root':
        return shape.tag === 'html'
      default:
        return true
    }
  }

  function contains(shape: Shape, { nodes }: Selector): boolean {
    const isLed = nodes[0]?.type === 'combinator'
    const starts = isLed ? [shape] : walk(new Set([shape]), '')
    return follow(nodes, starts).size > 0
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

function walk(found: ReadonlySet<Shape>, combinator: string): Set<Shape> {
  const next = new Set<Shape>()
  if (combinator === '+' || combinator === '~') {
    for (const { parents } of found) {
      for (const { children } of parents) children.forEach(add)
    }
    return next
  }
  for (const { children } of found) children.forEach(add)
  if (combinator === '>') return next
  // A set takes in what is added on the way.
  for (const { children } of next) children.forEach(add)
  return next

  function add(shape: Shape): void {
    next.add(shape)
  }
}

/** Tell whether a shape alone says if an element matches a selector. */
function isSettled({ nodes }: Selector): boolean {
  return nodes.every(
    node =>
      node.type === 'tag' ||
      node.type === 'class' ||
      (node.type === 'attribute' &&
        !changing.has(node.attribute) &&
        (node.operator === undefined || node.operator === '='))
  )
}
