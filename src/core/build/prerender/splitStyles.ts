import { listTokens } from './createMarkupReader.ts'
import {
  type FlatRule,
  flattenStyles,
  printStyles,
  readToken
} from './flatStyles.ts'
import { demands } from './selectorLists.ts'

/** A style sheet, and the rules taken out of it. */
export interface SplitStyles {
  readonly core: string
  /** By the name of the part. */
  readonly parts: ReadonlyMap<string, string>
}

/** The name of a part; none for the core. */
type Home = string | undefined

/**
 * Take the rules of some parts out of a style sheet, so that only pages that
 * show a part carry them. Tokens that one part alone uses go along.
 *
 * The rules of a part then come after all others of their layer. Where two
 * rules of a layer are about the same element, their selectors must tell which
 * of them counts.
 *
 * @param css a minified style sheet
 * @param patterns how selectors name something of a part, by its name
 */
export function splitStyles(
  css: string,
  patterns: ReadonlyMap<string, RegExp>
): SplitStyles {
  const rules = flattenStyles(css)
  const homes = new Map(
    rules
      .flatMap(({ selectors }) => selectors)
      .map(selector => [selector, findHome(selector, patterns)] as const)
  )
  const tokenHomes = findTokenHomes(rules, homes)
  const keep = (home: Home) =>
    printStyles(
      rules.flatMap(rule =>
        isTokenRule(rule)
          ? keepTokens(rule, home, tokenHomes)
          : keepSelectors(rule, home, homes)
      )
    )
  return {
    core: keep(undefined),
    parts: new Map([...patterns.keys()].map(part => [part, keep(part)]))
  }
}

function findHome(
  selector: string,
  patterns: ReadonlyMap<string, RegExp>
): Home {
  return [...patterns].find(([, pattern]) => demands(selector, pattern))?.[0]
}

/** Find the part that alone uses a token; the core has all others. */
function findTokenHomes(
  rules: readonly FlatRule[],
  homes: ReadonlyMap<string, Home>
): ReadonlyMap<string, Home> {
  const users = new Map<string, Set<Home>>()
  const shared = new Set<string>()
  for (const rule of rules) {
    for (const token of listTokens(rule.body.join(';'))) {
      // A token that others are made of is wherever they are.
      if (isTokenRule(rule)) shared.add(token)
      const known = users.get(token) ?? new Set()
      for (const selector of rule.selectors) known.add(homes.get(selector))
      users.set(token, known)
    }
  }
  const own = [...users].filter(
    ([token, { size }]) => size === 1 && !shared.has(token)
  )
  return new Map(own.map(([token, [home]]) => [token, home]))
}

/** At-rules that contain no rules, such as `@font-face`, stay in the core. */
function keepSelectors(
  rule: FlatRule,
  home: Home,
  homes: ReadonlyMap<string, Home>
): readonly FlatRule[] {
  if (rule.selectors.length === 0) return home === undefined ? [rule] : []
  const selectors = rule.selectors.filter(one => homes.get(one) === home)
  return selectors.length === 0 ? [] : [{ ...rule, selectors }]
}

function keepTokens(
  rule: FlatRule,
  home: Home,
  tokenHomes: ReadonlyMap<string, Home>
): readonly FlatRule[] {
  const body = rule.body.filter(
    declaration => tokenHomes.get(readToken(declaration) ?? '') === home
  )
  return body.length === 0 ? [] : [{ ...rule, body }]
}

/** Tell whether a rule declares the theme's tokens: on the root, in either mode. */
export function isTokenRule({
  selectors
}: Pick<FlatRule, 'selectors'>): boolean {
  return /^(?::root|\[data-theme="?dark"?\])$/.test(selectors.join())
}
