import { selectorSpecificity } from '@csstools/selector-specificity'
import parseSelectors from 'postcss-selector-parser'
import { groupBy } from '../../model/groupBy.ts'
import { expandSelector } from './expandSelector.ts'
import { type FlatRule, flattenStyles, printStyles } from './flatStyles.ts'
import { listTokens } from './readMarkup.ts'
import { isTokenRule } from './splitStyles.ts'

/**
 * Create what leaves out of a style sheet what a document has of it already, so
 * that the rest changes few elements when it arrives. After the whole sheet,
 * browsers compute the styles of every element again.
 *
 * The rest follows what the document has. So a declaration also stays if it has
 * to overrule one of the rest by its place: in the same layer, with the same
 * weight, for elements of the same name. Rules in no layer stay anyway: they are
 * a site's own.
 *
 * @param whole a minified style sheet
 * @returns a function of rules of it, some of them with fewer selectors or
 * declarations
 */
export function createSubtractor(whole: string): (had: string) => string {
  const used = listTokens(whole)
  const rules = flattenStyles(whole).map(rule => ({
    ...rule,
    body: dropUnused(rule, used),
    expanded: rule.selectors.map(expandSelector)
  }))
  const weigh = createScale()
  return had => {
    const known = listKnown(had)
    const mustFollow = createOrder(weigh)
    return printStyles(
      rules.flatMap(({ expanded, ...rule }) => {
        const { around, selectors, body } = rule
        const layer = around.find(prelude => prelude.startsWith('@layer '))
        if (selectors.length === 0) {
          return known.has(place(around, body.join(''))) ? [] : rule
        }
        if (layer === undefined) return rule
        const lacks = expanded.flatMap((ones, index) => {
          const found = ones.map(selector => {
            const there = known.get(place(around, selector))
            const left = body.filter(declaration =>
              mustFollow({
                layer,
                selector,
                declaration,
                isThere: there?.has(declaration) ?? false
              })
            )
            return { selector, left: left.join(';') }
          })
          const [first] = found
          const isWhole = found.every(({ left }) => left === first?.left)
          const selector = selectors[index] ?? ''
          return isWhole && first ? [{ ...first, selector }] : found
        })
        return groupLacking(rule, lacks)
      })
    )
  }
}

/**
 * Leave out tokens that no rule uses. Setting a property on the root changes
 * every element, and minifiers set some for rules that there might be.
 */
function dropUnused(
  { selectors, body }: FlatRule,
  used: ReadonlySet<string>
): readonly string[] {
  if (!isTokenRule({ selector: selectors.join() })) return body
  return body.filter(declaration => {
    const [token] = /^--[\w-]+/.exec(declaration) ?? []
    return token === undefined || used.has(token)
  })
}

/** Make a rule for all selectors that lack the same declarations. */
function groupLacking(
  { around }: FlatRule,
  lacks: readonly { readonly selector: string; readonly left: string }[]
): readonly FlatRule[] {
  return [...groupBy(lacks, ({ left }) => left)].flatMap(([left, same]) =>
    left === ''
      ? []
      : {
          around,
          selectors: same.map(({ selector }) => selector),
          body: [left]
        }
  )
}

/**
 * List declarations by the blocks around a rule and one of its selectors, and
 * at-rules by their text.
 */
function listKnown(css: string): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>()
  for (const { around, selectors, body } of flattenStyles(css)) {
    if (selectors.length === 0)
      known.set(place(around, body.join('')), new Set())
    for (const selector of selectors.flatMap(expandSelector)) {
      const key = place(around, selector)
      const same = known.get(key) ?? new Set()
      for (const declaration of body) same.add(declaration)
      known.set(key, same)
    }
  }
  return known
}

function place(around: readonly string[], selector: string): string {
  return [...around, selector].join('{')
}

/** A declaration of the whole sheet, and whether the document has it. */
interface Candidate {
  readonly layer: string
  readonly selector: string
  readonly declaration: string
  readonly isThere: boolean
}

/**
 * Create a function that tells, in the order of the whole sheet, whether a
 * declaration belongs to the rest: the document lacks it, or it must follow one
 * that the document lacks.
 */
function createOrder(
  weigh: (selector: string) => string
): (candidate: Candidate) => boolean {
  const rest = new Map<string, string[]>()
  return ({ layer, selector, declaration, isThere }) => {
    const family = findFamily(declaration)
    const keys = listNames(selector).map(name => `${layer} ${name} ${family}`)
    const isLeft =
      !isThere ||
      keys.some(key =>
        rest.get(key)?.some(other => weigh(other) === weigh(selector))
      )
    if (isLeft) {
      for (const key of keys)
        rest.set(key, [...(rest.get(key) ?? []), selector])
    }
    return isLeft
  }
}

/** Create what compares the weight of selectors, and parses each once. */
function createScale(): (selector: string) => string {
  const known = new Map<string, string>()
  return selector => {
    const found = known.get(selector) ?? weighSelector(selector)
    known.set(selector, found)
    return found
  }
}

function weighSelector(selector: string): string {
  const { a, b, c } = selectorSpecificity(parseSelectors().astSync(selector))
  return [a, b, c].join()
}

/** The first word of a property, which it shares with those it overrules. */
function findFamily(declaration: string): string {
  return /^(?:--[\w-]+|(?:-[a-z]+-)?[a-z]+)/.exec(declaration)?.[0] ?? ''
}

/** List the names by which a selector knows the elements that it matches. */
function listNames(selector: string): readonly string[] {
  const open = selector
    .replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:(?:is|where)\(([^()]*)\)/g, '$1')
  const [compound = ''] = /[^\s>+~]*$/.exec(open) ?? []
  return compound.match(/(?:^|[.#])(?:[\w-]|\\.)+/g) ?? []
}
