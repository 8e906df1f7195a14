import type { ExtractorResultDetailed } from 'purgecss'
import type { RouteKind } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'
import type { Store } from '../store/createStore.ts'
import {
  joinVocabularies,
  listTokens,
  printVocabulary,
  type Vocabulary
} from './readMarkup.ts'
import { shortenTokens } from './shortenTokens.ts'
import type { SplitStyles } from './splitStyles.ts'
import { styleParts } from './styleParts.ts'

/** What decides which styles a page needs. */
export interface StyledPage {
  readonly kind: RouteKind
  readonly facts: Vocabulary
  /** Those that a script may bring before the whole sheet is there. */
  readonly parts?: readonly string[]
  /** Whether it has a style sheet of its own, which may use tokens. */
  readonly hasSheet?: boolean
}

/**
 * States that scripts or readers create later: rules for them stay even if the
 * markup doesn't show them.
 */
const dynamicAttributes = [
  'data-theme',
  'data-has-hydrated',
  'data-announcement-bar-initially-dismissed',
  'aria-expanded',
  'aria-selected',
  'aria-current',
  'hidden',
  'open',
  'dir'
]

/**
 * Create the style sheets of each page: the shell's rules that pages of its kind
 * need for their first paint, and those of the parts that it shows. The whole
 * sheet follows with the script, so that going on to another kind finds it
 * there; without scripts it is linked.
 *
 * One sheet a kind and a part, not one a page, keeps the list of hashes in the
 * security policy short. PurgeCSS finds the rules: it is kept up, typed, and
 * reads selectors with a real parser.
 *
 * @param shell the whole style sheet
 * @param split what {@link splitShell} made of it
 * @param added style sheets that pages bring along, which use the tokens
 * @returns the sheets of each page, in their order in the document
 */
export async function createStyles<Page extends StyledPage>(
  {
    shell,
    split: { core, parts },
    added
  }: {
    readonly shell: string
    readonly split: SplitStyles
    readonly added: string
  },
  site: Pick<ClientSite, 'announcementBar'>,
  pages: readonly Page[],
  store: Store
): Promise<ReadonlyMap<Page, readonly string[]>> {
  const read = pages.map(readPage)
  const used = new Set(pages.flatMap(({ facts }) => [...facts.tokens]))
  const tokens = new Set([
    ...[added, ...parts.values()].flatMap(css => [...listTokens(css)]),
    ...used
  ])
  const kinds = new Set(pages.map(({ kind }) => kind))
  const colors = createColors(site)
  const { shorten, needsAliases, aliases } = shortenTokens({
    shell,
    // The whole sheet, which comes later, uses the configured colours, too.
    added: added + colors,
    used
  })
  const cores = await mapValues(kinds, async kind => {
    const named = joinPages(read, ({ page }) => page.kind === kind)
    return shorten(await purge(core, named, tokens, store)) + colors
  })
  const shownParts = await mapValues(parts.keys(), async part => {
    const named = joinPages(read, page => page.parts.includes(part))
    // What a part sets may be used by rules that all pages have.
    return shorten(await purge(parts.get(part) ?? '', named, 'all', store))
  })
  const createSheets = ({ page, parts: shown }: ReadPage<Page>) => [
    cores.get(page.kind) ?? '',
    ...shown.map(part => shownParts.get(part) ?? ''),
    page.hasSheet || needsAliases(page.facts.tokens) ? aliases : ''
  ]
  return new Map(
    read.map(page => [
      page.page,
      createSheets(page).filter(sheet => sheet !== '')
    ])
  )
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
    const { splitStyles } = await import('./splitStyles.ts')
    return splitStyles(dropLateRules(shell), styleParts)
  })
}

/** A page with the parts that it shows. */
interface ReadPage<Page> {
  readonly page: Page
  readonly parts: readonly string[]
}

function readPage<Page extends StyledPage>(page: Page): ReadPage<Page> {
  const printed = printVocabulary(page.facts)
  const shown = [...styleParts].filter(
    ([part, pattern]) => page.parts?.includes(part) || pattern.test(printed)
  )
  return { page, parts: shown.map(([part]) => part) }
}

function joinPages<Page extends StyledPage>(
  pages: readonly ReadPage<Page>[],
  isMeant: (page: ReadPage<Page>) => boolean
): ExtractorResultDetailed {
  return joinVocabularies(pages.filter(isMeant).map(({ page }) => page.facts))
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

/**
 * Remove the rules that match nothing, or recall what came of it: most edits
 * leave what selectors can name as it was.
 *
 * @param tokens that stay although nothing here uses them
 */
async function purge(
  css: string,
  vocabulary: ExtractorResultDetailed,
  tokens: ReadonlySet<string> | 'all',
  store: Store
): Promise<string> {
  const named = pickNamed(vocabulary, css)
  const kept = tokens === 'all' ? tokens : [...tokens].sort()
  const inputs = [css, JSON.stringify([named, kept])]
  return store.remember({ step: 'styles', inputs }, () =>
    runPurge(css, named, kept)
  )
}

function pickNamed(
  { ids = [], classes = [], ...rest }: ExtractorResultDetailed,
  css: string
): ExtractorResultDetailed {
  // Selectors escape what a name may hold and they may not: `.md\:wide`.
  const plain = css.replaceAll('\\', '')
  const pick = (names: readonly string[], sign: string) =>
    names.filter(name => plain.includes(sign + name)).sort()
  return { ...rest, ids: pick(ids, '#'), classes: pick(classes, '.') }
}

async function runPurge(
  css: string,
  vocabulary: ExtractorResultDetailed,
  tokens: readonly string[] | 'all'
): Promise<string> {
  const { PurgeCSS } = await import('purgecss')
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => vocabulary }],
    css: [{ raw: anchorPseudos(css) }],
    variables: tokens !== 'all',
    dynamicAttributes,
    safelist: {
      standard: ['html', 'body'],
      greedy: [/base-url-banner/],
      variables: tokens === 'all' ? [] : [...tokens]
    }
  })
  return result === undefined ? css : releasePseudos(result.css)
}

/**
 * Write `*` before each pseudo-class without an element, as in
 * `:is(.a):not(.b)` or `:is(:last-child, …)`: PurgeCSS drops such selectors,
 * because nothing in them names part of the markup. The meaning stays the same.
 */
function anchorPseudos(css: string): string {
  return css.replace(/(?<=^|[\s,(){}>+~]):(?=[:a-z])/g, '*:')
}

/** Remove the `*` again. */
function releasePseudos(css: string): string {
  return css.replaceAll('*:', ':')
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
