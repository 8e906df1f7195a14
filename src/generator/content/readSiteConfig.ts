import path from 'node:path'
import { SiteErrors } from '../../model/errors.ts'
import type { ContentDialect, ContentLayout } from './contentDialect.ts'
import { createReport } from './createReport.ts'
import { createTitle } from './createTitle.ts'
import { inlineLogos } from './inlineLogos.ts'
import { findFile, loadModule } from './loadModule.ts'
import { readVersions, scripts } from './readVersions.ts'
import { type ResolvedSiteConfig, siteConfigSchema } from './siteConfig.ts'
import { createFileLocator, type SourceLocator } from './sourceLocator.ts'
import { validateConfig } from './validateConfig.ts'

/** The site's configuration, and where it was written. */
interface ReadSiteConfig {
  readonly config: ResolvedSiteConfig
  readonly isBare: boolean
  readonly siteLocator: SourceLocator
}

/**
 * Read the site's configuration, or make one for a folder that has none.
 *
 * @param overrides of the command line
 * @throws SiteErrors with everything that is wrong with it
 */
export async function readSiteConfig(
  layout: ContentLayout,
  overrides: { readonly baseUrl?: string },
  dialects: readonly ContentDialect[] = []
): Promise<ReadSiteConfig> {
  const { root: folder } = layout
  const file = findFile(folder, 'site', scripts)
  const name = file === undefined ? 'site.ts' : path.basename(file)
  const { report, listFindings } = createReport()
  const loaded =
    file === undefined
      ? createBareConfig(layout)
      : await loadModule(file, name, report)
  if (loaded === undefined) throw new SiteErrors(listFindings().problems)
  const { value, locator } = loaded
  const checked = validateConfig(value, siteConfigSchema, locator, {
    movedFields: new Map(dialects.flatMap(each => [...each.movedFields]))
  })
  if (!('value' in checked)) throw new SiteErrors(checked.problems)
  const parsed = await inlineLogos(
    { ...checked.value, ...overrides },
    path.join(folder, 'static')
  )
  return {
    config: await readVersions(folder, parsed, locator),
    isBare: file === undefined,
    siteLocator: locator
  }
}

function createBareConfig(layout: ContentLayout) {
  const { root, docsFolder } = layout
  const title = layout.title ?? createTitle(path.basename(root))
  const version = {
    name: 'current',
    folder: docsFolder,
    sidebars: layout.sidebars ?? 'sidebars'
  }
  const markdown = { singleDollarMath: layout.hasMath ?? false }
  return {
    value:
      docsFolder === undefined
        ? { title, markdown }
        : { title, markdown, docs: { versions: [version] } },
    locator: createFileLocator('site.ts')
  }
}
