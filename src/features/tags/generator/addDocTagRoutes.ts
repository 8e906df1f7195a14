import { formatCount, formatText } from '../../../core/model/fillText.ts'
import { createHref, createPathname } from '../../../core/model/paths.ts'
import type { CategoryCard } from '../../../core/model/route.ts'
import { createVersionFinder } from '../../../core/routes/createVersionFinder.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import {
  createTagGroups,
  listGroupedTags,
  type Tag
} from '../../../core/site/createTags.ts'
import type { Doc, Site, SiteVersion } from '../../../core/site/site.ts'

/** Add each version's tag pages, and add tags to the routes of docs. */
export function addDocTagRoutes(
  site: Site,
  planned: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const findVersions = createVersionFinder(site, version => {
    const tags = findTags(site, version)
    const index = createPathname(`${version.basePath}/tags`)
    return tags.length === 0
      ? []
      : [index, ...tags.map(({ pathname }) => pathname)]
  })
  return [
    ...planned.map(each => addTags(each, site)),
    ...site.versions.flatMap(version =>
      createTagRoutes(site, version).map(each => {
        const versions = findVersions(each.route.pathname, version)
        return { ...each, route: { ...each.route, ...versions } }
      })
    )
  ]
}

function findTags({ data }: Site, version: SiteVersion): readonly Tag[] {
  return data.tags?.get(version.data.name)?.tags ?? []
}

function addTags(planned: PlannedRoute, { data }: Site): PlannedRoute {
  const { route, source } = planned
  if (route.kind !== 'doc' || source === undefined) return planned
  const tags = data.tags?.get(route.version)?.findTags(source) ?? []
  return tags.length === 0 ? planned : { ...planned, route: { ...route, tags } }
}

function createTagRoutes(
  site: Site,
  version: SiteVersion
): readonly PlannedRoute[] {
  const tags = findTags(site, version)
  if (tags.length === 0) return []
  const docs = version.docs.filter(({ isUnlisted }) => !isUnlisted)
  const listTagged = ({ href }: Tag) =>
    docs.filter(({ source }) =>
      site.data.tags
        ?.get(version.data.name)
        ?.findTags(source)
        .some(tag => tag.href === href)
    )
  const groups = createTagGroups(
    tags,
    tag => listTagged(tag).length,
    site.client.locale.htmlLang
  )
  const index: PlannedRoute = {
    contents: [],
    isIndex: true,
    outline: { lists: [{ entries: listGroupedTags(groups) }] },
    route: {
      kind: 'docTags',
      rootClasses: ['plugin-docs', 'docs-wrapper', 'docs-tags-list-page'],
      pathname: createPathname(`${version.basePath}/tags`),
      title: site.texts.allTags,
      isUnlisted: false,
      version: version.data.name,
      breadcrumbs: [],
      groups
    }
  }
  return [
    index,
    ...tags.map(tag => createTagRoute(tag, listTagged(tag), { site, version }))
  ]
}

function createTagRoute(
  { pathname, label, description }: Tag,
  docs: readonly Doc[],
  { site, version }: { readonly site: Site; readonly version: SiteVersion }
): PlannedRoute {
  const { texts, client } = site
  const count = ['count', docs.length] as const
  const title = formatText(texts.docTagTitle, {
    nDocsTagged: formatCount(texts.docsTagged, count, client.locale.htmlLang),
    tagName: label
  })
  const cards = docs.map(doc => createCard(doc, client.baseUrl))
  return {
    contents: [],
    isIndex: true,
    outline: { lists: [{ entries: cards }] },
    route: {
      kind: 'docTag',
      rootClasses: ['plugin-docs', 'docs-wrapper', 'docs-tags-doc-list-page'],
      pathname,
      title,
      description,
      isUnlisted: false,
      version: version.data.name,
      breadcrumbs: [],
      heading: title,
      cards,
      tagsHref: createHref(client.baseUrl, `${version.basePath}/tags`)
    }
  }
}

function createCard(
  { title, description, pathname }: Doc,
  baseUrl: string
): CategoryCard {
  const href = createHref(baseUrl, pathname)
  return { kind: 'doc', label: title, href, description }
}
