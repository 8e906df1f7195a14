import { memoizeAsync } from '../../../core/model/memoizeAsync.ts'
import {
  findTextIn,
  nameShardFile,
  nameTextsFile,
  type SearchRoot,
  type SearchShard,
  type SearchTexts
} from '../searchIndex.ts'
import { createSearcher, type Hit, type Searcher } from './createSearcher.ts'

/** The search index of a site, loaded on demand. */
export interface OpenIndex extends Searcher {
  /** Find the text of a hit, if it is loaded. */
  readonly findText: (hit: HitLocation) => SearchTexts[number] | undefined
  readonly loadText: (hit: HitLocation) => Promise<unknown>
}

/** A section, by page number and section number. */
type HitLocation = Pick<Hit, 'page' | 'section'>

/**
 * Create an index from its root.
 *
 * @param load reads another file of the index and parses it; relative to the base
 */
export function createOpenIndex(
  root: SearchRoot,
  load: <Value>(file: string) => Promise<Value>
): OpenIndex {
  const searcher = createSearcher(root, hash =>
    load<SearchShard>(nameShardFile(hash))
  )
  const texts = new Map<string, SearchTexts>()
  const loadTexts = memoizeAsync(async file => {
    texts.set(file, await load(file))
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
