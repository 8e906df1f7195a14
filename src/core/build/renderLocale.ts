import type { SearchIndex } from '../../features/search/generator/createSearchIndex.ts'
import { indexPages } from '../../features/search/generator/indexPages.ts'
import { listSearchedPages } from '../../features/search/generator/listSearchedPages.ts'
import type { PageSections } from '../../features/search/generator/readPageSections.ts'
import { createStaticChunk } from './bundle/createStaticPages.ts'
import { recallBundle } from './bundle/recallBundle.ts'
import type { CompiledLocale, FeatureFiles } from './locale.ts'
import { createSiteTags } from './output/createManifest.ts'
import { createSidebarFiles } from './output/createSidebarFiles.ts'
import { readSiteIcon } from './output/readSiteIcon.ts'
import { prerenderPages } from './prerender/prerenderPages.ts'
import type { Reporter } from './reporter.ts'

/** Bundle the pages and render them; index them for the search meanwhile. */
export async function renderLocale(locale: CompiledLocale, reporter: Reporter) {
  const { site, routes, store, prepared } = locale
  const { staticPages } = prepared
  // The index needs what pages say, not how they look.
  const sections = prepared.readSections(routes)
  const search = createSearch(locale, sections)
  // A failure is reported to those who await it, which may be later.
  search.catch(() => {})
  const textFiles = createTextFiles(locale)
  textFiles.catch(() => {})
  const chunks = [...staticPages.values()].map(createStaticChunk)
  const recalled = await reporter.stage('bundle', () =>
    recallBundle(prepared, { contentDir: site.content.root, store })
  )
  const bundle = {
    ...recalled,
    pageFiles: new Map([
      ...recalled.pageFiles,
      ...chunks.map(({ name, file }) => [name, [file]] as const)
    ])
  }
  // Before pages are rendered that show themselves a million times.
  await sections
  const sidebars = createSidebarFiles(site)
  const icon = await readSiteIcon(site)
  const rendered = await reporter.stage('prerender', tell =>
    prerenderPages({
      tell,
      site,
      routes,
      bundle,
      staticPages,
      sidebars,
      store,
      siteTags: createSiteTags(site.client, icon !== undefined)
    })
  )
  const problems = [...bundle.problems, ...rendered.problems]
  return {
    ...rendered,
    bundle,
    chunks,
    sidebars,
    icon,
    search,
    textFiles,
    problems
  }
}

function createTextFiles(
  locale: CompiledLocale
): Promise<readonly FeatureFiles[]> {
  const { features } = locale.site.content
  return Promise.all(
    features.flatMap(({ textFiles }) => textFiles?.(locale) ?? [])
  )
}

async function createSearch(
  { site, routes, store }: CompiledLocale,
  sections: Promise<PageSections>
): Promise<SearchIndex> {
  const request = {
    pages: listSearchedPages(site, routes, await sections),
    options: {
      language: site.client.locale.htmlLang,
      synonyms: site.content.config.search.synonyms
    }
  }
  const inputs = [JSON.stringify(request)]
  return store.remember({ step: 'search', inputs }, () => indexPages(request))
}
