import { EVERYTHING_ID, type OfflinePack } from '../../model/offlinePack.ts'
import { createHref, type Pathname } from '../../model/paths.ts'
import type { PageTable } from '../../model/route.ts'
import type { RenderedPage } from '../prerender/prerenderPages.ts'
import type { Site } from '../site/site.ts'
import type { SearchIndex } from './createSearchIndex.ts'
import { findPageImages } from './findPageImages.ts'
import { listTopics } from './listTopics.ts'
import type { OutputText } from './outputText.ts'

/** A pack before its files are measured. */
export type PlannedPack = Omit<OfflinePack, 'size' | 'revision'>

/**
 * Plan what readers can save for offline: everything, and each topic.
 *
 * No documents are among the files: the worker renders a saved page from its
 * chunk in the shell, at half the size. Unlisted pages are left out, but for the
 * one that says that there is nothing, which everything needs.
 *
 * The search finds everything offline; what it says of a hit is there for the
 * pages of the pack.
 *
 * @param written tables of pages and the search, as they are written
 */
export function planOfflinePacks(
  site: Site,
  written: {
    readonly pages: readonly RenderedPage[]
    readonly tables: readonly OutputText[]
    readonly search: SearchIndex
  }
): readonly PlannedPack[] {
  const { pages } = written
  const listed = pages.filter(({ planned }) => !planned.route.isUnlisted)
  const notFound = pages.filter(
    ({ planned }) => planned.route.kind === 'notFound'
  )
  const create = createPackPlanner(site, written)
  const everything = create({
    id: EVERYTHING_ID,
    title: site.texts.offlineEverything,
    pages: listed,
    helpers: notFound
  })
  const topics = listTopics(site).map(({ id, title, has, order }) =>
    create({
      id,
      title,
      pages: sortPages(
        listed.filter(({ planned }) => has(planned)),
        order
      ),
      helpers: []
    })
  )
  return [everything, ...topics].filter(pack => pack.pages.length > 0)
}

/** Pages that stand in no order come last, as they were. */
function sortPages(
  pages: readonly RenderedPage[],
  order: readonly Pathname[]
): readonly RenderedPage[] {
  const places = new Map(order.map((pathname, place) => [pathname, place]))
  const placeOf = ({ record }: RenderedPage) =>
    places.get(record.pathname) ?? places.size
  return pages.toSorted((one, other) => placeOf(one) - placeOf(other))
}

interface PackSource {
  readonly id: string
  readonly title: string
  readonly pages: readonly RenderedPage[]
  /** Pages that are saved, but no reader looks for. */
  readonly helpers: readonly RenderedPage[]
}

function createPackPlanner(
  { client }: Site,
  { tables, search }: Parameters<typeof planOfflinePacks>[1]
): (source: PackSource) => PlannedPack {
  const pathnamesByTable = tables.map(({ file, text }) => {
    const table: PageTable = JSON.parse(text) // by createPageTables
    return {
      file,
      pathnames: Object.values(table).map(({ pathname }) => pathname)
    }
  })
  function listTables(pages: readonly RenderedPage[]): readonly string[] {
    const saved = new Set(pages.map(({ record }) => record.pathname))
    return pathnamesByTable.flatMap(({ file, pathnames }) =>
      pathnames.some(pathname => saved.has(pathname)) ? file : []
    )
  }
  return ({ id, title, pages, helpers }) => {
    const saved = [...pages, ...helpers]
    const files = [
      ...saved.flatMap(({ record: { files, sidebar }, html }) => [
        ...files,
        ...(sidebar === undefined ? [] : [sidebar]),
        ...findPageImages(html, client.baseUrl)
      ]),
      ...listTables(saved),
      search.root.file,
      ...search.shards.map(({ file }) => file),
      ...saved.flatMap(
        ({ record }) => search.texts.get(record.pathname)?.file ?? []
      )
    ]
    return {
      id,
      title,
      pages: pages.map(({ planned: { route } }) => ({
        title: route.title ?? client.title,
        href: createHref(client.baseUrl, route.pathname)
      })),
      files: [...new Set(files)].sort()
    }
  }
}
