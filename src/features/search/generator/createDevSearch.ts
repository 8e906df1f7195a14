import type { PlannedRoute } from '../../../core/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import { SEARCH_INDEX_FILE } from '../searchIndex.ts'
import { createSearchIndex, listSearchFiles } from './createSearchIndex.ts'
import { listSearchedPages } from './listSearchedPages.ts'
import type { PageSections } from './readPageSections.ts'

/** The data the search index is built from. */
interface SearchedSite {
  readonly site: Site
  readonly routes: readonly PlannedRoute[]
  readonly sections: PageSections
}

/**
 * Create the function that returns the search files. Requesting the index
 * builds it from the current pages. The files it names are kept until the next
 * request for it.
 */
export function createDevSearch(
  read: () => Promise<SearchedSite>
): (file: string) => Promise<string | undefined> {
  let files: ReadonlyMap<string, string> = new Map()
  return async file => {
    if (file === SEARCH_INDEX_FILE) files = createFiles(await read())
    return files.get(file)
  }
}

function createFiles({
  site,
  routes,
  sections
}: SearchedSite): ReadonlyMap<string, string> {
  const index = createSearchIndex(listSearchedPages(site, routes, sections), {
    language: site.client.locale.htmlLang,
    synonyms: site.content.config.search.synonyms
  })
  return new Map(listSearchFiles(index).map(({ file, text }) => [file, text]))
}
