import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'
import type { LibrariesConfig } from '../content/schema/siteConfigSchema.ts'
import type { SourceLocator } from '../content/sourceLocator.ts'
import { type Diagnostic, DiagnosticError } from '../model/diagnostic.ts'
import {
  type Href,
  isExternalLink,
  toHref,
  toLinkHref
} from '../model/paths.ts'
import type {
  ClientSite,
  FooterData,
  FooterLink,
  LibraryGroup,
  LogoData
} from '../model/site.ts'
import { createLocale } from './createLocale.ts'
import type { NavbarInput } from './createNavbarLink.ts'
import { resolveNavbar } from './resolveNavbar.ts'
import { resolveSidebarItem } from './resolveNavbarItems.ts'
import type { SiteVersion } from './site.ts'

interface ClientSiteInput {
  readonly config: ResolvedSiteConfig
  readonly siteLocator: SourceLocator
  readonly baseUrl: string
  readonly locale: string
  /** Navbar item types that features define. */
  readonly featureTypes: readonly string[]
  readonly versions: readonly SiteVersion[]
}

/**
 * Resolve the data that all pages share, except what features add
 * (`resolveSite.ts`) and the static paths (`planSite.ts`).
 */
export function resolveClientSite(input: ClientSiteInput): {
  readonly client: ClientSite
  readonly diagnostics: readonly Diagnostic[]
} {
  const { config, baseUrl } = input
  const references = {
    featureTypes: input.featureTypes,
    versions: input.versions,
    baseUrl,
    locator: input.siteLocator
  }
  const navbar = resolveNavbar({
    items: config.navbar?.items ?? [],
    ...references
  })
  const { libraries, diagnostics } = resolveLibraries(
    config.libraries ?? [],
    references
  )
  const locales = config.locales.map(createLocale)
  const [first] = locales
  if (first === undefined) throw new Error('The schema requires a locale.')
  const client: ClientSite = {
    data: {}, // resolveSite.ts adds what features return, planSite.ts the static paths
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl,
    titleDelimiter: config.titleDelimiter,
    navbar: {
      title: config.navbar?.title ?? config.title,
      hideOnScroll: config.navbar?.hideOnScroll ?? false,
      items: navbar.items,
      badge: config.navbar?.badge,
      style: config.navbar?.style,
      logo: createLogo(config.navbar?.logo, baseUrl)
    },
    colorMode: config.colorMode,
    toc: {
      min: config.tableOfContents.minHeadingLevel,
      max: config.tableOfContents.maxHeadingLevel
    },
    locale: locales.find(({ name }) => name === input.locale) ?? first,
    locales,
    versions: input.versions.map(({ data }) => data),
    autoCollapseCategories: config.docs.autoCollapseCategories,
    hideableSidebar: config.docs.hideableSidebar,
    forgetsVersion: config.docs.versionPersistence === 'none' || undefined,
    libraries: libraries.length > 0 ? libraries : undefined,
    metadata: createMetadata(config.metadata),
    noIndex: config.noIndex || undefined,
    favicon: config.favicon && toFileHref(config.favicon, baseUrl),
    footer: config.footer && createFooter(config.footer, baseUrl),
    announcementBar: config.announcementBar
  }
  return { client, diagnostics: [...navbar.diagnostics, ...diagnostics] }
}

function createMetadata(
  metadata: ResolvedSiteConfig['metadata']
): ClientSite['metadata'] {
  if (metadata.length === 0) return undefined
  return metadata.map(({ name, property = '', content }) => ({
    tag: 'meta',
    attributes: name === undefined ? { property, content } : { name, content }
  }))
}

function toFileHref(file: string, baseUrl: string): string {
  return isExternalLink(file) ? file : toHref(baseUrl, file)
}

function createLogo(
  logo: NonNullable<ResolvedSiteConfig['navbar']>['logo'],
  baseUrl: string
): LogoData | undefined {
  if (logo === undefined) return undefined
  const { src, alt, srcDark, width, height, href, target } = logo
  return {
    src: toFileHref(src, baseUrl),
    alt,
    srcDark: srcDark && toFileHref(srcDark, baseUrl),
    width,
    height,
    href: href && toFileHref(href, baseUrl),
    target
  }
}

function createFooter(
  footer: NonNullable<ResolvedSiteConfig['footer']>,
  baseUrl: string
): FooterData {
  const flat = footer.links.flatMap(link =>
    'items' in link ? [] : [createFooterLink(link, baseUrl)]
  )
  const columns = footer.links.flatMap(link => {
    if (!('items' in link)) return []
    const { title, items } = link
    return [
      { title, items: items.map(item => createFooterLink(item, baseUrl)) }
    ]
  })
  return {
    style: footer.style,
    columns: flat.length > 0 ? [{ items: flat }] : columns,
    logo: createLogo(footer.logo, baseUrl),
    copyright: footer.copyright
  }
}

function createFooterLink(
  item: {
    readonly label?: string | undefined
    readonly to?: string | undefined
    readonly href?: string | undefined
    readonly html?: string | undefined
  },
  baseUrl: string
): FooterLink {
  if (item.html !== undefined) return { kind: 'html', html: item.html }
  const target = item.to ?? item.href ?? ''
  return {
    kind: 'link',
    label: item.label ?? target,
    href: toLinkHref(baseUrl, target),
    isExternal: isExternalLink(target)
  }
}

/**
 * Resolve the sidebars of libraries to the pathnames of their first pages.
 *
 * @returns groups in configuration order, and a diagnostic for each missing or empty
 * sidebar
 */
function resolveLibraries(
  groups: LibrariesConfig,
  input: Omit<NavbarInput, 'items'>
): {
  readonly libraries: readonly LibraryGroup[]
  readonly diagnostics: readonly Diagnostic[]
} {
  const diagnostics: Diagnostic[] = []
  const libraries = groups.map(({ title, items }, group) => ({
    title,
    libraries: items.flatMap((item, index) => {
      const path = ['libraries', group, 'items', index]
      try {
        const { sidebarId, label, caption, icon } = item
        const links = resolveSidebarItem(
          { sidebarId, position: 'left' },
          { ...input, items: [] },
          path
        )
        return links.map(link => ({
          label,
          sidebar: sidebarId,
          href: link.href as Href, // of a page of the site
          caption,
          icon
        }))
      } catch (error) {
        if (!(error instanceof DiagnosticError)) throw error
        diagnostics.push(...error.diagnostics)
        return []
      }
    })
  }))
  return { libraries, diagnostics }
}
