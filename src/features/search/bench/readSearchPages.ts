import path from 'node:path'
import { readContent } from '../../../core/content/read/readContent.ts'
import { createSiteCompiler } from '../../../core/pages/createSiteCompiler.ts'
import { openCache } from '../../../core/platform/cache/openCache.ts'
import { packageRoot } from '../../../core/platform/packageRoot.ts'
import { planLocales } from '../../../core/site/routes/planLocales.ts'
import { features } from '../../../features.ts'
import type { SearchedPage } from '../generator/indexBlock.ts'
import { readSearchedPages } from '../generator/readSearchedPages.ts'

/**
 * Read what the search indexes of a content folder, as a build does.
 *
 * @param contentDir absolute
 */
export async function readSearchPages(
  contentDir: string
): Promise<readonly SearchedPage[]> {
  const cacheDir = path.join(packageRoot, 'node_modules/.cache')
  const [locale] = planLocales(await readContent(contentDir, { features }))
  if (locale === undefined) throw new Error('The content has no locale.')
  const pages = await createSiteCompiler(locale, {
    cache: openCache({ cacheDir, contentDir }),
    mode: 'production'
  })
  return readSearchedPages({ plan: locale, pages })
}
