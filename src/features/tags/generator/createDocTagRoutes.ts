import { formatCount, formatText } from '../../../core/model/fillText.ts'
import { createHref, createPathname } from '../../../core/model/paths.ts'
import type { CategoryCard } from '../../../core/model/route.ts'
import type { DocsContext } from '../../../core/routes/docsContext.ts'
import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { Tag } from '../../../core/site/createTags.ts'
import { createTagGroups } from '../../../core/site/createTags.ts'
import type { Doc } from '../../../core/site/site.ts'

/** Create the pages of a version's tags, if listed docs have any. */
export function createDocTagRoutes({
  site,
  version,
  findVersions
}: DocsContext): readonly PlannedRoute[] {
  const { tags, basePath, data } = version
  if (tags.length === 0) return []
  const { baseUrl, locale } = site.client
  const indexPathname = createPathname(`${basePath}/tags`)
  const findDocs = (tag: Tag) => listTagged(version.docs, tag)
  const shared = { isUnlisted: false, version: data.name, breadcrumbs: [] }
  return [
    {
      contents: [],
      route: {
        ...shared,
        kind: 'docTags',
        pathname: indexPathname,
        title: site.texts.allTags,
        groups: createTagGroups(
          tags,
          tag => findDocs(tag).length,
          locale.htmlLang
        ),
        ...findVersions(indexPathname, version)
      }
    },
    ...tags.map((tag): PlannedRoute => {
      const { pathname, label, description } = tag
      const docs = findDocs(tag)
      const count = ['count', docs.length] as const
      const title = formatText(site.texts.docTagTitle, {
        nDocsTagged: formatCount(site.texts.docsTagged, count, locale.htmlLang),
        tagName: label
      })
      return {
        contents: [],
        route: {
          ...shared,
          kind: 'docTag',
          pathname,
          title,
          heading: title,
          tagsHref: createHref(baseUrl, indexPathname),
          cards: docs.map(doc => createCard(doc, baseUrl)),
          ...findVersions(pathname, version),
          description
        }
      }
    })
  ]
}

function listTagged(docs: readonly Doc[], { href }: Tag): readonly Doc[] {
  return docs.filter(
    doc => !doc.isUnlisted && doc.tags.some(tag => tag.href === href)
  )
}

function createCard(doc: Doc, baseUrl: string): CategoryCard {
  const { title, description, pathname } = doc
  return {
    kind: 'doc',
    label: title,
    href: createHref(baseUrl, pathname),
    description
  }
}
