import type { RouteKind } from '../../model/route.ts'
import type { ClientSite } from '../../model/site.ts'

/** A page's markup, which decides which styles it needs. */
export interface StyledMarkup {
  readonly kind: RouteKind
  readonly markup: string
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
 * Create the style sheet for each kind of page: the shell's rules that such
 * pages need for their first paint. The whole sheet follows with the script, so
 * other kinds of pages find it there; without scripts it is linked.
 *
 * One sheet per kind, not per page, keeps the list of hashes in the security
 * policy short. PurgeCSS finds the rules: it is maintained, typed, and reads
 * selectors with a real parser.
 *
 * @param shell the whole style sheet
 */
export async function createStyles(
  shell: string,
  site: Pick<ClientSite, 'announcementBar'>,
  pages: readonly StyledMarkup[]
): Promise<ReadonlyMap<RouteKind, string>> {
  // Loaded only if there is something to purge.
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
          // Style sheets of single pages depend on the tokens.
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
