import { findSiteModule } from '../content/findSiteModule.ts'
import { type InspectedModule, inspectModule } from './inspectModule.ts'

/** The module of a site feature, as named in `site.ts`. */
export interface InspectedFeature extends InspectedModule {
  readonly name: string
}

/**
 * Find out what the module of a site feature can do.
 *
 * @param contentDir absolute path of the content folder
 */
export async function inspectFeature(
  name: string,
  contentDir: string
): Promise<InspectedFeature> {
  const file = findSiteModule(name, contentDir)?.file ?? name
  return { name, ...(await inspectModule(file, contentDir)) }
}
