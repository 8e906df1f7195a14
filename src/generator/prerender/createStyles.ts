import type { RouteKind } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'
import type { Store } from '../store/createStore.ts'
import { listTokens, type Outline } from './readMarkup.ts'
import { createShapes } from './shapes.ts'
import { listSet, shortenTokens } from './shortenTokens.ts'
import type { SplitStyles } from './splitStyles.ts'
import { styleParts } from './styleParts.ts'

/** What decides which styles a page needs. */
export interface StyledPage {
  readonly kind: RouteKind
  readonly facts: Outline
  /** Those that a script may bring before the whole sheet is there. */
  readonly parts?: readonly string[]
  /** Whether it has a style sheet of its own, which may use tokens. */
  readonly hasSheet?: boolean
}

/**
 * Create the style sheets of each page: the shell's rules that pages of its kind
 * need for their first paint, and those of the parts that it shows. The whole
 * sheet follows with the script, so that going on to another kind finds it
 * there; without scripts it is linked.
 *
 * One sheet a kind and a part, not one a page, keeps the list of hashes in the
 * security policy short.
 *
 * @param shell the whole style sheet
 * @param split what {@link splitShell} made of it
 * @param added style sheets that pages bring along, which use the tokens
 * @returns the sheets of each page, in their order in the document
 */
export async function createStyles<Page extends StyledPage>(
  {
    shell,
    split,
    added
  }: {
    readonly shell: string
    readonly split: SplitStyles
    readonly added: string
  },
  site: StyledSite,
  pages: readonly Page[],
  store: Store
): Promise<ReadonlyMap<Page, readonly string[]>> {
  const read = pages.map(createPageReader())
  const colors = createColors(site)
  const { core, parts, constants } = await inlineConstants(
    { shell, split, others: added + colors },
    store
  )
  const used = new Set(pages.flatMap(({ facts }) => [...facts.tokens]))
  const tokens = new Set([
    ...[added, ...parts.values()].flatMap(css => [...listTokens(css)]),
    ...used
  ])
  const kinds = new Set(pages.map(({ kind }) => kind))
  const tokenNames = shortenTokens({
    shell,
    constants,
    // The whole sheet, which comes later, uses the configured colours, too.
    added: added + colors,
    used
  })
  const { shorten, needsAliases, markupAliases, aliases } = tokenNames
  const { direction } = site.locale
  const cores = await mapValues(kinds, async kind => {
    const nestings = joinPages(read, ({ page }) => page.kind === kind)
    const given = { nestings, direction, tokens }
    return shorten(await prune(core, given, store)) + colors
  })
  const shownParts = await mapValues(parts.keys(), async part => {
    const nestings = joinPages(read, page => page.parts.includes(part))
    // What a part sets may be used by rules that all pages have.
    const given = { nestings, direction, tokens: 'all' } as const
    return shorten(await prune(parts.get(part) ?? '', given, store))
  })
  const createSheets = ({ page, parts: shown }: ReadPage<Page>) => [
    cores.get(page.kind) ?? '',
    ...shown.map(part => shownParts.get(part) ?? ''),
    page.hasSheet
      ? aliases
      : needsAliases(page.facts.tokens)
        ? markupAliases
        : ''
  ]
  return new Map(
    read.map(page => [
      page.page,
      createSheets(page).filter(sheet => sheet !== '')
    ])
  )
}

/** What the rules depend on, besides the pages. */
type StyledSite = Pick<ClientSite, 'announcementBar'> & {
  readonly locale: Pick<ClientSite['locale'], 'direction'>
}

/**
 * Split the shell's rules into those of the parts and all others, without those
 * that no first paint needs. This needs no page, so it can be done while pages
 * are rendered.
 */
export function splitShell(shell: string, store: Store): Promise<SplitStyles> {
  return store.remember({ step: 'styles', inputs: [shell] }, async () => {
    // Parsing style sheets takes longer than recalling what came of it.
    const { dropLateRules } = await import('./dropLateRules.ts')
    const { quoteAddresses } = await import('./inlineTokens.ts')
    const { splitStyles } = await import('./splitStyles.ts')
    return splitStyles(quoteAddresses(dropLateRules(shell)), styleParts)
  })
}

