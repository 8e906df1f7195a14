import path from 'node:path'
import { installRoot, packageRoot } from '../packageRoot.ts'
import { type Cache, createCache } from './createCache.ts'
import { hashSources } from './hashSources.ts'

/**
 * Open the cache of a build.
 *
 * @param options absolute paths
 */
export function openCache(options: {
  readonly cacheDir: string
  readonly contentDir: string
}): Cache {
  return createCache({
    folder: path.join(options.cacheDir, 'store'),
    version: hashSources(packageRoot, installRoot),
    roots: [options.contentDir, packageRoot, installRoot]
  })
}
