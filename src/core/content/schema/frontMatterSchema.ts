import { z } from 'zod'
import type { FeatureFrontMatter } from './featureKeys.ts'
import { linkTarget } from './linkRules.ts'
import { headingLevel } from './siteRules.ts'

export const text = z.union([z.string(), z.number()]).transform(String)
/** Address of a tag's page, relative to the page of all tags. */
export const tagPermalink = z.string().refine(isPermalink, {
  error: ({ input }) =>
    `"${input}" isn't a valid permalink for a tag.\nWrite a path such as "/release", without a query or hash.`
})

function isPermalink(permalink: string): boolean {
  return /^\/?[^/?#\\][^?#\\]*$/.test(permalink)
}

/** A label, or an object that can set the permalink. */
const tag = z.union([
  text,
  z.object({
    label: z.string(),
    permalink: tagPermalink.optional(),
    description: z.string().optional()
  })
])
/** Id of a doc or a sidebar. */
const reference = z
  .string({ error: 'Write an id in quotes, or null for none.' })
  .nullable()
  .optional()
export const dateSchema = z
  .union([z.string(), z.date()])
  .refine(value => parseDate(value) !== undefined, {
    error: ({ input }) =>
      `The date "${input}" can't be read.\nWrite a valid date, such as 2025-02-18 or 2025-02-18T09:00:00Z.`
  })
const id = text
  .refine(value => value.trim() !== '', {
    error:
      'The document id is empty.\nWrite an id, or remove the line to use the file name.'
  })
  .refine(value => !value.includes('/'), {
    error: ({ input }) =>
      `Document id "${input}" cannot include slash.\nWrite only the last part. The id includes the folders automatically.`
  })
const lastUpdate = z.strictObject({
  date: dateSchema.optional(),
  author: z.string().optional()
})

/** Keys that every kind of page accepts. */
export const sharedFrontMatterKeys = {
  title: text
    .optional()
    .describe(
      'Title of the page, in the browser tab, the sidebar and search; by default, its first heading.'
    ),
  description: text
    .optional()
    .describe(
      'Summary for search engines, link previews and lists of pages; by default, the first paragraph.'
    ),
  keywords: z.array(text).optional().describe('Keywords for search engines.'),
  image: z.string().optional().describe('Preview image of links to the page.'),
  slug: z
    .string()
    .optional()
    .describe(
      'Address of the page; relative to its folder unless it starts with a slash.'
    ),
  tags: z
    .array(tag)
    .nullable()
    .optional()
    .describe('Tags of the page: labels, keys of `tags.yml`, or objects.'),
  draft: z
    .boolean()
    .optional()
    .describe('Whether only the development server shows the page.'),
  unlisted: z
    .boolean()
    .optional()
    .describe(
      'Whether only its address leads to the page: no sidebar, search or sitemap.'
    ),
  hide_table_of_contents: z
    .boolean()
    .optional()
    .describe('Whether the page has no contents list.'),
  toc_min_heading_level: headingLevel
    .optional()
    .describe('Highest level of headings in the contents list.'),
  toc_max_heading_level: headingLevel
    .optional()
    .describe('Lowest level of headings in the contents list.'),
  last_update: lastUpdate
    .optional()
    .describe('Date and author of the last change, instead of those from Git.'),
  sidebar_label: text
    .optional()
    .describe('Label in the sidebar; by default, the title.'),
  format: z
    .enum(['md', 'mdx', 'detect'])
    .optional()
    .describe(
      'Whether the page is Markdown or MDX; `detect` decides by the file extension.'
    ),
  aliases: z
    .array(z.string())
    .optional()
    .describe('Earlier addresses of the page, which redirect to it.')
}

/** Front matter that every kind of page accepts. */
export type SharedFrontMatter = z.output<
  z.ZodObject<typeof sharedFrontMatterKeys>
>

/** Check rules that involve two keys. */
export function checkKeyPairs(
  page: SharedFrontMatter,
  context: z.RefinementCtx
): void {
  const { toc_min_heading_level: min, toc_max_heading_level: max } = page
  if (page.draft && page.unlisted) {
    context.addIssue({
      code: 'custom',
      path: ['draft'],
      message:
        "Can't be draft and unlisted at the same time.\nKeep only one of them."
    })
  }
  if (min !== undefined && max !== undefined && min > max) {
    context.addIssue({
      code: 'custom',
      path: ['toc_min_heading_level'],
      message: `toc_min_heading_level is ${min} and toc_max_heading_level is ${max}.\nThe minimum must not be greater than the maximum.`
    })
  }
}

/** Front matter of a doc (behavior 2.5.4). */
export const docFrontMatter = z
  .object({
    ...sharedFrontMatterKeys,
    id: id
      .optional()
      .describe('Id of the page in sidebars; by default, its file name.'),
    hide_title: z
      .boolean()
      .optional()
      .describe('Whether the title isn’t shown above the page.'),
    sidebar_position: z
      .number()
      .optional()
      .describe(
        'Position among the pages of its folder in a generated sidebar.'
      ),
    sidebar_class_name: z
      .string()
      .optional()
      .describe('CSS class of the sidebar item.'),
    sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
    displayed_sidebar: reference.describe(
      'Id of the sidebar beside the page, or null for none.'
    ),
    pagination_label: text.optional(),
    pagination_next: reference.describe(
      'Id of the next page, or null for none.'
    ),
    pagination_prev: reference.describe(
      'Id of the previous page, or null for none.'
    ),
    custom_edit_url: linkTarget
      .or(z.literal(''))
      .nullable()
      .optional()
      .describe('Address of the “Edit this page” link, or null for none.'),
    parse_number_prefixes: z
      .boolean()
      .optional()
      .describe('Whether a number at the start of the file name is a position.')
  })
  .superRefine(checkKeyPairs)

export type DocFrontMatter = z.output<typeof docFrontMatter> &
  FeatureFrontMatter

/** Keys of other generators, accepted but ignored. */
export const ignoredKeys: ReadonlySet<string> = new Set([
  'wrapperClassName',
  'title_meta',
  'authorTitle',
  'authorURL',
  'authorImageURL',
  'hide_reading_time',
  'mdx',
  'sidebar_key',
  'sidebar_custom_props',
  'pagination_label',
  'layout',
  'contributors'
])

/**
 * Write month, day and hour with two digits. JavaScript reads a date such as
 * 2025-1-20 in the computer's time zone, and rejects it if it has a time.
 */
function padDate(text: string): string {
  return text.replace(
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:([T\s]+)(\d)(?=:))?(?!\d)/i,
    (_, year, month, day, space = '', hour = '') =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${space}${hour && `0${hour}`}`
  )
}

/**
 * Parse a date in front matter; without a time zone it's UTC (behavior 2.4.2).
 *
 * @returns ISO 8601, or undefined for an invalid date
 */
export function parseDate(
  value: string | Date | undefined
): string | undefined {
  if (value === undefined) return undefined
  const text =
    typeof value === 'string' ? padDate(value.trim()) : value.toISOString()
  // 02/03/2025 is ambiguous.
  if (/^\d+\/\d+\/|^\d{5}/.test(text)) return undefined
  const [, day] = /^\d{4}-\d{2}-(\d{2})/.exec(text) ?? []
  const hasTime = /\d{2}:\d{2}/.test(text)
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  const date = new Date(hasTime && !hasZone ? `${text}Z` : text)
  if (Number.isNaN(date.getTime())) return undefined
  // JavaScript parses February 30 as March 2.
  const hasRolledOver =
    !hasTime && day !== undefined && date.getUTCDate() !== +day
  return hasRolledOver ? undefined : date.toISOString()
}
