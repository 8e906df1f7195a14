import type { CompiledLocale, TextFiles } from '../../../core/locale.ts'
import { findModule } from '../../../core/platform/findModule.ts'
import { openInThreads } from '../../../core/platform/threads/threads.ts'
import { SEARCH_INDEX_FILE } from '../searchIndex.ts'
import {
  buildSearchIndex,
  listSearchFiles,
  mapSearchFiles,
  type SearchRequest
} from './buildSearchIndex.ts'
import { getSearchIndex } from './getSearchIndex.ts'
import { readSearchedPages, type SearchedLocale } from './readSearchedPages.ts'
import type { open } from './searchThread.ts'

const MIN_PAGES_FOR_THREADS = 200

/**
 * Print the search index. It needs only the text of pages, so a thread builds
 * it while the pages are bundled and rendered.
 */
export async function printSearchFiles(
  locale: CompiledLocale
): Promise<TextFiles> {
  const request = await readSearchRequest(locale)
  const module = findModule(import.meta.url, 'searchThread')
  const { options } = locale.cache
  const threads = openInThreads<typeof open>(module, options, {
    waiting: request.pages.length,
    minimum: MIN_PAGES_FOR_THREADS
  })
  const index = await (threads?.index(request) ??
    getSearchIndex(request, locale.cache))
  return {
    texts: listSearchFiles(index),
    offline: {
      shared: [index.root, ...index.shards].map(({ file }) => file),
      byPage: new Map(
        Array.from(index.texts, ([page, texts]) => [
          page,
          texts.map(({ file }) => file)
        ])
      )
    }
  }
}

/**
 * Create the function that serves the search index in development. A request for
 * the root rebuilds the index from the current pages; its other files stay in
 * memory until the next such request.
 */
export function createDevSearch(getLocale: () => SearchedLocale) {
  let files: ReadonlyMap<string, string> = new Map()
  return async (file: string): Promise<string | undefined> => {
    if (file === SEARCH_INDEX_FILE) {
      files = mapSearchFiles(
        buildSearchIndex(await readSearchRequest(getLocale()))
      )
    }
    return files.get(file)
  }
}

/** Collect everything that the search indexes. */
export async function readSearchRequest(
  locale: SearchedLocale
): Promise<SearchRequest> {
  const { client, content } = locale.plan.site
  return {
    pages: await readSearchedPages(locale),
    language: client.locale.htmlLang,
    synonyms: content.config.search?.synonyms ?? {}
  }
}
