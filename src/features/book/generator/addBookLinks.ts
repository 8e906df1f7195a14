import {
  type Href,
  type PlannedRoute,
  type Site,
  toHref,
  toPathname
} from '../../../index.ts'
import { planBooks } from './planBooks.ts'

declare module '../../../index.ts' {
  interface RouteBase {
    /** The book that contains the doc. */
    readonly book?: Href | undefined
  }
}

/** Add the address of its book to each doc. */
export function addBookLinks(
  site: Site,
  planned: readonly PlannedRoute[]
): readonly PlannedRoute[] {
  const books = new Map(
    planBooks(site).flatMap(({ docs, htmlFile }) => {
      const href = toHref(site.client.baseUrl, toPathname(htmlFile))
      return docs.map(({ pathname }) => [pathname, href] as const)
    })
  )
  return planned.map(each => {
    const { route } = each
    const book = books.get(route.pathname)
    return route.kind === 'doc' && book !== undefined
      ? { ...each, route: { ...route, book } }
      : each
  })
}
