import type { BuildOptions } from '../build.ts'
import { toSiteFeatureCache } from '../content/read/guardFeature.ts'
import { readContent } from '../content/read/readContent.ts'
import type { ReadSites } from '../feature.ts'
import { DiagnosticError, isError } from '../model/diagnostic.ts'
import { openCache } from '../platform/cache/openCache.ts'
import { planLocales } from '../site/routes/planLocales.ts'

/**
 * Read a site in each of its languages, with the cache of builds.
 *
 * @param reader.isSiteFeature whether a site feature reads it
 * @throws DiagnosticError if the content has mistakes
 */
export async function readSites(
  options: BuildOptions,
  { isSiteFeature }: { readonly isSiteFeature: boolean }
): Promise<ReadSites> {
  const { contentDir, features, baseUrl } = options
  const cache = openCache(options)
  const content = await readContent(contentDir, {
    features,
    cache,
    ...(baseUrl === undefined ? {} : { baseUrl })
  })
  const sites = planLocales(content).map(({ site }) => site)
  const errors = sites.flatMap(({ diagnostics }) => diagnostics.filter(isError))
  if (errors.length > 0) throw new DiagnosticError(errors)
  return { sites, cache: isSiteFeature ? toSiteFeatureCache(cache) : cache }
}
