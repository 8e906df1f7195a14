import { createPathnameKey } from '../../../core/model/paths.ts'
import { listHrefs, type Sidebar } from '../../../core/model/sidebar.ts'
import type { StoredPage } from './readStoredPages.ts'

/**
 * Order pages as their sidebars do, which is the order to read them in. Pages
 * that are in none follow by title.
 *
 * @param pages with the base, like the links of the sidebars
 */
export function orderPages(
  pages: readonly StoredPage[],
  sidebars: readonly Pick<Sidebar, 'items'>[]
): readonly StoredPage[] {
  const places = new Map(
    sidebars
      .flatMap(({ items }) => listHrefs(items))
      .map((href, place) => [createPathnameKey(href), place])
  )
  const findPlace = ({ href }: StoredPage) =>
    places.get(createPathnameKey(href)) ?? places.size
  return [...pages].sort(
    (a, b) => findPlace(a) - findPlace(b) || a.title.localeCompare(b.title)
  )
}
