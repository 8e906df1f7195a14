import type { ClientSite } from '../../model/site.ts'
import { type Cache, hashKey } from '../../platform/cache/createCache.ts'
import { listCustomProperties } from './listCustomProperties.ts'
import { pruneRules, type StylePart, type StyleUsage } from './pruneRules.ts'

/** Everything that determines a page's critical CSS. */
export interface CriticalCssInput extends StyleUsage {
  /** Finds the site's rules in the cache. */
  readonly rulesHash: string
  readonly customProperties: readonly string[]
}

/** The rules that the critical CSS of a site can contain. */
export interface CriticalRules {
  /** Finds the rules in the cache. */
  readonly hash: string
  /** What the selectors of every page match. */
  readonly names: readonly string[]
}

/**
 * Store the rules that critical CSS can contain. The whole style sheet loads with the
 * script, or through a link in browsers without scripts.
 *
 * @param css the whole style sheet
 * @param pageStyles texts of the pages' own style sheets
 */
export async function storeCriticalRules(
  css: string,
  site: StyledSite,
  pageStyles: readonly string[],
  cache: Cache
): Promise<CriticalRules> {
  const colors = createColorRule(site)
  const added = [...new Set(pageStyles), colors].join('')
  const hash = hashKey([css, added, colors])
  await cache.getOrCompute(toRulesKey(hash), async () => {
    // Load these tools only if the cache doesn't have the result.
    const { selectCriticalRules } = await import('./selectCriticalRules.ts')
    const { compileRules } = await import('./compileRules.ts')
    const compiled = compileRules(selectCriticalRules(css, added))
    // Never pruned: the style sheet that loads later uses these properties, too.
    return colors === '' ? compiled : [...compiled, { text: colors, uses: [] }]
  })
  // Names as in `StyleUsage`.
  const around = ['html', 'body', '#root', '[lang', '[dir']
  return { hash, names: [...around, `=${site.locale.direction}`] }
}

/**
 * Create the input for printing a page's critical CSS.
 *
 * @param pageStyles the page's own style sheets, which can use the site's custom properties
 */
export function createCriticalCssInput(
  rules: CriticalRules,
  { names, customProperties }: StyleUsage,
  pageStyles: string
): CriticalCssInput {
  return {
    rulesHash: rules.hash,
    names: [...rules.names, ...names],
    customProperties: [...customProperties, ...listCustomProperties(pageStyles)]
  }
}

/**
 * Create a function that prints the critical CSS of a page. It keeps the rules of the
 * last site in memory.
 */
export function createCriticalCssPrinter(
  cache: Cache
): (input: CriticalCssInput) => string {
  let last = ''
  let parts: readonly StylePart[] = []
  return ({ rulesHash, ...usage }) => {
    if (rulesHash !== last) {
      parts = cache.require<readonly StylePart[]>(
        toRulesKey(rulesHash),
        'The rule list of the style sheet'
      )
      last = rulesHash
    }
    return pruneRules(parts, usage)
  }
}

function toRulesKey(rulesHash: string) {
  return { step: 'rules', inputs: [rulesHash] } as const
}

/** Dependencies of the rules besides the pages. */
type StyledSite = Pick<ClientSite, 'announcementBar'> & {
  readonly locale: Pick<ClientSite['locale'], 'direction'>
}

/** List the attributes whose values selectors compare. */
export function listComparedAttributes(css: string): ReadonlySet<string> {
  return new Set(
    [...css.matchAll(/\[([\w-]+)[~|^$*]?=/g)].map(([, name = '']) => name)
  )
}

/** Set configured colors, because the policy blocks `style` attributes. */
function createColorRule({
  announcementBar: bar
}: Pick<ClientSite, 'announcementBar'>): string {
  const colors = [
    ...createDeclaration('--announcement-background', bar?.backgroundColor),
    ...createDeclaration('--announcement-text', bar?.textColor)
  ]
  return colors.length === 0 ? '' : `@layer tokens{:root{${colors.join('')}}}`
}

function createDeclaration(
  property: string,
  color: string | undefined
): readonly string[] {
  // Remove characters that would end the rule.
  return color === undefined
    ? []
    : [`${property}:${color.replace(/[;{}<]/g, '')};`]
}
