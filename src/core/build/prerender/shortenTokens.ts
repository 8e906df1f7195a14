import { listTokens } from './createMarkupReader.ts'

/** Style sheets of documents, and what shortening must respect. */
interface TokenSheets {
  /** The whole style sheet: it decides the short names, for all documents. */
  readonly shell: string
  /** Style sheets of single pages. */
  readonly added: string
  /** Custom properties that markup uses. */
  readonly used: ReadonlySet<string>
  /** Values of those that no sheet of a document declares. */
  readonly constants: ReadonlyMap<string, string>
}

/** How to give custom properties short names. */
interface ShortTokens {
  readonly shorten: (css: string) => string
  /** Whether a page with these tokens in its markup needs aliases. */
  readonly needsAliases: (tokens: ReadonlySet<string>) => boolean
  /** The sheet that gives the tokens of markup their long names as well. */
  readonly markupAliases: string
  /** The same for pages that have a sheet of their own. */
  readonly aliases: string
}

/** Where a style sheet uses or sets a custom property. */
const PLACE = /(?<=var\(|[{;])--[\w-]+(?=[,):])/g
const RULE = /([^{};]+)\{([^{}]*)\}/g

/**
 * Give custom properties short names in the sheets that documents contain: the
 * long ones are about 300 bytes of each document, compressed.
 *
 * The whole style sheet, which comes later, brings its own rules with the long
 * names. Until then a few pages need aliases: those whose markup or own sheet
 * uses tokens of the theme. What such a sheet sets keeps its long name, and so
 * does what markup uses without a value on the root.
 */
export function shortenTokens({
  shell,
  added,
  used,
  constants
}: TokenSheets): ShortTokens {
  const rules = [...shell.matchAll(RULE)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      set: new Set(listSet(body))
    })
  )
  const isThemed = (name: string) =>
    rules.some(({ selector, set }) => selector === ':root' && set.has(name))
  const named = [...used, ...listTokens(added)]
  const kept = new Set([
    ...listSet(added),
    ...named.filter(name => !isThemed(name))
  ])
  const names = nameShortly(shell, kept)
  const isAliased = (name: string) => names.has(name)
  return {
    shorten: css => css.replace(PLACE, name => names.get(name) ?? name),
    needsAliases: tokens => [...tokens].some(isAliased),
    markupAliases: createAliases([...used].filter(isAliased)),
    aliases: createAliases(named.filter(isAliased))
  }

  function createAliases(found: readonly string[]): string {
    const aliased = [...new Set(found)].sort()
    const setters = rules.filter(({ set }) =>
      aliased.some(name => set.has(name))
    )
    const selectors = new Set(setters.map(({ selector }) => selector))
    const values = aliased.map(
      name => `${name}:${constants.get(name) ?? `var(${names.get(name)})`}`
    )
    return aliased.length === 0
      ? ''
      : `@layer tokens{${[...selectors].join(',')}{${values.join(';')}}}`
  }
}

/** Number custom properties in the order in which a style sheet mentions them. */
function nameShortly(
  css: string,
  kept: ReadonlySet<string>
): ReadonlyMap<string, string> {
  const all = new Set([...css.matchAll(PLACE)].map(([name]) => name))
  const shortened = [...all].filter(name => !kept.has(name))
  const free = [...all, ...kept]
    .map((_, index) => `--${index}`)
    .filter(name => !kept.has(name))
  return new Map(
    shortened.map((name, index) => [name, free[index] ?? name] as const)
  )
}

/** List the custom properties that a style sheet sets. */
export function listSet(css: string): readonly string[] {
  const places = css.matchAll(/(?<=^|[{;\s])--[\w-]+(?=\s*:)/g)
  return [...places].map(([name]) => name)
}
