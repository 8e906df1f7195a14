import type { ClientSite } from '../model/site.ts'
import { type Cache, hashKey } from '../platform/cache/createCache.ts'
import { listTokens, type Outline } from './createMarkupReader.ts'
import { pruneRules, type StylePart } from './pruneRules.ts'

/** Everything that determines a page's critical CSS. */
export interface StylesKey {
  /** Key of the site's rules in the cache. */
  readonly rules: string
  /** See `Outline`. */
  readonly names: readonly string[]
  readonly tokens: readonly string[]
}

/**
 * Store the rules that first paints can need. The whole style sheet loads with the
 * script, or through a link in browsers without scripts.
 *
 * @param shell the whole style sheet
 * @param ownStyles texts of the pages' own style sheets
 * @returns a function that finds the key of a page's critical CSS; its own style
 * sheets use the shell's tokens
 */
export async function storeRules(
  shell: string,
  site: StyledSite,
  ownStyles: readonly string[],
  cache: Cache
): Promise<(page: Outline, ownStyles: string) => StylesKey> {
  const colors = createColors(site)
  const added = [...new Set(ownStyles), colors].join('')
  const rules = hashKey([shell, added, colors])
  await cache.getOrCompute(toRulesKey(rules), async () => {
    // Load these tools only if the cache doesn't have the result.
    const { selectFirstRules } = await import('./selectFirstRules.ts')
    const { compileRules } = await import('./compileRules.ts')
    const compiled = compileRules(selectFirstRules(shell, added))
    // They stay whole, because the whole style sheet uses them, too.
    return colors === '' ? compiled : [...compiled, { text: colors, uses: [] }]
  })
  const around = ['html', 'body', '#root', '[lang', '[dir']
  const shared = [...around, `=${site.locale.direction}`]
  return ({ names, tokens }, own) => ({
    rules,
    names: [...shared, ...names],
    tokens: [...tokens, ...listTokens(own)]
  })
}

/**
 * Create a function that prints the rules that a page needs for its first paint.
 * It keeps the rules of the last site in memory.
 */
export function createStylePrinter(cache: Cache): (key: StylesKey) => string {
  let last = ''
  let parts: readonly StylePart[] = []
  return ({ rules, names, tokens }) => {
    if (rules !== last) {
      parts = cache.require<readonly StylePart[]>(
        toRulesKey(rules),
        'The rule list of the style sheet'
      )
      last = rules
    }
    return pruneRules(parts, { names: new Set(names), tokens })
  }
}

function toRulesKey(rules: string) {
  return { step: 'rules', inputs: [rules] } as const
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
function createColors({
  announcementBar: bar
}: Pick<ClientSite, 'announcementBar'>): string {
  const colors = [
    ...createColor('--announcement-background', bar?.backgroundColor),
    ...createColor('--announcement-text', bar?.textColor)
  ]
  return colors.length === 0 ? '' : `@layer tokens{:root{${colors.join('')}}}`
}

function createColor(
  property: string,
  color: string | undefined
): readonly string[] {
  // Remove characters that would end the rule.
  return color === undefined
    ? []
    : [`${property}:${color.replace(/[;{}<]/g, '')};`]
}
