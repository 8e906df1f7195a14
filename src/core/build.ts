import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { BundleFolders } from './bundle/bundle.ts'
import { bundleSite } from './bundle/bundleSite.ts'
import { loadBundler } from './bundle/planBundle.ts'
import { checkFlags } from './content/check/checkFlags.ts'
import type { Content } from './content/content.ts'
import type { ContentLayout } from './content/contentDialect.ts'
import { readContent } from './content/read/readContent.ts'
import type { GitDates } from './content/read/readGitDates.ts'
import type { Feature } from './feature.ts'
import type { BuiltInCheckedLocale, Flags, RenderedLocale } from './locale.ts'
import { isWarning } from './model/diagnostic.ts'
import { normalizeBaseUrl } from './model/paths.ts'
import type { OwnedFiles } from './output/checkFeatureFiles.ts'
import { checkLocale } from './output/checkLocale.ts'
import { type Output, openOutput } from './output/openOutput.ts'
import type { OutputText } from './output/outputText.ts'
import { printRobots } from './output/printRobots.ts'
import { publishOutput } from './output/publishOutput.ts'
import { runTextFilesHooks } from './output/runFilesHooks.ts'
import { writeLocale } from './output/writeLocale.ts'
import { compilePages } from './pages/compilePages.ts'
import type { Cache } from './platform/cache/createCache.ts'
import type { Reporter } from './platform/reporter.ts'
import { createTaskGroup, type TaskGroup } from './platform/taskGroup.ts'
import { endThreads } from './platform/threads/threads.ts'
import { createPageReader } from './render/createPageReader.ts'
import { planMarkdownRetry } from './render/planMarkdownRetry.ts'
import { renderPages } from './render/renderPages.ts'
import { type LocalePlan, planLocales } from './site/routes/planLocales.ts'
import type { Redirect } from './site/routes/planRedirects.ts'

/** What to build, and where to put it. */
export interface BuildOptions {
  /** The built-in features; the site can switch some off. */
  readonly features: readonly Feature[]
  /** Absolute. */
  readonly contentDir: string
  /** Absolute. */
  readonly out: string
  /** Overrides the site's `baseUrl`. */
  readonly baseUrl?: string
  /** Ship a service worker that removes itself. */
  readonly killSwitch: boolean
  /** Compress as much as possible, no matter how long it takes. */
  readonly isRelease: boolean
  /**
   * How long to keep hashed files of replaced builds, in days; by default, they're
   * removed.
   */
  readonly keepDays?: number
  /** Absolute; results that the next build reuses. */
  readonly cacheDir: string
  /** The feature flags that are set. */
  readonly flags?: Flags
}

/** The result of a build. */
export interface BuildResult {
  readonly pageCount: number
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  /** Paths start with the base URL, unlike those of `LocalePlan.redirects`. */
  readonly redirects: readonly Redirect[]
  /** How the output differs from the previous one. */
  readonly summary: string
}

/** What was read to find out whether to build. */
export interface ReadAhead {
  readonly layout: ContentLayout
  readonly gitDates: GitDates
}

/** What the stages of a build share. */
export interface BuildTools {
  readonly cache: Cache
  readonly reporter: Reporter
}

/**
 * Build a site: content → site → pages → bundle → render → output.
 *
 * @throws DiagnosticError with all mistakes of the first stage that finds any; once
 * pages are compiled, with those of the first locale that has any. The output folder
 * then stays unchanged.
 */
