import path from 'node:path'
import { isSiteFeature } from '../../../core/content/isSiteFeature.ts'
import type { Feature } from '../../../core/feature.ts'
import type { FeatureFile } from '../../../core/locale.ts'
import { createPageReader } from '../../../core/render/createPageReader.ts'
import type { DevState } from './sendDevPage.ts'

/** Finds a file by its path relative to the base. */
type FindSiteFeatureFile = (file: string) => Promise<FeatureFile | undefined>

/**
 * Create a function that finds a file of site features. The first call
 * makes the files of the current site, because their names aren't known before.
 */
export function createSiteFeatureFiles(
  getState: () => DevState
): FindSiteFeatureFile {
  const made = new WeakMap<DevState, Promise<readonly FeatureFile[]>>()
  return async file => {
    const state = getState()
    const files = made.get(state) ?? makeFiles(state)
    made.set(state, files)
    return (await files).findLast(each => each.file === file)
  }
}

async function makeFiles({
  devSite: { site, routes },
  compiler: pages,
  cache
}: DevState): Promise<readonly FeatureFile[]> {
  const { contentDir, features } = site.content
  const rendered = { pages: [] }
  const plan = { site, routes }
  const folder = path.join(contentDir, 'static')
  const reader = createPageReader({ plan, rendered }, { cache, folder })
  const made = await Promise.all(
    features
      .filter(isSiteFeature)
      // A site feature knows only the public interface.
      .map(({ files }: Pick<Feature, 'files'>) =>
        files?.({ plan, pages, reader, cache })
      )
  )
  return made.flatMap(files => files ?? [])
}
