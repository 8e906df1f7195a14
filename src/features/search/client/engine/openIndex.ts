import { createSingleFlight } from '../../../../core/client/state/createSingleFlight.ts'
import { readJson } from '../../../../core/client/state/readJson.ts'
import {
  findTextIn,
  nameShardFile,
  nameTextsFile,
  SEARCH_INDEX_FILE,
  type SearchRoot,
  type SearchShard,
  type SearchTexts
} from '../../searchIndex.ts'
import { createSearcher, type Hit, type Searcher } from './createSearcher.ts'

/** The search index of a site, loaded on demand. */
export interface OpenIndex extends Searcher {
  /** Find the text of a hit, if it is loaded. */
  readonly findText: (hit: HitLocation) => SearchTexts[number] | undefined
  readonly loadText: (hit: HitLocation) => Promise<unknown>
}

/** A section, by page number and section number. */
type HitLocation = Pick<Hit, 'page' | 'section'>

const opened = new Map<string, Promise<OpenIndex>>()
const ready = new Map<string, OpenIndex>()

/**
 * Open the index of the site at a base, once. After a failure the next call
 * fetches it again, because a new build may have other files.
 */
export function openIndex(baseUrl: string): Promise<OpenIndex> {
  const known = opened.get(baseUrl)
  if (known) return known
  const opening = fetch(`${baseUrl}${SEARCH_INDEX_FILE}`)
    .then(readJson<SearchRoot>)
    .then(root => createOpenIndex(root, baseUrl))
  opened.set(baseUrl, opening)
  // Meanwhile it may have been discarded and opened again.
  const isCurrent = () => opened.get(baseUrl) === opening
  opening.then(
    index => isCurrent() && ready.set(baseUrl, index),
    () => isCurrent() && forgetIndex(baseUrl)
  )
  return opening
}

/** The index, if it's already open. */
export function findIndex(baseUrl: string): OpenIndex | undefined {
  return ready.get(baseUrl)
}

/** Discard the index, so that the next call fetches it again. */
export function forgetIndex(baseUrl: string): void {
  opened.delete(baseUrl)
  ready.delete(baseUrl)
}

function createOpenIndex(root: SearchRoot, baseUrl: string): OpenIndex {
  const searcher = createSearcher(root, hash =>
    fetch(`${baseUrl}${nameShardFile(hash)}`).then(readJson<SearchShard>)
  )
  const texts = new Map<string, SearchTexts>()
  const loadTexts = createSingleFlight(async file => {
    texts.set(file, await readJson(await fetch(`${baseUrl}${file}`)))
  })
  const nameFile = ({ page, section }: HitLocation) =>
    nameTextsFile(root.pages.texts[page] ?? '', section)
  return {
    ...searcher,
    findText: hit => {
      const found = texts.get(nameFile(hit))
      return found && findTextIn(found, hit.section)
    },
    loadText: hit => loadTexts(nameFile(hit))
  }
}
