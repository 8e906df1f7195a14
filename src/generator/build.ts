import { rm } from 'node:fs/promises'
import path from 'node:path'
import { SiteErrors } from '../model/errors.ts'
import { createBaseUrl } from '../model/paths.ts'
import { createBundleInput } from './bundle/createBundleInput.ts'
import { runBundle } from './bundle/runBundle.ts'
import { readContent } from './content/readContent.ts'
import { compressFiles } from './output/compressFiles.ts'
import { copyStatic } from './output/copyStatic.ts'
import { createDeliverySnippets } from './output/createDeliverySnippets.ts'
import { createFeeds } from './output/createFeeds.ts'
import { createPageTables } from './output/createPageTables.ts'
import { createSearchIndex } from './output/createSearchIndex.ts'
import { createSidebarFiles } from './output/createSidebarFiles.ts'
import { createSitemap } from './output/createSitemap.ts'
import { createUrlCheck, type UrlCheck } from './output/createUrlCheck.ts'
import { findOutProblem } from './output/findOutProblem.ts'
import { judgeFindings } from './output/judgeFindings.ts'
import {
  type PlannedPack,
  planOfflinePacks
} from './output/planOfflinePacks.ts'
import { createRedirectPages } from './output/redirectPages.ts'
import { setFileTimes } from './output/setFileTimes.ts'
import { type Staging, stageOutput, writeTexts } from './output/stageOutput.ts'
import { writeOfflinePacks } from './output/writeOfflinePacks.ts'
import {
  prerenderPages,
  type RenderedPage
} from './prerender/prerenderPages.ts'
import type { Reporter } from './reporter.ts'
import { createLocales, type PlannedLocale } from './routes/createLocales.ts'
import { createRedirects, type Redirect } from './routes/createRoutes.ts'

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
  const { contentDir, out, baseUrl } = options
  const refusal = await findOutProblem(options)
  if (refusal !== undefined) throw refusal
  const content = await reporter.stage('content', () =>
    readContent(contentDir, baseUrl === undefined ? {} : { baseUrl })
  )
  reporter.warn(content.warnings)
  const base = createBaseUrl(content.config.baseUrl)
  const locales = createLocales(content)
  const urls = await createUrlCheck(options, locales)
  const staging = await stageOutput(out, base)
  try {
    const built: BuiltLocale[] = []
    for (const locale of locales) {
      built.push(
        await buildLocale({ ...locale, staging, options, urls }, reporter)
      )
    }
    const pages = built.flatMap(locale => locale.pages)
    const redirects = built.flatMap(locale => locale.redirects)
    await reporter.stage('output', async () => {
      await writeTexts(
        staging.folder,
        createDeliverySnippets({
          pages,
          redirects,
          baseUrl: base,
          localeBaseUrls: locales
            .map(({ site }) => site.client.baseUrl)
            .filter(baseUrl => baseUrl !== base)
        })
      )
      const compressed = path.join(options.cacheDir, 'compressed')
      await compressFiles(staging.folder, compressed)
      for (const { folder, packs } of built) {
        await writeOfflinePacks(folder, packs, compressed)
      }
      await setFileTimes(staging.folder)
      await staging.commit()
    })
    await urls.write()
    return { pages: pages.length, baseUrl: base, redirects }
  } catch (error) {
    await staging.discard()
    throw error
  }
}

interface LocaleInput extends PlannedLocale {
  readonly staging: Staging
  readonly options: BuildOptions
  readonly urls: UrlCheck
}

interface BuiltLocale {
  readonly pages: readonly RenderedPage[]
  readonly redirects: readonly Redirect[]
  /** Absolute. */
  readonly folder: string
  readonly packs: readonly PlannedPack[]
}

async function buildLocale(
  { site, routes, otherLocales, staging, options, urls }: LocaleInput,
  reporter: Reporter
): Promise<BuiltLocale> {
  const { content } = site
  const { baseUrl } = site.client
  const folder = path.join(staging.folder, baseUrl)
  const redirects = createRedirects(site)
  const { configs, listFindings } = await createBundleInput({
    site,
    routes,
    clientOutput: folder,
    mode: 'production',
    killSwitch: options.killSwitch,
    cacheDir: options.cacheDir
  })
  const bundle = await reporter.stage('bundle', () =>
    runBundle(configs, content.root)
  )
  const sidebars = createSidebarFiles(site)
  const { pages, sheets, problems } = await reporter.stage('prerender', () =>
    prerenderPages({ site, routes, bundle, sidebars })
  )
  await rm(path.join(folder, 'template.html'))
  const tables = createPageTables(
    pages.map(({ record }) => record),
    redirects
  )
  const texts = [
    ...pages.map(({ file, html }) => ({ file, text: html })),
    ...sheets,
    ...[...sidebars.values()].map(({ file, sidebar }) => ({
      file,
      text: JSON.stringify(sidebar)
    })),
    ...tables,
    ...createFeeds(site, pages),
    createSearchIndex(site, pages),
    createSitemap(
      site.client,
      routes.map(({ route }) => route)
    ),
    ...createRedirectPages(redirects, site)
  ]
  const left = await copyStatic(content, { folder, texts })
  if (content.isBare) reporter.warn(left)
  await writeTexts(folder, texts)
  const markdown = listFindings()
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
    packs: planOfflinePacks(site, pages, tables),
    redirects: redirects.map(({ from, to }) => ({
      from: `${baseUrl}${from.slice(1)}`,
      to: `${baseUrl}${to.slice(1)}`
    }))
  }
}
