import { groupBy } from '../../model/groupBy.ts'
import { listTokens } from './createMarkupReader.ts'
import { createOrder, createScale, type IsLeft } from './createOrder.ts'
import { expandSelector } from './expandSelector.ts'
import {
  type FlatRule,
  flattenStyles,
  printStyles,
  readToken
} from './flatStyles.ts'
import { isTokenRule } from './splitStyles.ts'

/**
 * Create the function that removes from a style sheet what a document already
 * has, so that the rest changes few elements when it arrives. After the whole
 * sheet, browsers compute the styles of every element again.
 *
 * The rest means the same after the document's styles ({@link createOrder}).
 * Rules in no layer are a site's own, and all belong to the rest.
 *
 * @param whole a minified style sheet
 * @returns a function of rules of it, some of them with fewer selectors or
 * declarations
 */
export function createSubtractor(whole: string): (had: string) => string {
  const used = listTokens(whole)
  const rules = flattenStyles(whole).map(rule => ({
    ...dropUnused(rule, used),
    expanded: rule.selectors.map(expandSelector)
  }))
  const weigh = createScale()
  return had => {
    const known = listKnown(had)
    const isLeft = createOrder(weigh)
    return printStyles(rules.flatMap(rule => subtract(rule, known, isLeft)))
  }
}

/** A rule with what each of its selectors stands for. */
interface ExpandedRule extends FlatRule {
  readonly expanded: readonly (readonly string[])[]
}

/**
 * Leave out tokens that no rule uses. Setting a property on the root changes
 * every element, and minifiers set some for rules that there might be.
 */
function dropUnused(rule: FlatRule, used: ReadonlySet<string>): FlatRule {
  if (!isTokenRule(rule)) return rule
  const body = rule.body.filter(declaration => {
    const token = readToken(declaration)
    return token === undefined || used.has(token)
  })
  return { ...rule, body }
}

/** Declarations by {@link place}; none for an at-rule that is known. */
type Known = ReadonlyMap<string, ReadonlySet<string>>

function listKnown(css: string): Known {
  const known = new Map<string, Set<string>>()
  for (const { around, selectors, body } of flattenStyles(css)) {
    if (selectors.length === 0) known.set(place(around, body[0]), new Set())
    for (const selector of selectors.flatMap(expandSelector)) {
      const key = place(around, selector)
      const same = known.get(key) ?? new Set()
      for (const declaration of body) same.add(declaration)
      known.set(key, same)
    }
  }
  return known
}

/** Print where a rule is: the blocks around it, and one of its selectors. */
function place(around: readonly string[], name = ''): string {
  return [...around, name].join('{')
}

function subtract(
  { expanded, ...rule }: ExpandedRule,
  known: Known,
  isLeft: IsLeft
): readonly FlatRule[] {
  const { around, selectors, body } = rule
  if (selectors.length === 0) {
    return known.has(place(around, body[0])) ? [] : [rule]
  }
  const layer = around.find(prelude => prelude.startsWith('@layer '))
  if (layer === undefined) return [rule]
  const lacks = selectors.flatMap((selector, index) => {
    const found = (expanded[index] ?? []).map(one => {
      const there = known.get(place(around, one))
      const left = body.filter(declaration => {
        const isKnown = there?.has(declaration) ?? false
        return isLeft({ layer, selector: one, declaration, isKnown })
      })
      return { selector: one, left: left.join(';') }
    })
    const [first] = found
    const isWhole = found.every(({ left }) => left === first?.left)
    return isWhole && first ? [{ ...first, selector }] : found
  })
  // A rule for all selectors that lack the same declarations.
  return [...groupBy(lacks, ({ left }) => left)]
    .filter(([left]) => left !== '')
    .map(([left, same]) => ({
      around,
      selectors: same.map(each => each.selector),
      body: [left]
    }))
}
