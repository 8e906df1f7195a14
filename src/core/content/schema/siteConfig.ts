import { z } from 'zod'
import {
  FEED_LIMIT,
  POSTS_PER_PAGE,
  RECENT_POSTS_COUNT
} from '../../model/limits.ts'
import { extensions } from './extensionsSchema.ts'
import { footerSchema } from './footerSchema.ts'
import { librariesSchema } from './librariesSchema.ts'
import { linkTarget } from './linkRules.ts'
import { markupText } from './markupText.ts'
import { navbarSchema } from './navbarSchema.ts'
import {
  color,
  createPathSchema,
  localesSchema,
  reportRepeated,
  siteUrl,
  tocLevels,
  versionName,
  webAddress
} from './siteRules.ts'
import type { VersionConfig } from './versionConfig.ts'

/** Severity of a finding; `throw` fails the build. */
const level = z.enum(['ignore', 'warn', 'throw'])
export type Level = z.infer<typeof level>

/** `resolveVersions` derives missing fields from the name. */
const docsVersion = z.strictObject({
  name: versionName,
  label: z.string().optional(),
  /** Relative to the content folder. */
  folder: z.string().optional(),
  /** Relative to `/docs`; empty for the last version. */
  path: createPathSchema('path', '1.0').optional(),
  sidebars: z.string().optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional()
})

const docsVersions = z
  .array(docsVersion)
  .min(1)
  .superRefine((versions, context) => {
    reportRepeated(
      versions.map(({ name }) => name),
      context,
      'docs versions'
    )
  })

const blog = z.strictObject({
  title: z.string().default('Blog'),
  description: z.string().default('Blog'),
  postsPerPage: z.number().int().positive().default(POSTS_PER_PAGE),
  sidebarCount: z.number().int().min(0).default(RECENT_POSTS_COUNT),
  feedLimit: z.number().int().positive().default(FEED_LIMIT)
})

const redirect = z.strictObject({ from: z.string(), to: linkTarget })

/**
 * The site configuration, `content/site.ts`. Everything but the title has a
 * default; unknown keys are rejected with a suggestion.
 */
export const siteConfigSchema = z.strictObject({
  title: z.string().trim().min(1),
  tagline: z.string().default(''),
  url: siteUrl,
  baseUrl: createPathSchema('baseUrl', '/docs/').default('/'),
  titleDelimiter: z.string().default('|'),
  favicon: z.string().optional(),
  navbar: navbarSchema.optional(),
  footer: footerSchema.optional(),
  libraries: librariesSchema.optional(),
  announcementBar: z
    .strictObject({
      /** Part of an inline script in every page. */
      id: z
        .string()
        .regex(/^[^<]*$/, 'The id contains "<".\nWrite letters and digits.')
        .default('announcement-bar'),
      content: markupText.min(1),
      backgroundColor: color.optional(),
      textColor: color.optional(),
      tone: z
        .enum(['plain', 'brand', 'info', 'warning', 'danger'])
        .default('plain'),
      isCloseable: z.boolean().default(true)
    })
    .optional(),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false)
    })
    .prefault({}),
  tableOfContents: tocLevels,
  docs: z
    .strictObject({
      path: createPathSchema('docs.path', 'docs').default('docs'),
      mainDocId: z.string().optional(),
      editUrl: webAddress.optional(),
      showLastUpdate: z.boolean().default(true),
      showLastUpdateAuthor: z.boolean().default(false),
      versions: docsVersions.optional(),
      /** Name of the version at `/docs`. */
      lastVersion: z.string().optional(),
      versionPersistence: z
        .enum(['localStorage', 'none'])
        .default('localStorage'),
      autoCollapseCategories: z.boolean().default(false),
      hideableSidebar: z.boolean().default(false)
    })
    .prefault({}),
  blog: blog.prefault({}),
  locales: localesSchema,
  links: z
    .strictObject({
      brokenLinks: level.optional(),
      brokenAnchors: level.default('warn'),
      missingImages: level.optional()
    })
    .prefault({}),
  markdown: z
    .strictObject({
      format: z.enum(['detect', 'md', 'mdx']).default('detect'),
      singleDollarMath: z.boolean().default(false)
    })
    .prefault({}),
  redirects: z.array(redirect).default([]),
  ...extensions,
  noIndex: z.boolean().default(false)
})

/** Optional keys of `site.ts` that features add. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their keys.
export interface SiteKeys {}

/** The configuration as written in `content/site.ts`. */
export type SiteConfig = z.input<typeof siteConfigSchema> & SiteKeys
/** The validated configuration, before versions are resolved. */
export type ParsedSiteConfig = z.output<typeof siteConfigSchema> & SiteKeys
/** The configuration with all defaults. */
export type ResolvedSiteConfig = Omit<ParsedSiteConfig, 'docs'> & {
  readonly docs: Omit<ParsedSiteConfig['docs'], 'versions'> & {
    readonly versions: readonly VersionConfig[]
  }
}
