import type { BuiltInFeature, LoadedFeature } from '../../feature.ts'
import { DiagnosticError } from '../../model/diagnostic.ts'
import { type ContentLayout, listDialects } from '../contentDialect.ts'
import { isSiteFeature } from '../isSiteFeature.ts'
import { createReport } from '../report.ts'
import { findContentLayout } from './findContentLayout.ts'
import { loadFeatures } from './loadFeatures.ts'
import { readSiteConfig } from './readSiteConfig.ts'

/**
 * Read the configuration and load the features that it enables.
 *
 * @throws DiagnosticError if the configuration or a feature is unusable
 */
export async function loadEnabledFeatures(
  layout: ContentLayout,
  overrides: { readonly baseUrl?: string },
  {
    features: builtIn,
    report,
    listDiagnostics
  }: { readonly features: readonly BuiltInFeature[] } & ReturnType<
    typeof createReport
  >
) {
  const { contentDir } = layout
  const site = await readSiteConfig(layout, overrides, {
    features: builtIn,
    report
  })
  const features = await loadFeatures(
    { builtIn, config: site.config.features, contentDir },
    site.siteLocator
  ).catch(error => {
    if (!(error instanceof DiagnosticError)) throw error
    throw new DiagnosticError([...listDiagnostics(), ...error.diagnostics])
  })
  return { ...site, features }
}

/**
 * Load only the site features, without reading the site's pages.
 *
 * @param folder absolute path of a content folder; without one, there are none
 * @throws DiagnosticError as {@link loadEnabledFeatures} does
 */
export async function loadSiteFeatures(
  folder: string,
  builtIn: readonly BuiltInFeature[]
): Promise<readonly LoadedFeature[]> {
  const layout = await findContentLayout(folder, listDialects(builtIn)).catch(
    () => undefined
  )
  if (layout === undefined) return []
  const tools = { features: builtIn, ...createReport() }
  const { features } = await loadEnabledFeatures(layout, {}, tools)
  return features.filter(isSiteFeature)
}
