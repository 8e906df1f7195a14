import type { OfflineFiles } from '../../../core/build/locale.ts'
import { listMediaFiles } from '../../../core/build/output/listMediaFiles.ts'
import type { OutputText } from '../../../core/build/output/outputText.ts'
import type { RenderedPage } from '../../../core/build/prerender/prerenderPages.ts'
import type { Route } from '../../../core/model/route.ts'
import type { Site } from '../../../core/site/site.ts'
import type { OfflineCopy } from '../offlineCopy.ts'

/** A copy before its files are measured. */
export type PlannedCopy = Pick<OfflineCopy, 'pages' | 'files'>

/**
 * Plan what readers save for offline: a locale's pages, with the docs of the
 * last version, and files of features.
 *
 * The files include no documents: the worker renders a saved page from its
 * chunk in the shell, at half the size. Unlisted pages are left out, except for
 * the not-found page.
 *
 * @param written tables of pages and files of features, as they are written
 */
export function planOfflineCopy(
  { client }: Pick<Site, 'client'>,
  {
    pages,
    tables,
    offline
  }: {
    readonly pages: readonly RenderedPage[]
    readonly tables: readonly OutputText[]
    readonly offline: readonly OfflineFiles[]
  }
): PlannedCopy {
  const last = client.versions.find(({ isLast }) => isLast)?.name
  const isOffered = (route: Route) =>
    !route.isUnlisted && (!('version' in route) || route.version === last)
  const offered = pages.filter(({ planned }) => isOffered(planned.route))
  const notFound = pages.filter(
    ({ planned }) => planned.route.kind === 'notFound'
  )
  const saved = [...offered, ...notFound]
  const files = [
    ...saved.flatMap(({ record, facts }) => [
      ...record.files,
      ...(record.sidebar === undefined ? [] : [record.sidebar]),
      ...listMediaFiles(facts.media, client.baseUrl)
    ]),
    ...listMediaFiles(
      client.favicon === undefined ? [] : [client.favicon],
      client.baseUrl
    ),
    ...[
      ...tables,
      ...offline.flatMap(({ shared, byPage }) => [
        ...shared,
        ...saved.flatMap(({ record }) => byPage.get(record.pathname) ?? [])
      ])
    ].map(({ file }) => file)
  ]
  return { pages: offered.length, files: [...new Set(files)].sort() }
}
