import path from 'node:path'
import { prepareBundle } from '../../src/core/bundle/prepareBundle.ts'
import { readContent } from '../../src/core/content/read/readContent.ts'
import { openCache } from '../../src/core/platform/cache/openCache.ts'
import { projectRoot } from '../../src/core/platform/projectRoot.ts'
import { createLocales } from '../../src/core/site/routes/createLocales.ts'
import type { SearchedPage } from '../../src/features/search/generator/createSearchBlock.ts'
import { readSearchedPages } from '../../src/features/search/generator/readSearchedPages.ts'
import { features } from '../../src/features.ts'

/**
 * Read what the search indexes of a content folder, as a build does.
 *
 * @param contentDir absolute
 */
export async function readSearchPages(
  contentDir: string
): Promise<readonly SearchedPage[]> {
  const cacheDir = path.join(projectRoot, 'node_modules/.cache')
  const [locale] = createLocales(await readContent(contentDir, { features }))
  if (locale === undefined) throw new Error('The content has no locale.')
  const { site, routes } = locale
  const prepared = await prepareBundle({
    site,
    routes,
    clientOutput: path.join(cacheDir, 'bench'),
    cacheDir,
    cache: openCache({ cacheDir, contentDir }),
    mode: 'production',
    killSwitch: false
  })
  return readSearchedPages({ site, routes, prepared })
}
