import parseSelectors, {
  type Pseudo,
  type Selector
} from 'postcss-selector-parser'
import { listTokens } from './createMarkupReader.ts'
import { createShapeFinder } from './createShapeFinder.ts'
import type { ShapeFinder } from './fitsNode.ts'
import {
  type FlatRule,
  flattenStyles,
  printStyles,
  readToken
} from './flatStyles.ts'
import type { Shape } from './shapes.ts'

/** Created by a script on pages that load no other. */
const CREATED = /base-url-banner/

/**
 * Removes the rules of a style sheet that match nothing in some markup, and the
 * custom properties that nothing uses.
 *
 * @param tokens that stay although nothing here uses them
 */
type Prune = (
  shapes: readonly Shape[],
  tokens: ReadonlySet<string> | 'all'
) => string

/** Read a style sheet once, to prune it for several kinds of pages. */
export function createPruner(css: string): Prune {
  const rules = flattenStyles(css)
    .filter(({ body }) => body.length > 0)
    .map(rule => ({ ...rule, parsed: rule.selectors.map(parseSelector) }))
  return (shapes, tokens) => {
    const findShapes = createShapeFinder(shapes)
    const matching = rules.flatMap(({ parsed, ...rule }) => {
      const selectors = parsed
        .filter(one => isNeeded(one, findShapes))
        .map(one => printSelector(one, findShapes))
      // An at-rule without rules has no selectors, and stays.
      return parsed.length > 0 && selectors.length === 0
        ? []
        : [{ ...rule, selectors }]
    })
    return printStyles(
      tokens === 'all' ? matching : removeUnusedTokens(matching, tokens)
    )
  }
}

function parseSelector(selector: string): Selector {
  return parseSelectors().astSync(selector).first
}

function isNeeded(selector: Selector, findShapes: ShapeFinder): boolean {
  return CREATED.test(String(selector)) || findShapes(selector).size > 0
}

/** Print a selector without the alternatives that match nothing. */
function printSelector(selector: Selector, findShapes: ShapeFinder): string {
  return selector.nodes
    .map(node =>
      node.type === 'pseudo' && node.nodes.length > 0
        ? printList(node, findShapes)
        : String(node)
    )
    .join('')
}

function printList(pseudo: Pseudo, findShapes: ShapeFinder): string {
  const { value, nodes } = pseudo
  const isOpen = value === ':is' || value === ':where'
  const kept = isOpen ? nodes.filter(one => findShapes(one).size > 0) : nodes
  const printed = kept.map(one => printSelector(one, findShapes)).join(',')
  return value === ':is' && needsNoList(pseudo, kept)
    ? printed
    : `${value}(${printed})`
}

/** Tell whether the only alternative can stand where the list of it does. */
function needsNoList(pseudo: Pseudo, kept: readonly Selector[]): boolean {
  const [only, ...others] = kept
  const [name, ...rest] = only?.nodes ?? []
  if (others.length > 0 || rest.length > 0 || name === undefined) return false
  const previous = pseudo.prev()
  const isFirst = previous === undefined || previous.type === 'combinator'
  const isName = name.type !== 'tag' && name.type !== 'universal'
  // The name of an element comes first.
  return isName || (isFirst && name.type === 'tag')
}

function removeUnusedTokens(
  rules: readonly FlatRule[],
  kept: ReadonlySet<string>
): readonly FlatRule[] {
  const used = new Set(kept)
  const values = new Map<string, Set<string>>()
  for (const declaration of rules.flatMap(({ body }) => body)) {
    const named = listTokens(declaration)
    const token = readToken(declaration)
    if (token === undefined) for (const name of named) used.add(name)
    else values.set(token, new Set([...(values.get(token) ?? []), ...named]))
  }
  // A set takes in what is added on the way.
  for (const token of used) {
    for (const named of values.get(token) ?? []) used.add(named)
  }
  return rules.flatMap(rule => {
    const body = rule.body.filter(declaration => {
      const token = readToken(declaration)
      return token === undefined || used.has(token)
    })
    return body.length === 0 ? [] : [{ ...rule, body }]
  })
}
