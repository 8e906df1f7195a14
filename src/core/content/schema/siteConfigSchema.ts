import { z } from 'zod'
import { ICON_NAMES } from '../../model/site.ts'
import { extensions } from './extensionsSchema.ts'
import { footerSchema } from './footerSchema.ts'
import { linkTarget, markupText } from './linkRules.ts'
import { navbarSchema } from './navbarSchema.ts'
import {
  color,
  createPathSchema,
  localesSchema,
  reportRepeated,
  siteUrl,
  tocLevels,
  versionName,
  webUrl
} from './siteRules.ts'

/** How to report a kind of mistake; `throw` fails the build. */
const level = z.enum(['ignore', 'warn', 'throw'])

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

const redirect = z.strictObject({ from: z.string(), to: linkTarget })

/** A meta tag for every page, unless a page has one of the same name. */
const metadata = z
  .strictObject({
    name: z.string().optional(),
    /** Instead of a name, for Open Graph. */
    property: z.string().optional(),
    content: z.string()
  })
  .refine(
    ({ name, property }) => (name === undefined) !== (property === undefined),
    'Metadata needs either a "name" or a "property".\nWrite for example { name: "author", content: "Ada" }.'
  )

const library = z.strictObject({
  sidebarId: z.string(),
  label: z.string().trim().min(1),
  /** Shown below the label. */
  caption: z.string().optional(),
  icon: z.enum(ICON_NAMES).optional()
})

/** The documented libraries in groups, as written. */
const librariesSchema = z.array(
  z.strictObject({
    title: z.string().trim().min(1),
    items: z.array(library).min(1)
  })
)

export type LibrariesConfig = z.output<typeof librariesSchema>

/**
 * Checks the site configuration, `content/site.ts`. Everything but the title has a
 * default; unknown keys are rejected with a suggestion. `SiteConfig` describes the
 * keys.
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
      editUrl: webUrl.optional(),
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
  metadata: z.array(metadata).default([]),
  noIndex: z.boolean().default(false)
})
