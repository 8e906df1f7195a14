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
    folder: path.join(options.cacheDir, 'store'),
    version: hashSources(projectRoot),
    roots: [options.contentDir, projectRoot]
  })
}
