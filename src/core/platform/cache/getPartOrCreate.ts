import type { Cache, CacheRequest } from './createCache.ts'
import { recordDependencies } from './track.ts'

/** A new value, or what the cache keeps of an earlier one. */
export type CreatedOrStored<Value, Stored> =
  | { readonly created: Value }
  | { readonly stored: Stored }

/**
 * Return what the cache keeps of a value, or create the value and store that part.
 * Use this instead of `getOrCompute` if the caller needs all of a new value, such as
 * texts to write, but the cache doesn't.
 *
 * @param options.toStored picks what the cache keeps
 */
export async function getPartOrCreate<Value, Stored>(
  cache: Cache,
  request: CacheRequest,
  options: {
    readonly create: () => Promise<Value>
    readonly toStored: (value: Value) => Stored
  }
): Promise<CreatedOrStored<Value, Stored>> {
  const stored = cache.get<Stored>(request)
  if (stored !== undefined) return { stored }
  const { value, dependencies } = await recordDependencies(options.create)
  cache.store(request, { value: options.toStored(value), dependencies })
  return { created: value }
}
