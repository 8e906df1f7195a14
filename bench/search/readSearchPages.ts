import path from 'node:path'
import { prepareBundle } from '../../src/generator/bundle/prepareBundle.ts'
import { readContent } from '../../src/generator/content/read/readContent.ts'
import type { SearchedPage } from '../../src/generator/output/createSearchIndex.ts'
import { listSearchedPages } from '../../src/generator/output/listSearchedPages.ts'
import { projectRoot } from '../../src/generator/projectRoot.ts'
import { createLocales } from '../../src/generator/routes/createLocales.ts'
import { openStore } from '../../src/generator/store/openStore.ts'

/**
 * Read what the search indexes of a content folder, as a build does.
 *
 * @param contentDir absolute
 */
export async function readSearchPages(
  contentDir: string
): Promise<readonly SearchedPage[]> {
  const cacheDir = path.join(projectRoot, 'node_modules/.cache')
  const [locale] = createLocales(await readContent(contentDir))
  if (locale === undefined) throw new Error('The content has no locale.')
  const { site, routes } = locale
  const input = await prepareBundle({
    site,
    routes,
    clientOutput: path.join(cacheDir, 'bench'),
    cacheDir,
    store: openStore({ cacheDir, contentDir }),
    mode: 'production',
    killSwitch: false
  })
  return listSearchedPages(site, routes, await input.readSections(routes))
}
