import { SEARCH_INDEX_FILE } from '../../model/offlinePack.ts'
import { createHref } from '../../model/paths.ts'
import type { RouteKind } from '../../model/route.ts'
import type { SearchPage } from '../../model/search.ts'
import { stripMarkup } from '../content/scanMarkdown.ts'
import type { PlannedRoute } from '../routes/plannedRoute.ts'
import type { Site } from '../site/site.ts'
import type { OutputText } from './outputText.ts'

/**
 * Create the index of the search: titles and headings of every listed page. It
 * is fetched when a reader first turns to the search field.
 */
export function createSearchIndex(
  site: Site,
  pages: readonly SearchedPage[]
): OutputText {
  const entries = pages
    .filter(
      ({ planned: { route } }) =>
        !route.isUnlisted && !repeating.has(route.kind)
    )
    .map(page => createEntry(page, site))
  return { file: SEARCH_INDEX_FILE, text: JSON.stringify(entries) }
}

/** Pages that only say which others have a tag or an author. */
const repeating: ReadonlySet<RouteKind> = new Set([
  'docTags',
  'docTag',
  'blogTags',
  'blogTag',
  'blogAuthor'
])

/** A page, and its HTML where it has been rendered. */
interface SearchedPage {
  readonly planned: PlannedRoute
  readonly html?: string
}

function createEntry(
  { planned, html = '' }: SearchedPage,
  site: Site
): SearchPage {
  const { route } = planned
  const { title = site.client.title, description } = route
  return {
    title,
    href: createHref(site.client.baseUrl, route.pathname),
    group: findGroup(planned, site),
    headings: readHeadings(html),
    ...(description === undefined ? {} : { description })
  }
}

/** The navbar's word for the sidebar of a page, or the sidebar's own id. */
function findGroup({ route }: PlannedRoute, site: Site): string {
  if (route.kind !== 'doc' && route.kind !== 'category') {
    return route.kind === 'landing' ? site.client.title : site.client.blogTitle
  }
  const item = site.client.navbar.items.find(
    candidate =>
      candidate.kind === 'link' &&
      candidate.active.sidebar !== undefined &&
      candidate.active.sidebar === route.sidebar
  )
  const label = item?.kind === 'link' ? item.label : undefined
  return label ?? route.sidebar ?? site.client.title
}

/** Headings of levels 2 and 3 in the page's text; their anchor link is left. */
function readHeadings(html: string): SearchPage['headings'] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const heading = /<h[23][^>]*\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h[23]>/g
  return [...main.matchAll(heading)].map(([, id = '', inner = '']) => [
    id,
    decode(stripMarkup(inner.replace(/<a\b[^>]*>\s*<\/a>/g, '')))
  ])
}

function decode(text: string): string {
  return text
    .replace(/&#x26;|&amp;/g, '&')
    .replace(/&#x3C;|&lt;/gi, '<')
    .replaceAll('&gt;', '>')
    .replaceAll('\u200b', '')
    .trim()
}
