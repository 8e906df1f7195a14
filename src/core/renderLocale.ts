import { recallBundle } from './bundle/recallBundle.ts'
import type { CompiledLocale } from './locale.ts'
import { readSiteIcon } from './output/createIcons.ts'
import { createSiteTags } from './output/createManifest.ts'
import { createSidebarFiles } from './output/createSidebarFiles.ts'
import type { OwnedFiles } from './output/findFeatureFileProblems.ts'
import type { Reporter } from './platform/reporter.ts'
import { prerenderPages } from './render/prerenderPages.ts'

/** Bundle and render the pages; meanwhile, features read their contents. */
export async function renderLocale(locale: CompiledLocale, reporter: Reporter) {
  const { site, routes, cache, prepared } = locale
  const { staticPages } = prepared
  const textFiles = createTextFiles(locale)
  // Avoid an unhandled rejection: callers await this promise later.
  textFiles.catch(() => {})
  const chunks = [...staticPages.values()]
  const recalled = await reporter.stage('bundle', () =>
    recallBundle(prepared, {
      contentDir: site.content.root,
      docFolders: site.content.config.docs.versions.map(each => each.folder),
      cache
    })
  )
  const bundle = {
    ...recalled,
    pageFiles: new Map([
      ...recalled.pageFiles,
      ...chunks.map(({ name, file }) => [name, [file]] as const)
    ])
  }
  const sidebars = createSidebarFiles(site)
  const icon = await readSiteIcon(site)
  const rendered = await reporter.stage('prerender', onProgress =>
    prerenderPages({
      onProgress,
      site,
      routes,
      bundle,
      staticPages,
      clientOutput: prepared.outputs.client,
      sidebars,
      cache,
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
    textFiles,
    problems
  }
}

function createTextFiles(
  locale: CompiledLocale
): Promise<readonly OwnedFiles[]> {
  return Promise.all(
    locale.site.content.features.map(async owner => ({
      ...(await owner.files?.fromText?.(locale)),
      owner
    }))
  )
}
