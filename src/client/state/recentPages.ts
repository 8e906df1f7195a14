import { getStorageSlot } from './storageSlot.ts'

/** A page that was opened from the search on this device. */
export interface RecentPage {
  /** Without base. */
  readonly path: string
  readonly title: string
}

/** So many pages are remembered. */
const LIMIT = 7

/** Put a page in front of those opened before, where it stands once. */
export function addRecentPage(
  pages: readonly RecentPage[],
  page: RecentPage
): readonly RecentPage[] {
  const others = pages.filter(({ path }) => path !== page.path)
  return [page, ...others].slice(0, LIMIT)
}

/** Remember that a page was opened from the search. */
export function rememberPage(baseUrl: string, page: RecentPage): void {
  const pages = addRecentPage(readRecentPages(baseUrl), page)
  getSlot(baseUrl).set(JSON.stringify(pages))
}

/** Read what was opened before, the last page first. */
export function readRecentPages(baseUrl: string): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(getSlot(baseUrl).get() ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPage) : []
  } catch {
    return []
  }
}

/** Sites of one host have one storage. */
function getSlot(baseUrl: string) {
  return getStorageSlot(`toolbox.recent ${baseUrl}`)
}

function isPage(value: unknown): value is RecentPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as RecentPage).path === 'string' &&
    typeof (value as RecentPage).title === 'string'
  )
}
