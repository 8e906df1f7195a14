import { getStorageSlot } from '../../../core/client/state/storageSlot.ts'
import type { NamedPage } from '../../../core/model/route.ts'

const LIMIT = 7

/** Add a page to the front of the recently opened ones, or move it there. */
export function addRecentPage(
  pages: readonly NamedPage[],
  page: NamedPage
): readonly NamedPage[] {
  const others = pages.filter(({ path }) => path !== page.path)
  return [page, ...others].slice(0, LIMIT)
}

/** Remember that the reader opened a page from the search. */
export function storeRecentPage(baseUrl: string, page: NamedPage): void {
  const pages = addRecentPage(readRecentPages(baseUrl), page)
  getSlot(baseUrl).set(JSON.stringify(pages))
}

/** Read the recently opened pages, most recent first. */
export function readRecentPages(baseUrl: string): readonly NamedPage[] {
  try {
    return JSON.parse(getSlot(baseUrl).get() ?? '[]') // written by storeRecentPage
  } catch {
    return []
  }
}

/** Sites on the same host share storage. */
function getSlot(baseUrl: string) {
  return getStorageSlot(`toolbox.recent ${baseUrl}`)
}
