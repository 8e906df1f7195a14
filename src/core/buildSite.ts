import path from 'node:path'
import type { BuildOptions, BuildResult } from './build.ts'
import { type BuiltLocale, buildLocale } from './buildLocale.ts'
import type { ContentLayout } from './content/contentDialect.ts'
import { readContent } from './content/read/readContent.ts'
import type { GitDates } from './content/read/readGitDates.ts'
import { createBaseUrl } from './model/paths.ts'
import { createFinisher } from './output/createFinisher.ts'
import { createRobots } from './output/createSitemap.ts'
import { keepAssets } from './output/keepAssets.ts'
import { createNginxSnippets } from './output/nginxSnippets.ts'
import { stageOutput, writeFiles } from './output/stageOutput.ts'
import { summarizeOutput } from './output/summarizeOutput.ts'
import type { Cache } from './platform/cache/createCache.ts'
import { publishProgress } from './platform/progress.ts'
import type { Reporter } from './platform/reporter.ts'
import { endThreads } from './platform/threads/threads.ts'
import { toPosixPath } from './platform/toPosixPath.ts'
import { createLocales } from './site/routes/createLocales.ts'

/** What {@link buildSite} needs besides the options. */
interface BuildContext {
  readonly cache: Cache
  readonly reporter: Reporter
  readonly layout: ContentLayout
  readonly gitDates: GitDates
}

/**
 * Build a site: content → site → routes → bundle → prerender → output.
 *
 * @throws SiteErrors with all mistakes of the first stage that finds any; the
 * output folder then stays unchanged
 */
export async function buildSite(
  options: BuildOptions,
  context: BuildContext
): Promise<BuildResult> {
  return runStages(options, context).finally(endThreads)
}

async function runStages(
  options: BuildOptions,
  context: BuildContext
): Promise<BuildResult> {
  const { out, killSwitch, cacheDir, keepDays, flags = new Set() } = options
  const { cache, reporter } = context
  const { baseUrl, locales } = await planLocales(options, context)
  const robots = createRobots(locales.map(({ site }) => site.client))
  publishProgress({ out })
  const staging = await stageOutput(out)
  const folders = { old: out, now: staging.folder }
  const finishing = {
    cache,
    folders,
    quality: options.isRelease ? 'best' : 'fast'
  } as const
  const finisher = createFinisher(finishing)
  const shared = { staging, finisher, killSwitch, cacheDir, cache, flags }
  try {
    const built: BuiltLocale[] = []
    for (const [index, locale] of locales.entries()) {
      const atRoot = index === 0 ? robots : []
      const input = { ...shared, ...locale, atRoot }
      built.push(await buildLocale(input, reporter))
    }
    const pages = built.flatMap(locale => locale.pages)
    const redirects = built.flatMap(locale => locale.redirectHrefs)
    const snippets = createNginxSnippets({
      baseUrl,
      redirects,
      locales: built
        .map(locale => locale.baseUrl)
        .filter(base => base !== baseUrl),
      documents: built.flatMap(({ documents }) =>
        documents.map(({ file, hashes }) => ({
          path: `/${toPosixPath(path.relative(staging.folder, file))}`,
          hashes
        }))
      )
    })
    const summary = await reporter.stage('output', async onProgress => {
      await writeFiles(staging.folder, snippets)
      await finisher.finish(staging.folder, onProgress)
      for (const { finish } of locales[0]?.site.content.features ?? []) {
        await finish?.(built, { options: finishing, flags })
      }
      const made = await summarizeOutput(folders)
      const kept =
        keepDays === undefined
          ? { count: 0, warnings: [] }
          : await keepAssets({
              folders,
              bases: built.map(locale => locale.baseUrl),
              days: keepDays
            })
      const removing = finisher.remove(await staging.commit())
      cache.prune()
      await removing
      reporter.warn(kept.warnings)
      return kept.count === 0 ? made : `${made}; ${kept.count} old files kept`
    })
    return {
      pages: pages.length,
      baseUrl,
      redirects,
      summary
    }
  } catch (error) {
    await finisher.stop()
    await staging.discard()
    throw error
  }
}

/** Read the content, and plan the pages of each locale. */
async function planLocales(
  { contentDir, baseUrl, isRelease, features }: BuildOptions,
  { layout, gitDates, reporter, cache }: BuildContext
) {
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
  reporter.warn(content.warnings)
  const locales = createLocales(content)
  return {
    baseUrl: createBaseUrl(content.config.baseUrl),
    locales
  }
}
