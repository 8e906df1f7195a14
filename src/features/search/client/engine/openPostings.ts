import { createSingleFlight } from '../../../../core/client/state/createSingleFlight.ts'
import {
  type Postings,
  type SearchRoot,
  type SearchShard,
  unpackPostings
} from '../../searchIndex.ts'

/** Where the terms of an index occur, as far as it has been fetched. */
interface OpenPostings {
  /**
   * Load what some terms need.
   *
   * @returns undefined if nothing is missing
   * @throws whatever fetching throws
   */
  readonly load: (terms: Iterable<string>) => Promise<unknown> | undefined
  /** Find the postings of a loaded term, one list per field. */
  readonly find: (term: string) => readonly Postings[]
}

/** Where the postings of a term are: a file, and a position in it. */
interface Place {
  readonly hash: string
  readonly index: number
}

/**
 * Open the postings of an index, whose files are fetched by need.
 *
 * @param terms of the index, sorted
 */
export function openPostings(
  terms: readonly string[],
  shards: SearchRoot['shards'],
  loadShard: (hash: string) => Promise<SearchShard>
): OpenPostings {
  const places = listPlaces(terms, shards)
  const loaded = new Map<string, SearchShard>()
  const load = createSingleFlight(async hash => {
    loaded.set(hash, await loadShard(hash))
  })
  return {
    load: wanted => {
      const missing = [...wanted]
        .map(term => places.get(term)?.hash)
        .filter(hash => hash !== undefined)
        .filter(hash => !loaded.has(hash))
      return missing.length === 0 ? undefined : Promise.all(missing.map(load))
    },
    find: term => {
      const { hash = '', index = 0 } = places.get(term) ?? {}
      const fields = loaded.get(hash)?.[index] ?? []
      return fields.map(packed => (packed ? unpackPostings(packed) : []))
    }
  }
}

/** Each file has the terms that follow those of the file before it. */
function listPlaces(
  terms: readonly string[],
  shards: SearchRoot['shards']
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  let start = 0
  for (const [hash, count] of shards) {
    for (const [index, term] of terms.slice(start, start + count).entries()) {
      places.set(term, { hash, index })
    }
    start += count
  }
  return places
}
