import postcss, { type Root } from 'postcss'
import parseSelectors, {
  type Pseudo,
  type Selector,
  type Root as SelectorRoot
} from 'postcss-selector-parser'
import { listTokens } from './createMarkupReader.ts'
import { createShapeFinder, type ShapeFinder } from './findShapes.ts'
import { removeEmptyRules } from './removeEmptyRules.ts'
import type { Shape } from './shapes.ts'

/** Created by a script on pages that load no other. */
const CREATED = /base-url-banner/

/**
 * Remove the rules of a style sheet that match nothing in some markup, and the
 * custom properties that nothing uses.
 *
 * @param tokens that stay although nothing here uses them
 */
export function pruneStyles(
  css: string,
  shapes: readonly Shape[],
  tokens: ReadonlySet<string> | 'all'
): string {
  const sheet = postcss.parse(css)
  const findShapes = createShapeFinder(shapes)
  sheet.walkRules(rule => {
    const selectors = parseSelectors().astSync(rule.selector)
    pruneSelectors(selectors, findShapes)
    if (selectors.length === 0) rule.remove()
    else rule.selector = String(selectors)
  })
  if (tokens !== 'all') removeUnusedTokens(sheet, tokens)
  removeEmptyRules(sheet)
  return sheet.toString()
}

function pruneSelectors(list: SelectorRoot, findShapes: ShapeFinder): void {
  for (const selector of [...list.nodes]) {
    const isNeeded =
      CREATED.test(String(selector)) || findShapes(selector).size > 0
    if (isNeeded) pruneAlternatives(selector, findShapes)
    else selector.remove()
  }
}

/** Drop the alternatives that match nothing, and the list around a single one. */
function pruneAlternatives(selector: Selector, findShapes: ShapeFinder): void {
  selector.walkPseudos(pseudo => {
    if (pseudo.value !== ':is' && pseudo.value !== ':where') return
    for (const one of [...pseudo.nodes]) {
      if (findShapes(one).size === 0) one.remove()
    }
    if (pseudo.value === ':is') unwrap(pseudo)
  })
}

function unwrap(pseudo: Pseudo): void {
  const [only, ...others] = pseudo.nodes
  const [name, ...rest] = only?.nodes ?? []
  if (others.length > 0 || rest.length > 0 || name === undefined) return
  const previous = pseudo.prev()
  const isFirst = previous === undefined || previous.type === 'combinator'
  const isName = name.type !== 'tag' && name.type !== 'universal'
  // The name of an element comes first.
  if (isName || (isFirst && name.type === 'tag')) pseudo.replaceWith(name)
}

function removeUnusedTokens(sheet: Root, kept: ReadonlySet<string>): void {
  const used = new Set(kept)
  const values = new Map<string, Set<string>>()
  sheet.walkDecls(({ prop, value }) => {
    const named = listTokens(value)
    if (!prop.startsWith('--')) {
      for (const token of named) used.add(token)
    } else values.set(prop, new Set([...(values.get(prop) ?? []), ...named]))
  })
  // A set takes in what is added on the way.
  for (const token of used) {
    for (const named of values.get(token) ?? []) used.add(named)
  }
  sheet.walkDecls(/^--/, declaration => {
    if (!used.has(declaration.prop)) declaration.remove()
  })
}
