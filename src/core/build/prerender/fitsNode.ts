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

/**
 * Tell whether an element of a shape can match one part of a selector.
 *
 * @param find for the selectors in `:is()` and `:where()`
 */
export function fitsNode(shape: Shape, node: Node, find: ShapeFinder): boolean {
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
      return fitsPseudo(shape, node, find)
    default:
      return true
  }
}

function fitsPseudo(
  shape: Shape,
  { value, nodes }: Pseudo,
  find: ShapeFinder
): boolean {
  switch (value) {
    case ':is':
    case ':where':
      return nodes.some(one => find(one).has(shape))
    case ':has':
      return nodes.some(one => contains(shape, one, find))
    case ':not':
      return !nodes.some(
        one =>
          isSettled(one) && one.nodes.every(node => fitsNode(shape, node, find))
      )
    case ':root':
      return shape.tag === 'html'
    default:
      return true
  }
}

function contains(
  shape: Shape,
  { nodes }: Selector,
  find: ShapeFinder
): boolean {
  const isLed = nodes[0]?.type === 'combinator'
  const starts = isLed ? [shape] : walk(new Set([shape]), '')
  return follow(starts, nodes, find).size > 0
}

function follow(
  starts: Iterable<Shape>,
  nodes: readonly Node[],
  find: ShapeFinder
): ReadonlySet<Shape> {
  let found = new Set(starts)
  for (const node of nodes) {
    if (found.size === 0) break
    found =
      node.type === 'combinator'
        ? walk(found, node.value.trim())
        : new Set([...found].filter(shape => fitsNode(shape, node, find)))
  }
  return found
}

/** Find the shapes that a combinator reaches from the shapes of a set. */
export function walk(
  found: ReadonlySet<Shape>,
  combinator: string
): Set<Shape> {
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
