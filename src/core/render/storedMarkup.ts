import type { Cache, CacheKey } from '../platform/cache/createCache.ts'
import { recordDependencies } from '../platform/cache/track.ts'
import type { RootMarkup } from './createMarkupRenderer.ts'

/** Cache key of the contents of `#root`. */
export interface MarkupKey extends Pick<CacheKey, 'inputs'> {
  readonly step: 'markup'
}

/** Markup, or the key under which the cache has it. */
export type MarkupOrKey = string | MarkupKey

/** What the build needs to know about stored markup, without reading it. */
export type MarkupDetails = Omit<RootMarkup, 'markup'>

/**
 * Find out about stored markup. Details have entries of their own, because reading
 * markup takes longer than everything else that a build does with an unchanged
 * page. Both entries have the same dependencies, and `get` checks those of the
 * details.
 *
 * @returns undefined if the cache lacks either
 */
export function findMarkupDetails(
  key: MarkupKey,
  cache: Cache
): MarkupDetails | undefined {
  return cache.has(key)
    ? cache.get<MarkupDetails>(createDetailsKey(key))
    : undefined
}

/** Render markup and store it, unless the cache has it. */
export async function ensureMarkup(
  key: MarkupKey,
  cache: Cache,
  render: () => Promise<RootMarkup>
): Promise<MarkupDetails> {
  const known = findMarkupDetails(key, cache)
  if (known !== undefined) return known
  const { value, dependencies } = await recordDependencies(render)
  const { markup, ...details } = value
  cache.store(key, { value: markup, dependencies })
  cache.store(createDetailsKey(key), { value: details, dependencies })
  return details
}

/**
 * @param file of the page's document, for the error
 * @throws Error if the cache has lost the markup
 */
export function readStoredMarkup(
  key: MarkupKey,
  cache: Cache,
  file: string
): string {
  return cache.require<string>(key, `The markup of ${file}`)
}

/** List what determines markup, as inputs of a cache key. */
export function listMarkupInputs(markup: MarkupOrKey): CacheKey['inputs'] {
  return typeof markup === 'string' ? [markup] : markup.inputs
}

function createDetailsKey({ inputs }: MarkupKey): CacheKey {
  return { step: 'markupDetails', inputs }
}
