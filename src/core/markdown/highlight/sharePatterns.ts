import type { PatternScanner, RegexEngine } from 'shiki/types'

type Find = PatternScanner['findNextMatchSync']
type Source = string | RegExp

/** Finds the first match of a pattern after a position in a line. */
interface Search {
  readonly match: ReturnType<Find>
  /** Start of the match; infinite without one. */
  readonly at: number
  readonly run: (...place: Parameters<Find>) => void
}

/**
 * Let the scanners of an engine share their patterns.
 *
 * A grammar's rules include each other, so scanners have most patterns in common.
 * The engine compiles and searches them separately for each scanner, which takes
 * twice as long for a few blocks, and a third longer for a whole site.
 */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const searches = new Map<Source, Search>()

  function shareSearch(source: Source): Search {
    const known = searches.get(source)
    if (known) return known
    const search = createSearch(() => engine.createScanner([source]), source)
    searches.set(source, search)
    return search
  }

  return {
    createString: text => engine.createString(text),
    createScanner: sources => createScanner(sources.map(shareSearch))
  }
}

/** Create a scanner that returns the leftmost match; on ties, the first pattern's. */
function createScanner(searches: readonly Search[]): PatternScanner {
  return {
    findNextMatchSync: (string, start, options) => {
      let match: ReturnType<Find> = null
      let at = Infinity
      let index = 0
      for (const [place, search] of searches.entries()) {
        search.run(string, start, options)
        if (search.at >= at) continue
        match = search.match
        at = search.at
        index = place
        if (at === start) break
      }
      return match && { ...match, index }
    }
  }
}

/**
 * Create a search that caches its last match. The match is still valid for a later
 * start before the match, unless the pattern contains `\G`.
 */
function createSearch(
  createScanner: () => PatternScanner,
  source: Source
): Search {
  const namesStart = String(source).includes('\\G')
  let scanner: PatternScanner | undefined
  let searched: Parameters<Find>[0] | undefined
  let searchedFrom = 0
  let searchedWith: Parameters<Find>[2] = 0
  const search = {
    match: null as ReturnType<Find>,
    at: Infinity,
    run: (...[string, start, options]: Parameters<Find>) => {
      if (searched === string && searchedWith === options) {
        const isLater = searchedFrom < start && !namesStart
        if ((searchedFrom === start || isLater) && start <= search.at) return
      }
      scanner ??= createScanner()
      search.match = scanner.findNextMatchSync(string, start, options)
      search.at = search.match?.captureIndices[0]?.start ?? Infinity
      searched = string
      searchedFrom = start
      searchedWith = options
    }
  }
  return search
}
