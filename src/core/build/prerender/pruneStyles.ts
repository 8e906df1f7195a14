import { PurgeCSS } from 'purgecss'

/** What decides which rules of a style sheet stay. */
export interface UsedNames {
  /** Elements, `.classes`, `#ids`, `[attributes` and `=values` of markup. */
  readonly names: readonly string[]
  /** Tokens that the markup or other style sheets use. */
  readonly tokens: readonly string[]
}

/** Attributes of `<html>` that a script sets before the first paint. */
const EARLY_ATTRIBUTES = [
  'data-theme',
  'data-has-hydrated',
  'data-announcement-bar-initially-dismissed'
]

/**
 * Remove the rules that demand a name which some markup lacks, and the tokens
 * that nothing uses. PurgeCSS compares names alone: what is in what, or beside
 * it, makes no difference.
 */
export async function pruneStyles(
  css: string,
  { names, tokens }: UsedNames
): Promise<string> {
  const stripPrefix = (prefix: string) =>
    names.filter(name => name.startsWith(prefix)).map(name => name.slice(1))
  const found = {
    tags: names.filter(name => /^\w/.test(name)),
    classes: stripPrefix('.'),
    ids: stripPrefix('#'),
    attributes: { names: stripPrefix('['), values: stripPrefix('=') },
    undetermined: []
  }
  // PurgeCSS follows the tokens that one of its sheets uses to those they use.
  const uses = `*{content:${tokens.map(token => `var(${token})`).join(' ')}}`
  const [, pruned] = await new PurgeCSS().purge({
    css: [{ raw: uses }, { raw: css }],
    content: [{ raw: '', extension: '' }],
    defaultExtractor: () => found,
    dynamicAttributes: EARLY_ATTRIBUTES,
    variables: true,
    // A pseudo-class needs no name; PurgeCSS would drop `:is(:last-child)`.
    safelist: [/^:/]
  })
  return pruned?.css ?? ''
}
