import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { SiteErrors } from '../model/errors.ts'
import { createBaseUrl, createHref, isExternalLink } from '../model/paths.ts'
import { prepareBundle } from './bundle/createBundleInput.ts'
import { createStaticChunk } from './bundle/createStaticPages.ts'
import { recallBundle } from './bundle/recallBundle.ts'
import { readContent } from './content/readContent.ts'
import { dialects } from './dialects.ts'
import { copyStatic } from './output/copyStatic.ts'
import {
  createDeliverySnippets,
  createPolicy
} from './output/createDeliverySnippets.ts'
import { createFeeds } from './output/createFeeds.ts'
import { createManifest, createSiteTags } from './output/createManifest.ts'
import { createPageTables } from './output/createPageTables.ts'
import { createRobots } from './output/createRobots.ts'
import {
  createSearchIndex,
  listSearchFiles
} from './output/createSearchIndex.ts'
import { createSidebarFiles } from './output/createSidebarFiles.ts'
import { createSitemap } from './output/createSitemap.ts'
import { createUrlCheck, type UrlCheck } from './output/createUrlCheck.ts'
import { findOutProblem, resolveLinks } from './output/findOutProblem.ts'
import { finishFiles } from './output/finishFiles.ts'
import { judgeFindings } from './output/judgeFindings.ts'
import { leaveOwn } from './output/leaveOwn.ts'
import { listSearchedPages } from './output/listSearchedPages.ts'
import type { OutputText } from './output/outputText.ts'
import { createIcons } from './output/pictures/createIcons.ts'
import { createPreviews } from './output/pictures/createPreviews.ts'
import { readSiteIcon } from './output/pictures/readSiteIcon.ts'
import { createLlmsTexts } from './output/plain/createLlmsTexts.ts'
import { createPlainPages } from './output/plain/createPlainPages.ts'
import { createSymbolIndex } from './output/plain/createSymbolIndex.ts'
import { type PlannedCopy, planOfflineCopy } from './output/planOfflineCopy.ts'
import { createRedirectPages } from './output/redirectPages.ts'
import {
  clearLeftovers,
  type Staging,
  stageOutput,
  writeBytes,
  writeTexts
} from './output/stageOutput.ts'
import {
  type OutputSummary,
  summarizeOutput
} from './output/summarizeOutput.ts'
import { writeOfflineCopy } from './output/writeOfflineCopy.ts'
import {
  prerenderPages,
  type RenderedPage
} from './prerender/prerenderPages.ts'
import { projectRoot } from './projectRoot.ts'
import type { Reporter } from './reporter.ts'
import { createLocales, type PlannedLocale } from './routes/createLocales.ts'
import { createRedirects, type Redirect } from './routes/createRoutes.ts'
import type { Store } from './store/createStore.ts'
import { openStore } from './store/openStore.ts'

/** What to build, and where to. */
export interface BuildOptions {
  /** Absolute. */
  readonly contentDir: string
  /** Absolute. */
  readonly out: string
  /** Wins over the site's own. */
  readonly baseUrl?: string
  /** Ship a service worker that removes itself. */
  readonly killSwitch: boolean
  /** Compress as well as can be, whatever it takes. */
  readonly isRelease: boolean
  /** Absolute; what is kept from one build to the next. */
  readonly cacheDir: string
  /** Take the addresses as they are for those that are published. */
  readonly updateUrls?: boolean
}

/** What was built. */
export interface BuildResult {
  readonly pages: number
  /** With leading and trailing slash. */
  readonly baseUrl: string
  /** With base. */
  readonly redirects: readonly Redirect[]
  readonly summary: OutputSummary
  /** Of content, for the web server. */
  readonly policy: string
}

/**
 * Build a site: content → site → routes → bundle → prerender → output.
 *
 * @throws SiteError when the output would replace what no build wrote
 * @throws SiteErrors with every mistake of the stage that found one; the output
 * folder is then as it was before
 */
export async function build(
  options: BuildOptions,
  reporter: Reporter
): Promise<BuildResult> {
  const { contentDir, baseUrl } = options
  const out = await resolveLinks(options.out)
  const refusal = await findOutProblem(options)
  if (refusal !== undefined) throw refusal
  await clearLeftovers(out)
  const content = await reporter.stage('content', () =>
    readContent(contentDir, {
      dialects,
      ...(baseUrl === undefined ? {} : { baseUrl })
    })
  )
  reporter.warn(content.warnings)
  const store = openStore(options)
  const base = createBaseUrl(content.config.baseUrl)
  const locales = createLocales(content).map(locale =>
    options.isRelease ? addPreviews(locale) : locale
  )
  const robots = createRobots(locales.map(({ site }) => site.client))
  const urls = await createUrlCheck(options, locales)
  const staging = await stageOutput(out, base)
  try {
    const built: BuiltLocale[] = []
    for (const [index, locale] of locales.entries()) {
      const atRoot = index === 0 ? robots : []
      built.push(
        await buildLocale(
          { ...locale, staging, options, store, urls, atRoot },
          reporter
        )
      )
    }
    const pages = built.flatMap(locale => locale.pages)
    const redirects = built.flatMap(locale => locale.redirects)
    const policy = createPolicy(pages)
    const summary = await reporter.stage('output', async tell => {
      await writeTexts(
        staging.folder,
        createDeliverySnippets({
          policy,
          redirects,
          baseUrl: base,
          localeBaseUrls: locales
            .map(({ site }) => site.client.baseUrl)
            .filter(baseUrl => baseUrl !== base)
        })
      )
      const finishing = {
        store,
        quality: options.isRelease ? 'best' : 'fast'
      } as const
      await finishFiles(staging.folder, finishing, tell)
      for (const { folder, copy } of built) {
        await writeOfflineCopy(folder, copy, finishing)
      }
      const made = await summarizeOutput(
        { old: out, now: staging.folder },
        new Set(built.flatMap(({ redirectFiles }) => redirectFiles))
      )
      await staging.commit()
      return made
    })
    await urls.write()
    store.prune()
    return { pages: pages.length, baseUrl: base, redirects, policy, summary }
  } catch (error) {
    await staging.discard()
    throw error
  }
}

