import {
  createShardFile,
  createTextsFile,
  SEARCH_INDEX_FILE,
  type SearchRoot,
  type SearchShard,
  type SearchTexts
} from '../../../../model/searchIndex.ts'
import { createSearcher, type Searcher } from './createSearcher.ts'

/** A site's search index, as far as it has been fetched. */
export interface OpenIndex extends Searcher {
  /** Get a page's texts, if they are loaded. */
  readonly findTexts: (page: number) => SearchTexts | undefined
  readonly loadTexts: (page: number) => Promise<SearchTexts>
}

const opened = new Map<string, Promise<OpenIndex>>()

/**
 * Open the index of the site at a base, once. After a failure the next call
 * starts over, because a new build may have other files.
 */
export function openIndex(baseUrl: string): Promise<OpenIndex> {
  const known = opened.get(baseUrl)
  if (known) return known
  const opening = fetchJson<SearchRoot>(`${baseUrl}${SEARCH_INDEX_FILE}`).then(
    root => createOpenIndex(root, baseUrl)
  )
  opened.set(baseUrl, opening)
  opening.catch(() => forgetIndex(baseUrl))
  return opening
}

/** Discard the index, so the next user fetches it again. */
export function forgetIndex(baseUrl: string): void {
  opened.delete(baseUrl)
}

function createOpenIndex(root: SearchRoot, baseUrl: string): OpenIndex {
  const searcher = createSearcher(root, hash =>
    fetchJson<SearchShard>(`${baseUrl}${createShardFile(hash)}`)
  )
  const texts = new Map<number, SearchTexts>()
  const loading = new Map<number, Promise<SearchTexts>>()
  return {
    ...searcher,
    findTexts: page => texts.get(page),
    loadTexts: page => {
      const running = loading.get(page)
      if (running) return running
      const hash = root.pages.texts[page] ?? ''
      const started = fetchJson<SearchTexts>(
        `${baseUrl}${createTextsFile(hash)}`
      ).then(loaded => {
        texts.set(page, loaded)
        return loaded
      })
      loading.set(page, started)
      started.catch(() => loading.delete(page))
      return started
    }
  }
}

/** The build wrote the file, with the requested type. */
async function fetchJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}
