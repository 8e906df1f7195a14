import type { ExtractorResultDetailed } from 'purgecss'
import type { RouteKind } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'
import {
  createVocabulary,
  joinVocabularies,
  printVocabulary
} from './createVocabulary.ts'
import { splitStyles } from './splitStyles.ts'
import { styleParts } from './styleParts.ts'

/** A page's markup, which decides the styles it needs. */
export interface StyledMarkup {
  readonly kind: RouteKind
  readonly markup: string
  /** Parts that a script may bring before the whole sheet is there. */
  readonly added?: readonly string[]
}

/**
 * States that scripts or readers bring about after the page was served: rules
 * for them stay although the markup does not show them.
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
 * @returns the sheets of each page, in the order of the pages
 */
export async function createStyles<Page extends StyledMarkup>(
  shell: string,
  site: Pick<ClientSite, 'announcementBar'>,
  pages: readonly Page[]
): Promise<ReadonlyMap<Page, readonly string[]>> {
  // Loaded when there is something to drop.
  const { dropLateRules } = await import('./dropLateRules.ts')
  const early = dropLateRules(shell)
  const compared = listComparedAttributes(early)
  const read = pages.map(page => {
    const vocabulary = createVocabulary(page.markup, compared)
    const printed = printVocabulary(vocabulary)
    const parts = [...styleParts].flatMap(([part, pattern]) =>
      page.added?.includes(part) || pattern.test(printed) ? part : []
    )
    return { page, vocabulary, parts }
  })
  const { core, parts } = splitStyles(early, styleParts)
  // What parts are coloured with stands in the core of every kind.
  const tokens = listTokens([...parts.values()].join(''))
  const select = async (
    css: string,
    isMeant: (page: (typeof read)[number]) => boolean
  ) =>
    purge(
      css,
      joinVocabularies(
        read.filter(isMeant).map(({ vocabulary }) => vocabulary)
      ),
      tokens
    )
  const kinds = [...new Set(pages.map(({ kind }) => kind))]
  const cores = new Map(
    await Promise.all(
      kinds.map(
        async kind =>
          [kind, await select(core, ({ page }) => page.kind === kind)] as const
      )
    )
  )
  const partSheets = new Map(
    await Promise.all(
      [...parts].map(
        async ([part, css]) =>
          [part, await select(css, page => page.parts.includes(part))] as const
      )
    )
  )
  const colors = createColors(site)
  return new Map(
    read.map(({ page, parts: shown }) => {
      const sheets = [
        `${cores.get(page.kind) ?? shell}${colors}`,
        ...shown.map(part => partSheets.get(part) ?? '')
      ]
      return [page, sheets.filter(sheet => sheet !== '')]
    })
  )
}

async function purge(
  css: string,
  vocabulary: ExtractorResultDetailed,
  tokens: ReadonlySet<string>
): Promise<string> {
  const { PurgeCSS } = await import('purgecss')
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => vocabulary }],
    css: [{ raw: anchorPseudos(css) }],
    variables: true,
    dynamicAttributes,
    safelist: {
      standard: ['html', 'body'],
      greedy: [/base-url-banner/],
      variables: [...tokens]
    }
  })
  return result === undefined ? css : releasePseudos(result.css)
}

/**
 * Write `*` before each pseudo-class that stands without an element, as in
 * `:is(.a):not(.b)` or `:is(:last-child, …)`: PurgeCSS drops such a selector,
 * because nothing in it names what the markup has. It changes no meaning.
 */
function anchorPseudos(css: string): string {
  return css.replace(/(?<=^|[\s,(){}>+~]):(?=[:a-z])/g, '*:')
}

/** Take the `*` back. */
function releasePseudos(css: string): string {
  return css.replaceAll('*:', ':')
}

function listComparedAttributes(css: string): ReadonlySet<string> {
  return new Set(
    [...css.matchAll(/\[([\w-]+)[~|^$*]?=/g)].map(([, name = '']) => name)
  )
}

function listTokens(css: string): ReadonlySet<string> {
  return new Set(
    [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
  )
}

/** Colours that the site configures, which no `style` attribute may set. */
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
  // A colour has no business with the signs that would end the rule.
  return color === undefined
    ? []
    : [`${property}:${color.replace(/[;{}<]/g, '')};`]
}