interface LocaleInput extends PlannedLocale {
  readonly staging: Staging
  readonly options: BuildOptions
  readonly store: Store
  readonly urls: UrlCheck
  /** Files that stand at the root of the whole site. */
  readonly atRoot: readonly OutputText[]
}

function readFeedStyle(): Promise<string> {
  return readFile(path.join(projectRoot, 'src/client/feed.css'), 'utf8')
}

/**
 * Let pages name pictures of them. Each takes about 50 ms to draw, so that
 * only releases have them.
 */
function addPreviews(locale: PlannedLocale): PlannedLocale {
  const { site } = locale
  const client = { ...site.client, hasPreviews: true }
  return { ...locale, site: { ...site, client } }
}

interface BuiltLocale {
  readonly pages: readonly RenderedPage[]
  readonly redirects: readonly Redirect[]
  /** Absolute. */
  readonly folder: string
  readonly copy: PlannedCopy
  /** Pages that lead on, relative to the output. */
  readonly redirectFiles: readonly string[]
}

async function buildLocale(
  {
    site,
    routes,
    otherLocales,
    staging,
    options,
    store,
    urls,
    atRoot
  }: LocaleInput,
  reporter: Reporter
): Promise<BuiltLocale> {
  const { content } = site
  const { baseUrl } = site.client
  const folder = path.join(staging.folder, baseUrl)
  const redirects = createRedirects(site)
  const input = await reporter.stage('pages', tell =>
    prepareBundle({
      tell,
      ...(reporter.trace && { trace: reporter.trace }),
      site,
      routes,
      clientOutput: folder,
      mode: 'production',
      killSwitch: options.killSwitch,
      cacheDir: options.cacheDir,
      store
    })
  )
  const { staticPages } = input
  const chunks = [...staticPages.values()].map(createStaticChunk)
  const bundled = await reporter.stage('bundle', () =>
    recallBundle(input, { contentDir: content.root, store }).finally(() =>
      rm(input.workFolder, { recursive: true })
    )
  )
  const bundle = {
    ...bundled,
    pageFiles: new Map([
      ...bundled.pageFiles,
      ...chunks.map(({ name, file }) => [name, [file]] as const)
    ])
  }
  const sidebars = createSidebarFiles(site)
  const icon = await readSiteIcon(site)
  const { pages, sheets, problems } = await reporter.stage('prerender', tell =>
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
  await rm(path.join(folder, 'template.html'))
  const tables = createPageTables(
    pages.map(({ record }) => record),
    redirects
  )
  const redirectPages = createRedirectPages(redirects, site)
  const plain = await createPlainPages({
    site,
    routes,
    compilePage: input.compilePage,
    markdown: input.markdown,
    copiedFiles: bundle.copiedFiles
  })
  const symbolIndex = createSymbolIndex(site, plain, input.symbols)
  const made = [
    ...createLlmsTexts(site, plain, symbolIndex !== undefined),
    ...(symbolIndex ? [symbolIndex] : []),
    ...(icon ? [createManifest(site.client)] : []),
    ...atRoot
  ]
  const pictures = [
    ...(icon ? await createIcons(icon, store) : []),
    ...(await createPreviews(site, routes, { store, ...(icon && { icon }) }))
  ]
  await writeBytes(folder, leaveOwn(pictures, content.root))
  const search = createSearchIndex(
    listSearchedPages(site, routes, await input.readSections(routes)),
    {
      language: site.client.locale.htmlLang,
      synonyms: content.config.search.synonyms
    }
  )
  const texts = [
    ...pages.map(({ file, html }) => ({ file, text: html })),
    ...sheets,
    ...chunks,
    ...[...sidebars.values()].map(({ file, sidebar }) => ({
      file,
      text: JSON.stringify(sidebar)
    })),
    ...tables,
    ...createFeeds(site, pages, await readFeedStyle()),
    ...leaveOwn([...plain, ...made], content.root),
    ...listSearchFiles(search),
    createSitemap(
      site.client,
      routes.map(({ route }) => route)
    ),
    ...redirectPages
  ]
  const left = await copyStatic(content, { folder, texts })
  if (content.isBare) reporter.warn(left)
  await writeTexts(folder, texts)
  const markdown = input.listFindings()
  const failures = [...bundle.problems, ...problems]
  const { errors, warnings } = await judgeFindings({
    site,
    routes,
    pages,
    redirects,
    otherLocales,
    folder,
    markdown,
    problems: [
      ...failures,
      ...(content.isBare ? [] : left),
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
  reporter.warn(warnings)
  if (errors.length > 0) throw new SiteErrors(errors)
  return {
    pages,
    folder,
    copy: planOfflineCopy(site, { pages, tables, search }),
    redirectFiles: redirectPages.map(({ file }) =>
      path.posix.join(baseUrl.slice(1), file)
    ),
    redirects: redirects.map(({ from, to }) => ({
      from: `${baseUrl}${from.slice(1)}`,
      to: isExternalLink(to) ? to : createHref(baseUrl, to)
    }))
  }
}
