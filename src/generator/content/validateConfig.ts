import { closest } from 'fastest-levenshtein'
import type { z } from 'zod'
import { SiteError, type SourcePlace } from '../../model/errors.ts'
import { isNear } from './parseFrontMatter.ts'

/** A configuration value, or everything that is wrong with it. */
export type Validated<Value> =
  | { readonly value: Value; readonly problems: readonly [] }
  | { readonly problems: readonly SiteError[] }

/**
 * Check a configuration value against its schema.
 *
 * @param source text of the file, to find the line of a key
 */
export function validateConfig<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  origin: { readonly file: string; readonly source: string }
): Validated<z.output<Schema>> {
  const result = schema.safeParse(value)
  if (result.success) return { value: result.data, problems: [] }
  const problems = result.error.issues.flatMap(issue =>
    createProblems(issue, value, origin)
  )
  return { problems }
}

function createProblems(
  issue: z.core.$ZodIssue,
  root: unknown,
  origin: { readonly file: string; readonly source: string }
): readonly SiteError[] {
  const at = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(objectAt(root, at))
    return issue.keys.map(key => {
      const others = known.filter(other => !issue.keys.includes(other))
      return new SiteError(
        `These field(s) ("${[...at, key].join('.')}") are not recognized in ${origin.file}.`,
        {
          place: findPlace(origin, key),
          remedy: suggestKey(key, [...others, ...configKeys])
        }
      )
    })
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The branch that got furthest is the one the author meant.
    const nearest = [...issue.errors].sort(
      (one, other) => depth(other) - depth(one)
    )[0]
    return (nearest ?? []).flatMap(inner =>
      createProblems(
        { ...inner, path: [...issue.path, ...inner.path] },
        root,
        origin
      )
    )
  }
  const found = valueAt(root, at)
  const shown = JSON.stringify(found)?.slice(0, 80) ?? 'missing'
  return [
    new SiteError(`"${at.join('.')}" is ${shown}: ${issue.message}`, {
      place: findPlace(origin, at.at(-1) ?? '')
    })
  ]
}

/** Words that site files use, so that a slip finds its nearest right form. */
const configKeys = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'titleDelimiter',
  'favicon',
  'navbar',
  'footer',
  'announcementBar',
  'colorMode',
  'tableOfContents',
  'docs',
  'blog',
  'locales',
  'links',
  'markdown',
  'redirects',
  'noIndex',
  'items',
  'logo',
  'style',
  'hideOnScroll',
  'position',
  'label',
  'copyright',
  'isCloseable',
  'content'
]

function suggestKey(key: string, known: readonly string[]): string {
  const nearest = closest(key, [...known])
  return isNear(key, nearest)
    ? `Did you mean "${nearest}"?`
    : 'Remove it, or see the fields in src/generator/content/siteConfig.ts.'
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length))
}

function valueAt(root: unknown, at: readonly string[]): unknown {
  return at.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined,
    root
  )
}

function objectAt(root: unknown, at: readonly string[]): object {
  const value = valueAt(root, at)
  return typeof value === 'object' && value !== null ? value : {}
}

function findPlace(
  origin: { readonly file: string; readonly source: string },
  key: string
): SourcePlace {
  const lines = origin.source.split('\n')
  const index = lines.findIndex(line =>
    new RegExp(`(^|[\\s{,'"])${escapeRegExp(key)}['"]?\\s*:`).test(line)
  )
  if (key === '' || index < 0) return { file: origin.file }
  return {
    file: origin.file,
    line: index + 1,
    column: (lines[index]?.indexOf(key) ?? 0) + 1
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
