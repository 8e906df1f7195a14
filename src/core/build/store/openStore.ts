import path from 'node:path'
import { projectRoot } from '../projectRoot.ts'
import { createStore, type Store } from './createStore.ts'
import { hashSources } from './hashSources.ts'

/**
 * Open the store of a build.
 *
 * @param options absolute paths
 */
export function openStore(options: {
  readonly cacheDir: string
  readonly contentDir: string
}): Store {
  return createStore({
    folder: findStoreFolder(options.cacheDir),
    version: hashSources(projectRoot),
    roots: [options.contentDir, projectRoot]
  })
}

/** Find the store's folder in a cache folder; absolute. */
export function findStoreFolder(cacheDir: string): string {
  return path.join(cacheDir, 'store')
}