export async function buildSite(
  options: BuildOptions,
  readAhead: ReadAhead,
  tools: BuildTools
): Promise<BuildResult> {
  const content = await loadContent(options, readAhead, tools)
  const plans = planLocales(content)
  const robots = printRobots(plans.map(({ site }) => site.client))
  const output = await openOutput(options, tools.cache)
  const tasks = createTaskGroup()
  try {
    const localeTools = { ...tools, options, output, tasks }
    const locales: BuiltInCheckedLocale[] = []
    for (const plan of plans) {
      // robots.txt lists the sitemaps of all locales, so only the first one writes it.
      const rootFiles = plan === plans[0] ? robots : []
      locales.push(await buildLocale(plan, rootFiles, localeTools))
    }
    const published = await publishOutput(locales, localeTools)
    return {
      ...published,
      pageCount: locales.flatMap(({ rendered }) => rendered.pages).length,
      baseUrl: normalizeBaseUrl(content.config.baseUrl)
    }
  } catch (error) {
    await output.discard()
    throw error
  } finally {
    // After a failure, `discard` has ended the threads already.
    await endThreads()
    await tasks.close()
  }
}

interface LocaleTools extends BuildTools {
  readonly options: BuildOptions
  readonly output: Output
  /** Work that a later stage awaits. */
  readonly tasks: TaskGroup
}

/**
 * Build one locale into the output, and keep what the end of the build needs.
 *
 * @param rootFiles the locale's files at the root of the whole site
 */
async function buildLocale(
  plan: LocalePlan,
  rootFiles: readonly OutputText[],
  localeTools: LocaleTools
): Promise<BuiltInCheckedLocale> {
  const { cache, output, tasks } = localeTools
  const folders = output.locateFolders(plan)
  const tools = { ...localeTools, folders }
  // The bundler loads while pages compile; with a filled cache, the bundle is probably
  // stored.
  if (cache.isNew) tasks.add(loadBundler())
  // A retry replaces the plan: the locale has the one that was built.
  const { locale, textFiles } = await compileAndRender(plan, tools)
  const files = await writeLocale(locale, { textFiles, rootFiles }, tools)
  await checkLocale({ ...locale, files }, tools)
  const { rendered } = locale
  return { plan: locale.plan, rendered, files, folder: folders.published }
}

/** A locale's pages, and the files that features create from their texts. */
interface LocalePages {
  readonly locale: RenderedLocale
  readonly textFiles: readonly OwnedFiles[]
}

/** Compile, bundle and render the pages of one locale. */
async function compileAndRender(
  plan: LocalePlan,
  tools: LocaleTools & { readonly folders: BundleFolders }
): Promise<LocalePages> {
  const { cache, tasks, folders } = tools
  const pages = await compilePages(plan, tools)
  // Features work while the bundler does.
  const textFiles = tasks.add(runTextFilesHooks({ plan, pages, cache }))
  const bundle = await bundleSite({ plan, pages }, tools)
  const rendered = await renderPages({ plan, pages, bundle }, tools)
  const retry = planMarkdownRetry({ plan, bundle, rendered })
  if (retry !== undefined) {
    // Pages of other generators that fail as MDX are read as Markdown:
    // everything starts again, and these text files are never used.
    await removeFiles(folders.published, retry.replacedFiles)
    return compileAndRender(retry.plan, tools)
  }
  const reader = createPageReader(
    { plan, rendered, bundle },
    { cache, folder: folders.published }
  )
  const locale = { plan, pages, bundle, rendered, reader, cache }
  return { locale, textFiles: await textFiles }
}

async function removeFiles(
  folder: string,
  files: Iterable<string>
): Promise<void> {
  for (const file of files) await rm(path.join(folder, file))
}

async function loadContent(
  { contentDir, baseUrl, isRelease, features, flags }: BuildOptions,
  { layout, gitDates }: ReadAhead,
  { reporter, cache }: BuildTools
): Promise<Content> {
  const content = await reporter.stage('content', () =>
    readContent(contentDir, {
      features,
      isRelease,
      layout,
      cache,
      readDates: async () => gitDates,
      ...(baseUrl === undefined ? {} : { baseUrl })
    })
  )
  checkFlags(flags ?? new Set(), features, content.features)
  reporter.warn(content.diagnostics.filter(isWarning))
  return content
}
