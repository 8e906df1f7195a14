import { PurgeCSS } from 'purgecss'

/** Names in use, which determine the rules of a style sheet to keep. */
interface UsedNames {
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
 * Remove the rules whose selectors require a name that the markup doesn't have,
 * and unused tokens. PurgeCSS compares only names; it ignores combinators.
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
  // PurgeCSS keeps tokens that a sheet uses, directly or through other tokens.
  const uses = `*{content:${tokens.map(token => `var(${token})`).join(' ')}}`
  const [, pruned] = await new PurgeCSS().purge({
    css: [{ raw: uses }, { raw: css }],
    content: [{ raw: '', extension: '' }],
    defaultExtractor: () => found,
    dynamicAttributes: EARLY_ATTRIBUTES,
    variables: true,
    // A pseudo-class requires no name, but PurgeCSS would drop `:is(:last-child)`.
    safelist: [/^:/]
  })
  return pruned?.css ?? ''
}
