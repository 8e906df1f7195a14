import { memoizeAsync } from '../../../core/model/memoizeAsync.ts'
import {
  type Postings,
  type SearchRoot,
  type SearchShard,
  unpackPostings
} from '../searchIndex.ts'

/** The postings of an index, loaded on demand. */
interface OpenPostings {
  /**
   * Load the postings of some terms.
   *
   * @returns undefined if all are loaded
   * @throws the error of a failed fetch
   */
  readonly load: (terms: Iterable<string>) => Promise<unknown> | undefined
  /** Find the postings of a loaded term, one list per field. */
  readonly find: (term: string) => readonly Postings[]
}

/** The file of a term's postings, and the position in it. */
interface TermLocation {
  readonly hash: string
  readonly index: number
}

/**
 * Open the postings of an index.
 *
 * @param terms of the index, sorted
 */
export function openPostings(
  terms: readonly string[],
  shards: SearchRoot['shards'],
  loadShard: (hash: string) => Promise<SearchShard>
): OpenPostings {
  const locations = locateTerms(terms, shards)
  const loaded = new Map<string, SearchShard>()
  const load = memoizeAsync(async hash => {
    loaded.set(hash, await loadShard(hash))
  })
  return {
    load: wanted => {
      const missing = [...wanted]
        .map(term => locations.get(term)?.hash)
        .filter(hash => hash !== undefined)
        .filter(hash => !loaded.has(hash))
      return missing.length === 0 ? undefined : Promise.all(missing.map(load))
    },
    find: term => {
      const { hash = '', index = 0 } = locations.get(term) ?? {}
      const fields = loaded.get(hash)?.[index] ?? []
      return fields.map(packed => (packed ? unpackPostings(packed) : []))
    }
  }
}

/** Each file continues where the previous one ends. */
function locateTerms(
  terms: readonly string[],
  shards: SearchRoot['shards']
): ReadonlyMap<string, TermLocation> {
  const locations = new Map<string, TermLocation>()
  let start = 0
  for (const [hash, count] of shards) {
    for (const [index, term] of terms.slice(start, start + count).entries()) {
      locations.set(term, { hash, index })
    }
    start += count
  }
  return locations
}
