import path from 'node:path'
import { toPathname } from '../../../core/model/paths.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { FRESHNESS_PATH } from '../freshness.ts'
import { LIST_PAGE } from './rehypeFreshness.ts'

/** Add the page that lists all pages by owner. */
export function addListPage(
  { content, client, texts, versions }: Site,
  planned: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const { folder = '' } =
    content.features.find(({ name }) => name === 'freshness') ?? {}
  const version = versions.find(({ data }) => data.isLast)
  return [
    ...planned,
    {
      contents: [`${path.join(folder, LIST_PAGE)}?format=md`],
      place: content.siteLocator.findKey(['freshness']),
      isIndex: true,
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
