import { type PlannedRoute, type Site, toPathname } from '../../../index.ts'
import { FRESHNESS_PATH } from '../freshness.ts'
import { LIST_PAGE } from './rehypeFreshness.ts'

/** Add the page that lists all pages by owner. */
export function addListPage(
  { content, client, texts, versions }: Site,
  planned: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const version = versions.find(({ data }) => data.isLast)
  return [
    ...planned,
    {
      contents: [`./${LIST_PAGE}?format=md`],
      place: content.siteLocator.findKey(['freshness']),
      traits: { isIndex: true },
      route: {
        kind: 'doc',
        pathname: toPathname(FRESHNESS_PATH),
        docId: FRESHNESS_PATH,
        title: texts.freshness,
        heading: texts.freshness,
        version: version?.data.name ?? '',
        isUnlisted: false,
        isDraft: false,
        hideToc: false,
        toc: client.toc,
        breadcrumbs: []
      }
    }
  ]
}
