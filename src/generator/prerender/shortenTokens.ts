import { listTokens } from './readMarkup.ts'

/** Style sheets of documents, and what shortening must respect. */
export interface TokenSheets {
  /** The whole style sheet: it decides the short names, for all documents. */
  readonly shell: string
  /** Style sheets of single pages. */
  readonly added: string
  /** Custom properties that markup uses. */
  readonly used: ReadonlySet<string>
}

/** How to give custom properties short names. */
export interface ShortTokens {
  readonly shorten: (css: string) => string
  /** Whether a page with these tokens in its markup needs the aliases. */
  readonly needsAliases: (tokens: ReadonlySet<string>) => boolean
  /** The sheet that gives tokens their long names as well. */
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
  used
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
  const aliased = [...new Set(named)].filter(name => names.has(name)).sort()
  const setters = rules.filter(({ set }) => aliased.some(name => set.has(name)))
  const selectors = new Set(setters.map(({ selector }) => selector))
  const values = aliased.map(name => `${name}:var(${names.get(name)})`)
  return {
    shorten: css => css.replace(PLACE, name => names.get(name) ?? name),
    needsAliases: tokens => aliased.some(name => tokens.has(name)),
    aliases:
      aliased.length === 0
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

function listSet(css: string): readonly string[] {
  const places = css.matchAll(/(?<=^|[{;\s])--[\w-]+(?=\s*:)/g)
  return [...places].map(([name]) => name)
}
