import postcss, { type Root, type Rule } from 'postcss'
import { listTokens } from './createMarkupReader.ts'
import { removeEmptyRules } from './removeEmptyRules.ts'
import { demands } from './selectorLists.ts'

/** A style sheet, and what was taken out of it. */
export interface SplitStyles {
  readonly core: string
  /** By the name of the part. */
  readonly parts: ReadonlyMap<string, string>
}

/**
 * Take the rules of some parts out of a style sheet, so that only pages that
 * show a part carry them. Tokens that one part alone uses go along.
 *
 * The rules of a part then come after all others of their layer. Where two
 * rules of a layer are about the same element, their selectors must tell which
 * of them counts.
 *
 * @param patterns how selectors name something of a part, by its name
 */
export function splitStyles(
  css: string,
  patterns: ReadonlyMap<string, RegExp>
): SplitStyles {
  const sheet = postcss.parse(css)
  const findPart = (selector: string) =>
    [...patterns].find(([, pattern]) => demands(selector, pattern))?.[0]
  const homes = findTokenHomes(sheet, findPart)
  const keep = (part: string | undefined) =>
    keepRules(sheet, {
      isCore: part === undefined,
      keepsSelector: selector => findPart(selector) === part,
      keepsToken: token => homes.get(token) === part
    })
  return {
    core: keep(undefined),
    parts: new Map([...patterns.keys()].map(part => [part, keep(part)]))
  }
}

/** Find the part that alone uses a token; the core has all others. */
function findTokenHomes(
  sheet: Root,
  findPart: (selector: string) => string | undefined
): ReadonlyMap<string, string | undefined> {
  const users = new Map<string, Set<string | undefined>>()
  sheet.walkDecls(({ parent, value }) => {
    if (!isRule(parent) || isTokenRule(parent)) return
    const parts = parent.selectors.map(findPart)
    for (const token of listTokens(value)) {
      users.set(token, new Set([...(users.get(token) ?? []), ...parts]))
    }
  })
  const found = [...users].map(
    ([token, parts]) =>
      [token, parts.size === 1 ? [...parts][0] : undefined] as const
  )
  const homes = new Map(found)
  // A token that others are made of is wherever they are.
  sheet.walkDecls(/^--/, ({ parent, value }) => {
    if (!isRule(parent) || !isTokenRule(parent)) return
    for (const token of listTokens(value)) homes.delete(token)
  })
  return homes
}

/** What one of the sheets keeps. */
interface Choice {
  readonly isCore: boolean
  readonly keepsSelector: (selector: string) => boolean
  readonly keepsToken: (token: string) => boolean
}

function keepRules(sheet: Root, choice: Choice): string {
  const copy = sheet.clone()
  copy.walkRules(rule => {
    if (isTokenRule(rule)) return keepTokens(rule, choice)
    const kept = rule.selectors.filter(choice.keepsSelector)
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  if (!choice.isCore) {
    copy.walkAtRules('font-face', face => {
      face.remove()
    })
  }
  removeEmptyRules(copy)
  return copy.toString()
}

function keepTokens(rule: Rule, { isCore, keepsToken }: Choice): void {
  rule.each(node => {
    if (node.type !== 'decl') return
    const isKept = node.prop.startsWith('--') ? keepsToken(node.prop) : isCore
    if (!isKept) node.remove()
  })
}

/** Where the theme declares its tokens: on the root, in either mode. */
export function isTokenRule({ selector }: Pick<Rule, 'selector'>): boolean {
  return /^(?::root|\[data-theme="?dark"?\])$/.test(selector)
}

function isRule(node: unknown): node is Rule {
  return (node as Rule | undefined)?.type === 'rule'
}
