import type { RouteKind } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'

/** A page's markup, which decides the styles it needs. */
export interface StyledMarkup {
  readonly kind: RouteKind
  readonly markup: string
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
 * Create the style sheet for each kind of page: the shell's rules that pages of
 * that kind need for their first paint. The whole sheet follows with the script,
 * so that going on to another kind finds it there; without scripts it is linked.
 *
 * One sheet a kind, not one a page, keeps the list of hashes in the security
 * policy short. PurgeCSS finds the rules: it is kept up, typed, and reads
 * selectors with a real parser.
 *
 * @param shell the whole style sheet
 */
export async function createStyles(
  shell: string,
  site: Pick<ClientSite, 'announcementBar'>,
  pages: readonly StyledMarkup[]
): Promise<ReadonlyMap<RouteKind, string>> {
  // Loaded when there is something to purge.
  const { PurgeCSS } = await import('purgecss')
  const { dropLateRules } = await import('./dropLateRules.ts')
  const early = anchorPseudos(dropLateRules(shell))
  const kinds = [...new Set(pages.map(({ kind }) => kind))]
  const entries = await Promise.all(
    kinds.map(async kind => {
      const raw = createVocabulary(
        pages.flatMap(page => (page.kind === kind ? page.markup : []))
      )
      const [result] = await new PurgeCSS().purge({
        content: [{ raw, extension: 'html' }],
        css: [{ raw: early }],
        keyframes: true,
        variables: true,
        dynamicAttributes,
        safelist: {
          standard: ['html', 'body'],
          greedy: [/base-url-banner/],
          // Sheets of single pages build on the tokens.
          variables: [/^--(?!icon-)/]
        }
      })
      const css = result === undefined ? shell : releasePseudos(result.css)
      return [kind, `${css}${createColors(site)}`] as const
    })
  )
  return new Map(entries)
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

/**
 * Every word of the markups once: thousands of pages of one kind share nearly
 * all of them.
 */
function createVocabulary(markups: readonly string[]): string {
  const words = new Set<string>()
  for (const markup of markups) {
    for (const [tag] of markup.matchAll(/<[a-z][^>]*>/gi)) {
      for (const word of tag.match(/[\w:/-]+/g) ?? []) words.add(word)
    }
  }
  return [...words].join(' ')
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
