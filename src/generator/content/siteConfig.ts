import { z } from 'zod'
import { DEFAULT_NAVBAR_POSITION } from '../../model/limits.ts'
import type { VersionConfig } from './resolveVersions.ts'

/** How loud a finding is: throw fails the build. */
export const level = z.enum(['ignore', 'warn', 'throw'])
export type Level = z.infer<typeof level>

const logo = z.strictObject({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string().default(''),
  width: z.number().optional(),
  height: z.number().optional(),
  href: z.string().optional(),
  target: z.string().optional()
})

const navbarItemBase = z.strictObject({
  type: z.string().optional(),
  position: z.enum(['left', 'right']).default(DEFAULT_NAVBAR_POSITION),
  label: z.string().optional(),
  html: z.string().optional(),
  value: z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
  docId: z.string().optional(),
  sidebarId: z.string().optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: z.string().optional(),
  dropdownItemsBefore: z.array(z.unknown()).optional(),
  dropdownItemsAfter: z.array(z.unknown()).optional(),
  ariaLabel: z.string().optional()
})

const navbarItem = navbarItemBase.extend({
  items: z.array(navbarItemBase).optional()
})

const footerLink = z
  .strictObject({
    label: z.string().optional(),
    to: z.string().optional(),
    href: z.string().optional(),
    html: z.string().optional()
  })
  .refine(
    ({ to, href, html }) =>
      [to, href, html].filter(value => value !== undefined).length === 1,
    { error: 'A footer item has exactly one of "to", "href" and "html".' }
  )

const footer = z.strictObject({
  style: z.enum(['dark', 'light']).default('light'),
  links: z
    .array(
      z.union([
        z.strictObject({ title: z.string(), items: z.array(footerLink) }),
        footerLink
      ])
    )
    .default([])
    .refine(links => new Set(links.map(link => 'items' in link)).size < 2, {
      error:
        'The footer must be either simple or multi-column, and not a mix of the two.'
    }),
  logo: logo.optional(),
  copyright: z.string().optional()
})

const locale = z.strictObject({
  name: z.string(),
  label: z.string(),
  htmlLang: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  calendar: z.string().default('gregory')
})

/** What a version does not say follows from its name: see resolveVersions. */
const docsVersion = z.strictObject({
  name: z.string(),
  label: z.string().optional(),
  /** Folder under the content folder. */
  folder: z.string().optional(),
  /** Path below `/docs`; the last version has none. */
  path: z.string().optional(),
  sidebars: z.string().optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional()
})

const blog = z.strictObject({
  title: z.string().default('Blog'),
  description: z.string().default('Blog'),
  postsPerPage: z.number().int().positive().default(10),
  sidebarCount: z.number().int().min(0).default(5),
  feedLimit: z.number().int().positive().default(20)
})

const redirect = z.strictObject({ from: z.string(), to: z.string() })

/**
 * The whole site configuration, `content/site.ts`. Everything but the title has
 * a default, and an unknown key is refused with the nearest right one.
 */
export const siteConfigSchema = z.strictObject({
  title: z.string(),
  tagline: z.string().default(''),
  url: z
    .string()
    .default('http://localhost:8080')
    .superRefine((value, context) => {
      const problem = findUrlProblem(value)
      if (problem !== undefined) context.addIssue(problem)
    })
    .transform(value => value.replace(/\/$/, '')),
  baseUrl: z.string().default('/'),
  titleDelimiter: z.string().default('|'),
  favicon: z.string().optional(),
  navbar: z
    .strictObject({
      title: z.string().optional(),
      logo: logo.optional(),
      style: z.enum(['dark', 'primary']).optional(),
      hideOnScroll: z.boolean().default(false),
      items: z.array(navbarItem).default([])
    })
    .optional(),
  footer: footer.optional(),
  announcementBar: z
    .strictObject({
      id: z.string().default('announcement-bar'),
      content: z.string(),
      backgroundColor: z.string().optional(),
      textColor: z.string().optional(),
      tone: z.enum(['brand', 'info', 'warning', 'danger']).default('brand'),
      isCloseable: z.boolean().default(true)
    })
    .optional(),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false)
    })
    .prefault({}),
  tableOfContents: z
    .strictObject({
      minHeadingLevel: z.number().int().min(2).max(6).default(2),
      maxHeadingLevel: z.number().int().min(2).max(6).default(3)
    })
    .prefault({}),
  docs: z
    .strictObject({
      path: z.string().default('docs'),
      mainDocId: z.string().optional(),
      editUrl: z.string().optional(),
      showLastUpdate: z.boolean().default(true),
      showLastUpdateAuthor: z.boolean().default(false),
      versions: z.array(docsVersion).min(1).optional(),
      /** Name of the version at `/docs` itself. */
      lastVersion: z.string().optional(),
      versionPersistence: z
        .enum(['localStorage', 'none'])
        .default('localStorage'),
      autoCollapseCategories: z.boolean().default(false),
      hideableSidebar: z.boolean().default(false)
    })
    .prefault({}),
  blog: blog.prefault({}),
  locales: z
    .array(locale)
    .min(1)
    .default([
      { name: 'en', label: 'English', direction: 'ltr', calendar: 'gregory' }
    ]),
  links: z
    .strictObject({
      brokenLinks: level.optional(),
      brokenAnchors: level.default('warn'),
      missingImages: level.optional()
    })
    .prefault({}),
  markdown: z
    .strictObject({ format: z.enum(['detect', 'md', 'mdx']).default('detect') })
    .prefault({}),
  redirects: z.array(redirect).default([]),
  noIndex: z.boolean().default(false)
})

/** What an author writes in `content/site.ts`. */
export type SiteConfig = z.input<typeof siteConfigSchema>
/** The configuration as one file can tell it. */
export type ParsedSiteConfig = z.output<typeof siteConfigSchema>
/** The configuration with every default filled in. */
export type ResolvedSiteConfig = Omit<ParsedSiteConfig, 'docs'> & {
  readonly docs: Omit<ParsedSiteConfig['docs'], 'versions'> & {
    readonly versions: readonly VersionConfig[]
  }
}
export type NavbarItemConfig = z.output<typeof navbarItem>

/** Say what is wrong with a site URL (behaviour 5), or nothing. */
function findUrlProblem(value: string): string | undefined {
  if (!URL.canParse(value)) {
    return `"${value}" does not look like a valid URL. Make sure it has a protocol; for example, "https://example.com".`
  }
  const { pathname } = new URL(value)
  return pathname === '/'
    ? undefined
    : `The url is not supposed to contain a sub-path like "${pathname}". Please use the baseUrl field for sub-paths.`
}
