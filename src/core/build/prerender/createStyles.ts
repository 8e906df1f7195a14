import type { RouteKind } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'
import type { Store } from '../store/createStore.ts'
import { listTokens, type Outline } from './createMarkupReader.ts'
import { shortenTokens } from './shortenTokens.ts'
import type { SplitStyles } from './splitStyles.ts'
import { styleParts } from './styleParts.ts'
import {
  createPruning,
  createSubtraction,
  inlineConstants
} from './styleSteps.ts'

/** What decides which styles a page needs. */
export interface StyledPage {
  readonly kind: RouteKind
  /**
   * Whether it may have thousands of elements. Documents of its kind have all
   * tokens: new ones on the root would change every element.
   */
  readonly isLong: boolean
  readonly facts: Outline
  /** Parts that a script may add before the late sheet arrives. */
  readonly parts?: readonly string[]
  /** Whether it has a style sheet of its own, which may use tokens. */
  readonly hasSheet?: boolean
}

/** The styles of a page. */
export interface PageStyles {
  /** Texts of the sheets in the document, in their order. */
  readonly sheets: readonly string[]
  /** Text of the sheet that follows with the script. */
  readonly late: string
}

/**
 * Create the style sheets of each page: the shell's rules that pages of its kind
 * need for their first paint, and those of the parts that it shows. All others
 * follow with the script. Going on to another page loads the whole sheet;
 * without scripts it is linked.
 *
 * One sheet per kind and per part, not one per page, keeps the list of hashes
 * in the security policy short.
 *
 * @param shell the whole style sheet
 * @param split what {@link splitShell} made of it
 * @param added style sheets that pages bring along, which use the tokens
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
): Promise<ReadonlyMap<Page, PageStyles>> {
  const read = pages.map(createPageReader())
  const colors = createColors(site)
  const { whole, core, parts, constants } = await inlineConstants(
    { shell, split, others: added + colors },
    store
  )
  const used = new Set(pages.flatMap(({ facts }) => [...facts.tokens]))
  const { shorten, needsAliases, markupAliases, aliases } = shortenTokens({
    shell,
    constants,
    // The whole sheet, which comes later, uses the configured colours, too.
    added: added + colors,
    used
  })
  const pruneFor: PruneFor<Page> = css => {
    const prune = createPruning(css, store)
    const { direction } = site.locale
    return (isMeant, tokens) =>
      prune({ nestings: joinPages(read, isMeant), direction, tokens })
  }
  // What a part sets may be used by rules that all pages have.
  const shownParts = await mapValues(parts.keys(), part =>
    pruneFor(parts.get(part) ?? '')(page => page.parts.includes(part), 'all')
  )
  const isAliased = ({ page }: ReadPage<Page>) =>
    needsAliases(page.facts.tokens)
  // Most rules that set tokens are about what few pages have.
  const shownAliases = await pruneFor(markupAliases)(isAliased, 'all')
  const partTokens = [added, ...parts.values()].map(listTokens)
  const tokens = new Set([...partTokens.flatMap(each => [...each]), ...used])
  const pruneCore = pruneFor(core)
  const subtract = createSubtraction(whole, store)
  const kinds = new Set(pages.map(({ kind }) => kind))
  const cores = await mapValues(kinds, async kind => {
    const isLong = pages.some(page => page.kind === kind && page.isLong)
    const kept = isLong ? new Set([...tokens, ...listTokens(whole)]) : tokens
    const pruned = await pruneCore(({ page }) => page.kind === kind, kept)
    const late = await subtract([pruned, ...shownParts.values()].join(''))
    return { text: shorten(pruned) + colors, late: shorten(late) }
  })
  const partTexts = new Map(
    Array.from(shownParts, ([part, css]) => [part, shorten(css)])
  )
  const createSheets = (page: ReadPage<Page>) => [
    cores.get(page.page.kind)?.text ?? '',
    ...page.parts.map(part => partTexts.get(part) ?? ''),
    page.page.hasSheet ? aliases : isAliased(page) ? shownAliases : ''
  ]
  return new Map(
    read.map(page => [
      page.page,
      {
        sheets: createSheets(page).filter(sheet => sheet !== ''),
        late: cores.get(page.page.kind)?.late ?? ''
      }
    ])
  )
}

/** Prunes a sheet for some of the pages. */
type PruneFor<Page> = (
  css: string
) => (
  isMeant: (page: ReadPage<Page>) => boolean,
  tokens: ReadonlySet<string> | 'all'
) => Promise<string>

/** What the rules depend on besides the pages. */
type StyledSite = Pick<ClientSite, 'announcementBar'> & {
  readonly locale: Pick<ClientSite['locale'], 'direction'>
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
