import { GENERATOR_VERSION } from './limits.ts'
import { toAbsoluteUrl, toLinkHref } from './paths.ts'
import type { Route } from './route.ts'
import type { ClientSite } from './site.ts'

/** An element of a page's head. A `title` has only text. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/** Creates head tags that a feature adds to a page. */
export type HeadHook = (site: ClientSite, route: Route) => readonly HeadTag[]

/**
 * Format the tab title: page title, delimiter, site title. The home page shows
 * only the site title.
 */
export function formatTitle(
  site: Pick<ClientSite, 'title' | 'titleDelimiter'>,
  title: string | undefined
): string {
  return title === undefined || title === ''
    ? site.title
    : `${title} ${site.titleDelimiter} ${site.title}`
}

/**
 * List the head tags that depend on the page or the site (behavior 10.2).
 * Pure, so the server and the browser produce the same list.
 *
 * Of tags with the same name, the last one stays: those of the site, its
 * `metadata`, those of the page, and those of features.
 *
 * @param hooks from features
 */
export function listHeadTags(
  site: ClientSite,
  route: Route,
  hooks: readonly HeadHook[]
): readonly HeadTag[] {
  return [
    listSharedTags(site, route),
    site.metadata ?? [],
    createPageTags(site, route),
    hooks.flatMap(hook => hook(site, route))
  ].reduce(replaceTags)
}

/** Add tags, replacing those with the same name. */
function replaceTags(
  tags: readonly HeadTag[],
  added: readonly HeadTag[]
): readonly HeadTag[] {
  const names = new Set(added.flatMap(tag => getName(tag) ?? []))
  return [...tags.filter(tag => !names.has(getName(tag) ?? '')), ...added]
}

/** Metadata names are unique; other tags return undefined. */
function getName({ attributes }: HeadTag): string | undefined {
  return attributes.name ?? attributes.property
}

/** Tags that the `metadata` of `site.ts` can replace. */
function listSharedTags(site: ClientSite, route: Route): readonly HeadTag[] {
  return [
    createMetaTag('generator', `Toolbox Docs v${GENERATOR_VERSION}`),
    createOpenGraphTag('og:locale', site.locale.htmlLang),
    createOpenGraphTag('og:type', 'website'),
    createMetaTag('twitter:card', 'summary_large_image'),
    // Otherwise browsers request /favicon.ico and log an error.
    createLinkTag('icon', site.favicon ?? 'data:,'),
    ...createVersionTags(site, route)
  ]
}

/** Tags with what is known about the page. */
function createPageTags(site: ClientSite, route: Route): readonly HeadTag[] {
  const title = formatTitle(site, route.title)
  const url = toAbsoluteUrl(site, route.pathname)
  return [
    { tag: 'title', attributes: {}, text: title },
    createOpenGraphTag('og:title', title),
    createOpenGraphTag('og:url', url),
    ...createDescription(route),
    ...createImage(site, route),
    ...(route.isUnlisted || site.noIndex
      ? [createMetaTag('robots', 'noindex, nofollow')]
      : []),
    ...(route.kind === 'notFound' ? [] : [createLinkTag('canonical', url)])
  ]
}

function createMetaTag(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

/** Create a tag of Open Graph (https://ogp.me). */
export function createOpenGraphTag(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } }
}

function createLinkTag(rel: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel, href } }
}

/** Create a link to an alternate version of the page or the site. */
export function createAlternateTag(attributes: HeadTag['attributes']): HeadTag {
  return { tag: 'link', attributes: { rel: 'alternate', ...attributes } }
}

function createDescription(route: Route): readonly HeadTag[] {
  const { description, keywords } = route
  return [
    ...(description === undefined
      ? []
      : [
          createMetaTag('description', description),
          createOpenGraphTag('og:description', description)
        ]),
    ...(keywords === undefined
      ? []
      : [createMetaTag('keywords', keywords.join(','))])
  ]
}

function createImage(site: ClientSite, route: Route): readonly HeadTag[] {
  if (route.image === undefined) return []
  const url = new URL(toLinkHref(site.baseUrl, route.image), site.url).href
  return [
    createOpenGraphTag('og:image', url),
    createMetaTag('twitter:image', url)
  ]
}

/** Search services for docs filter by these tags. Each tag has two names. */
function createVersionTags(site: ClientSite, route: Route): readonly HeadTag[] {
  const isDocs = route.kind === 'doc' || route.kind === 'category'
  return [
    createMetaTag('docusaurus_locale', site.locale.name),
    createMetaTag('docsearch:language', site.locale.name),
    ...('version' in route
      ? [
          createMetaTag('docusaurus_version', route.version),
          createMetaTag('docsearch:version', route.version)
        ]
      : []),
    ...listSearchTags(isDocs ? `docs-default-${route.version}` : 'default')
  ]
}

/** List the tags by which docs search engines group pages. */
export function listSearchTags(tag: string): readonly HeadTag[] {
  return [
    createMetaTag('docusaurus_tag', tag),
    createMetaTag('docsearch:docusaurus_tag', tag)
  ]
}

/** Classes shared by all pages of a kind. */
const kindClasses: Readonly<Partial<Record<string, readonly string[]>>> = {
  landing: ['plugin-pages'],
  doc: ['plugin-docs', 'docs-wrapper', 'docs-doc-page'],
  category: ['plugin-docs', 'docs-wrapper', 'docs-category-page']
}

/**
 * List the classes of the `<html>` element, which tell style sheets and
 * crawlers the page's kind (behavior 10.2).
 */
export function listRootClasses(route: Route): readonly string[] {
  const [plugin = 'plugin-native', ...rest] =
    route.rootClasses ?? kindClasses[route.kind] ?? []
  return [
    plugin,
    'plugin-id-default',
    ...rest,
    ...('version' in route ? [`docs-version-${route.version}`] : []),
    ...(route.kind === 'doc' ? [`docs-doc-id-${route.docId}`] : [])
  ].map(name => name.replaceAll(/\s+/g, '-'))
}
