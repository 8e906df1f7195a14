import { z } from 'zod'
import { findRepeated } from '../../model/groupBy.ts'
import { TOC_MAX_LEVEL, TOC_MIN_LEVEL } from '../../model/limits.ts'

/** URL of the site, without a path (behavior 5). */
export const siteUrl = z
  .string()
  .default('http://localhost:8080')
  .superRefine((value, context) => {
    const reason = explainUrl(value)
    if (reason === undefined) return
    const hint =
      'Write only the protocol and the host: https://docs.example.com.'
    context.addIssue(`${reason}\n${hint}`)
  })
  .transform(value => value.replace(/\/$/, ''))

function explainUrl(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!/^https?:$/.test(url?.protocol ?? '') || /[\s?#@]/.test(value)) {
    return `"${value}" does not look like a valid URL. Make sure it has a protocol; for example, "https://example.com".`
  }
  return url?.pathname === '/'
    ? undefined
    : `The url is not supposed to contain a sub-path like "${url?.pathname}". Please use the baseUrl field for sub-paths.`
}

/**
 * Create the schema of a URL path.
 *
 * @param name of the field
 * @param example a valid value
 */
export function createPathSchema(name: string, example: string) {
  return z.string().refine(isValidPath, {
    error: ({ input }) =>
      `"${name}" is "${input}", which isn't a valid path.\nWrite a path such as "${example}", without a host, query or spaces.`
  })
}

function isValidPath(value: string): boolean {
  const parts = value.split('/')
  const isInvalid = parts.includes('..') || parts.includes('.')
  return !isInvalid && !value.includes('//') && /^[\w\-./~@]*$/.test(value)
}

/** URL of another site, such as the repository's. */
export const webUrl = z
  .string()
  .refine(value => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: ({ input }) =>
      `"${input}" isn't a web address.\nInclude the protocol: "https://example.com/edit/main/".`
  })

/** A CSS color that can't break out of its rule. */
export const color = z
  .string()
  .regex(/^(?:#[\da-f]{3,8}|[a-z]+|[a-z-]+\([\w\s.,%/#+*()-]+\))$/i, {
    error:
      'Write a CSS color, such as "#25c2a0", "rebeccapurple" or "rgb(37 194 160)".'
  })

/** Name of a docs version, which is part of folder names and URLs. */
export const versionName = z
  .string()
  .refine(name => name.trim() !== '' && !/[/\\?#%]|^\.{1,2}$/.test(name), {
    error: ({ input }) =>
      `"${input}" isn't a valid version name.\nWrite a word or a number, such as "2.0".`
  })

const languageTag = z.string().refine(isLanguageTag, {
  error: ({ input }) =>
    `"${input}" isn't a valid language tag.\nWrite a tag such as "en", "pt-BR" or "zh-Hans".`
})

const localeSchema = z.strictObject({
  name: languageTag,
  /** Label, language and direction default to the name's. */
  label: z.string().optional(),
  htmlLang: languageTag.optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  calendar: z.enum(Intl.supportedValuesOf('calendar')).default('gregory')
})

/** The locales of a site; the first one is the default. */
export const localesSchema = z
  .array(localeSchema)
  .min(1)
  .superRefine((locales, context) => {
    reportRepeated(
      locales.map(({ name }) => name),
      context,
      'locales'
    )
  })
  .default([
    { name: 'en', label: 'English', direction: 'ltr', calendar: 'gregory' }
  ])

/**
 * Report names that occur twice, ignoring letter case: they become parts of
 * folder names and URLs.
 */
export function reportRepeated(
  names: readonly string[],
  context: z.core.$RefinementCtx,
  kind: string
): void {
  const repeated = findRepeated(names, name => name.toLowerCase())
  for (const { item, index } of repeated) {
    context.addIssue({
      code: 'custom',
      message: `Two ${kind} have the name "${item}".\nGive each one a different name.`,
      path: [index, 'name']
    })
  }
}

function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1
  } catch {
    return false
  }
}

/** Level of headings in the table of contents. */
export const headingLevel = z.literal([2, 3, 4, 5, 6], {
  error: 'Write 2, 3, 4, 5 or 6, without quotes.'
})

/** Default heading levels of the table of contents. */
export const tocLevels = z
  .strictObject({
    minHeadingLevel: headingLevel.default(TOC_MIN_LEVEL),
    maxHeadingLevel: headingLevel.default(TOC_MAX_LEVEL)
  })
  .superRefine(({ minHeadingLevel: min, maxHeadingLevel: max }, context) => {
    if (min <= max) return
    context.addIssue({
      code: 'custom',
      message: `minHeadingLevel is ${min} and maxHeadingLevel is ${max}.\nThe minimum must not be greater than the maximum.`,
      path: ['minHeadingLevel']
    })
  })
  .prefault({})
