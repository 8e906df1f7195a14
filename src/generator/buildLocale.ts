import { rm } from 'node:fs/promises'
import path from 'node:path'
import { SiteErrors } from '../model/errors.ts'
import { createHref, isExternalLink } from '../model/paths.ts'
import { createStaticChunk } from './bundle/createStaticPages.ts'
import { type PreparedBundle, prepareBundle } from './bundle/prepareBundle.ts'
import { recallBundle } from './bundle/recallBundle.ts'
import { listFiles } from './content/listFiles.ts'
import { createLocaleFiles } from './createLocaleFiles.ts'
import type { UrlCheck } from './output/check/createUrlCheck.ts'
import { judgeFindings } from './output/check/judgeFindings.ts'
import { copyStatic } from './output/copyStatic.ts'
import type { Finisher } from './output/createFinisher.ts'
import { createSiteTags } from './output/createManifest.ts'
import type { SearchIndex } from './output/createSearchIndex.ts'
import { createSidebarFiles } from './output/createSidebarFiles.ts'
import { indexPages } from './output/indexPages.ts'
import { listSearchedPages } from './output/listSearchedPages.ts'
import type { OutputText } from './output/outputText.ts'
import { readSiteIcon } from './output/pictures/readSiteIcon.ts'
import { type PlannedCopy, planOfflineCopy } from './output/planOfflineCopy.ts'
import { type Staging, writeBytes } from './output/stageOutput.ts'
import {
  prerenderPages,
  type RenderedPage
} from './prerender/prerenderPages.ts'
import type { Reporter } from './reporter.ts'
import type { PlannedLocale } from './routes/createLocales.ts'
import { createRedirects } from './routes/createRedirects.ts'
import type { Redirect } from './routes/redirect.ts'
import type { Store } from './store/createStore.ts'

/** A locale, and where its output goes. */
export interface LocaleInput extends PlannedLocale {
  readonly staging: Staging
  readonly finisher: Finisher
  /** Ship a service worker that removes itself. */
  readonly killSwitch: boolean
  /** Absolute. */
  readonly cacheDir: string
  readonly store: Store
  readonly urls: UrlCheck
  /** Files at the root of the whole site. */
  readonly atRoot: readonly OutputText[]
}

/** What was built of a locale. */
export interface BuiltLocale {
  readonly pages: readonly RenderedPage[]
  /** With base. */
  readonly redirects: readonly Redirect[]
  /** Absolute. */
  readonly folder: string
  readonly copy: PlannedCopy
  /** Pages that redirect, relative to the output. */
  readonly redirectFiles: readonly string[]
}

/**
 * Build the pages of one locale and write them to the staging folder. Finishing
 * its files goes on afterwards.
 *
 * @throws SiteErrors with every mistake that was found
 */
export async function buildLocale(
  input: LocaleInput,
  reporter: Reporter
): Promise<BuiltLocale> {
  const { site, routes, otherLocales, staging, store, urls, finisher } = input
  const { content } = site
  const { baseUrl } = site.client
  const folder = path.join(staging.folder, baseUrl)
  const redirects = createRedirects(site, routes)
  const prepared = await reporter.stage('pages', tell =>
    prepareBundle({
      tell,
      ...(reporter.trace && { trace: reporter.trace }),
      site,
      routes,
      clientOutput: folder,
      mode: 'production',
      killSwitch: input.killSwitch,
      cacheDir: input.cacheDir,
      store
    })
  )
  const { bundle, chunks, sidebars, icon, search, rendered } =
    await renderLocale(input, prepared, reporter).finally(() =>
      rm(prepared.workFolder, { recursive: true })
    )
  const { pages, documents } = rendered
  await rm(path.join(folder, 'template.html'))
  const bundled = await listFiles(folder)
  // They are compressed while the other files are made.
  finisher.write(folder, documents)
  const { files, written, staticProblems } = await reporter.stage(
    'files',
    async () => {
      const files = await createLocaleFiles({
        ...input,
        ...rendered,
        prepared,
        bundle,
        search,
        redirects,
        chunks,
        sidebars,
        icon
      })
      finisher.write(folder, files.texts)
      await writeBytes(folder, files.pictures)
      const made = [...pages, ...files.texts, ...files.pictures]
      const built = [...bundled, ...made.map(({ file }) => file)]
      const { copied, problems } = await copyStatic(content, folder, built)
      return {
        files,
        written: [...built, ...copied].sort(),
        staticProblems: problems
      }
    }
  )
  if (content.isBare) reporter.warn(staticProblems)
  const markdown = prepared.listFindings()
  const failures = [...site.problems, ...bundle.problems, ...rendered.problems]
  const { errors, warnings } = await reporter.stage('checks', () =>
    judgeFindings({
      site,
      routes,
      pages,
      redirects,
      otherLocales,
      files: written,
      markdown,
      listLinks: prepared.listLinks,
      problems: [
        ...failures,
        ...(content.isBare ? [] : staticProblems),
        ...urls.check({
          pages,
          redirects,
          baseUrl,
          isWhole:
            failures.length === 0 &&
            markdown.every(({ kind }) => kind !== 'compile')
        })
      ]
    })
  )
  reporter.warn(warnings)
  if (errors.length > 0) throw new SiteErrors(errors)
  return {
    pages,
    folder,
    copy: planOfflineCopy(site, { ...files, pages }),
    redirectFiles: files.redirectPages.map(({ file }) =>
      path.posix.join(baseUrl.slice(1), file)
    ),
    redirects: redirects.map(({ from, to }) => ({
      from: `${baseUrl}${from.slice(1)}`,
      to: isExternalLink(to) ? to : createHref(baseUrl, to)
    }))
  }
}

/** Bundle the pages and render them; index them for the search meanwhile. */
async function renderLocale(
  input: LocaleInput,
  prepared: PreparedBundle,
  reporter: Reporter
) {
  const { site, routes, store } = input
  const { staticPages } = prepared
  // The index needs what pages say, not how they look.
  const search = createSearch(input, prepared)
  // Whoever waits hears of a failure; nobody may be waiting yet.
  search.catch(() => {})
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
  return { bundle, chunks, sidebars, icon, search, rendered }
}

async function createSearch(
  { site, routes, store }: LocaleInput,
  { readSections }: PreparedBundle
): Promise<SearchIndex> {
  const sections = await readSections(routes)
  const request = {
    pages: listSearchedPages(site, routes, sections),
    options: {
      language: site.client.locale.htmlLang,
      synonyms: site.content.config.search.synonyms
    }
  }
  const inputs = [JSON.stringify(request)]
  return store.remember({ step: 'search', inputs }, () => indexPages(request))
}