/**
 * Write the tokens that have one value as that value in the split rules, for all
 * kinds of pages at once.
 *
 * @param others all other style sheets, which may set tokens, too
 */
function inlineConstants(
  {
    shell,
    split: { core, parts },
    others
  }: {
    readonly shell: string
    readonly split: SplitStyles
    readonly others: string
  },
  store: Store
): Promise<SplitStyles & { readonly constants: ReadonlyMap<string, string> }> {
  const set = new Set(listSet(others))
  const inputs = ['inlined', shell, [...set].sort().join()]
  return store.remember({ step: 'styles', inputs }, async () => {
    const { findConstants, inlineTokens } = await import('./inlineTokens.ts')
    const constants = findConstants(shell, set)
    return {
      constants,
      core: inlineTokens(core, constants),
      parts: new Map(
        Array.from(parts, ([part, css]) => [part, inlineTokens(css, constants)])
      )
    }
  })
}

/** A page with the parts that it shows. */
interface ReadPage<Page> {
  readonly page: Page
  readonly parts: readonly string[]
}

function listParts(names: string): readonly string[] {
  return [...styleParts].flatMap(([part, shows]) =>
    shows.test(names) ? part : []
  )
}

/** Create a reader that looks at each nesting once: most are on many pages. */
function createPageReader() {
  const known = new Map<string, readonly string[]>()

  function findParts(nesting: string): readonly string[] {
    const found = known.get(nesting) ?? listParts(nesting.replaceAll('\n', ' '))
    known.set(nesting, found)
    return found
  }

  return <Page extends StyledPage>(page: Page): ReadPage<Page> => {
    const shown = new Set(page.parts)
    for (const nesting of page.facts.nestings) {
      for (const part of findParts(nesting)) shown.add(part)
    }
    return {
      page,
      parts: [...styleParts.keys()].filter(part => shown.has(part))
    }
  }
}

function joinPages<Page extends StyledPage>(
  pages: readonly ReadPage<Page>[],
  isMeant: (page: ReadPage<Page>) => boolean
): readonly string[] {
  const meant = pages.filter(isMeant)
  return [...new Set(meant.flatMap(({ page }) => page.facts.nestings))].sort()
}

async function mapValues<Key, Value>(
  keys: Iterable<Key>,
  create: (key: Key) => Promise<Value>
): Promise<ReadonlyMap<Key, Value>> {
  return new Map(
    await Promise.all(
      [...keys].map(async key => [key, await create(key)] as const)
    )
  )
}

/** What decides which rules of a style sheet stay. */
interface Given {
  /** Of all pages that have the style sheet. */
  readonly nestings: readonly string[]
  readonly direction: string
  /** Those that stay although nothing in the style sheet uses them. */
  readonly tokens: ReadonlySet<string> | 'all'
}

/** Remove the rules that match nothing, or recall what came of it. */
async function prune(
  css: string,
  { nestings, direction, tokens }: Given,
  store: Store
): Promise<string> {
  const kept = tokens === 'all' ? tokens : [...tokens].sort()
  const given = [nestings, direction, kept]
  const inputs = [css, JSON.stringify(given)]
  return store.remember({ step: 'styles', inputs }, async () => {
    const { pruneStyles } = await import('./pruneStyles.ts')
    return pruneStyles(css, createShapes(nestings, direction), tokens)
  })
}

/** List the attributes whose values a style sheet compares. */
export function listComparedAttributes(css: string): ReadonlySet<string> {
  return new Set(
    [...css.matchAll(/\[([\w-]+)[~|^$*]?=/g)].map(([, name = '']) => name)
  )
}

/** Configured colours, which can't be set through `style` attributes. */
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
  // A colour can't contain characters that would end the rule.
  return color === undefined
    ? []
    : [`${property}:${color.replace(/[;{}<]/g, '')};`]
}
