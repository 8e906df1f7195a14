import type { ContentData, TagFile } from '../../../core/content/content.ts'
import { listSourceFolders } from '../../../core/content/read/listSourceFolders.ts'
import type { SourceContext } from '../../../core/content/read/readMarkdown.ts'
import {
  findUnknownTags,
  readTagFiles
} from '../../../core/content/read/readTagFiles.ts'
import { formatCount, formatText } from '../../../core/model/fillText.ts'
import { toHref, toPathname } from '../../../core/model/paths.ts'
import {
  type CreatedTags,
  collectTags,
  groupTags,
  type Tag
} from '../../../core/site/collectTags.ts'
import { createVersionFinder } from '../../../core/site/routes/createVersionFinder.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type {
  Site,
  SiteDoc,
  SiteDraft,
  SitePart,
  SiteVersion
} from '../../../core/site/site.ts'

declare module '../../../index.ts' {
  interface ContentData {
    /** `tags.yml` by version folder. */
    readonly tags?: ReadonlyMap<string, TagFile>
  }
  interface SiteData {
    /** Tags of docs by version name. */
    readonly tags?: ReadonlyMap<string, CreatedTags>
  }
}

/** Read each version's `tags.yml`. */
export async function readDocTags(
  context: SourceContext
): Promise<ContentData> {
  const folders = context.config.docs.versions.flatMap(({ name, folder }) =>
    listSourceFolders(folder, context, ({ docs }) => docs(name))
  )
  return {
    tags: await readTagFiles(context.contentDir, folders, context.report)
  }
}

/** Resolve the tags of each version's docs. */
export function resolveDocTags({
  content,
  client,
  versions
}: SiteDraft): SitePart {
  const resolved = versions.map(
    ({ data: { name }, basePath, docs, drafts }) => {
      const config = content.config.docs.versions.find(
        each => each.name === name
      )
      const file = content.data.tags?.get(config?.folder ?? '')
      const listSources = (of: readonly SiteDoc[]) =>
        of.map(({ source }) => source)
      const created = collectTags(listSources(docs), {
        basePath: `${basePath}/tags`,
        baseUrl: client.baseUrl,
        file
      })
      const unknown = findUnknownTags(listSources([...docs, ...drafts]), file)
      return { name, created, unknown }
    }
  )
  return {
    data: { tags: new Map(resolved.map(each => [each.name, each.created])) },
    diagnostics: resolved.flatMap(({ unknown }) => unknown)
  }
}

/** Add each version's tag pages, and add tags to the routes of docs. */
export function addDocTagRoutes(
  site: Site,
  planned: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const routes = new Map(
    site.versions.map(version => [version, createTagRoutes(site, version)])
  )
  const findVersions = createVersionFinder(site, version =>
    (routes.get(version) ?? []).map(({ route }) => route.pathname)
  )
  return [
    ...planned.map(each => addTags(each, site)),
    ...[...routes].flatMap(([version, created]) =>
      created.map(each => {
        const versions = findVersions(each.route.pathname, version)
        return { ...each, route: { ...each.route, ...versions } }
      })
    )
  ]
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
  const { tags, findTags } = site.data.tags?.get(version.data.name) ?? {}
  if (tags === undefined || tags.length === 0) return []
  const docs = version.docs.filter(({ isUnlisted }) => !isUnlisted)
  const listTagged = ({ href }: Tag) =>
    docs.filter(({ source }) =>
      findTags?.(source).some(tag => tag.href === href)
    )
  const groups = groupTags(
    tags,
    tag => listTagged(tag).length,
    site.client.locale.htmlLang
  )
  const pathname = toPathname(`${version.basePath}/tags`)
  const shared = {
    isUnlisted: false,
    version: version.data.name,
    breadcrumbs: []
  } as const
  return [
    {
      contents: [],
      traits: { isIndex: true },
      route: {
        ...shared,
        kind: 'docTags',
        rootClasses: ['plugin-docs', 'docs-wrapper', 'docs-tags-list-page'],
        pathname,
        title: site.texts.allTags,
        groups
      }
    },
    ...tags.map((tag): PlannedRoute => {
      const tagged = listTagged(tag)
      const title = createTitle(site, tag, tagged.length)
      const cards = tagged.map(doc => ({
        kind: 'doc' as const,
        label: doc.title,
        href: toHref(site.client.baseUrl, doc.pathname),
        description: doc.description
      }))
      return {
        contents: [],
        traits: { isIndex: true },
        route: {
          ...shared,
          kind: 'docTag',
          rootClasses: [
            'plugin-docs',
            'docs-wrapper',
            'docs-tags-doc-list-page'
          ],
          pathname: tag.pathname,
          title,
          description: tag.description,
          heading: title,
          cards,
          tagsHref: toHref(site.client.baseUrl, pathname)
        }
      }
    })
  ]
}

function createTitle(
  { texts, client }: Site,
  { label }: Tag,
  count: number
): string {
  const { htmlLang } = client.locale
  return formatText(texts.docTagTitle, {
    nDocsTagged: formatCount(texts.docsTagged, ['count', count], htmlLang),
    tagName: label
  })
}
