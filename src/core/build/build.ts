import { readContent } from '../content/read/readContent.ts'
import type { Feature } from '../feature.ts'
import { createBaseUrl } from '../model/paths.ts'
import { createLocales } from '../routes/createLocales.ts'
import type { Redirect } from '../routes/createRedirects.ts'
import { type BuiltLocale, buildLocale } from './buildLocale.ts'
import type { Flags } from './locale.ts'
import { createFinisher } from './output/createFinisher.ts'
import { createRobots } from './output/createSitemap.ts'
import { createInlinePolicy } from './output/deliveryHeaders.ts'
import { findOutProblem, resolveLinks } from './output/findOutProblem.ts'
import { createNginxSnippets } from './output/nginxSnippets.ts'
import {
  clearLeftovers,
  stageOutput,
  writeFiles
} from './output/stageOutput.ts'
import { summarizeOutput } from './output/summarizeOutput.ts'
import { joinInlineCode } from './prerender/htmlDocument.ts'
import type { RenderedPage } from './prerender/prerenderPages.ts'
import { publishProgress } from './progress.ts'
import type { Reporter } from './reporter.ts'
import { openStore } from './store/openStore.ts'
import { endThreads } from './threads.ts'

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
  /** Absolute; results that the next build reuses. */
  readonly cacheDir: string
  /** The feature flags that are set. */
  readonly flags?: Flags
}

/** The result of a build. */
export interface BuildResult {
  readonly pages: number
  /** With leading and trailing slash. */
  readonly baseUrl: string
  /** With base. */
  readonly redirects: readonly Redirect[]
  /** How the output differs from the previous one. */
  readonly summary: string
  /** Content security policy that allows the inline code of all pages. */
  readonly policy: string
}

/**
 * Build a site: content → site → routes → bundle → prerender → output.
 *
 * @throws SiteError if the output would replace files that aren't from a build
 * @throws SiteErrors with all mistakes of the first stage that finds any; the
 * output folder then stays unchanged
 */
export async function build(
  options: BuildOptions,
  reporter: Reporter
): Promise<BuildResult> {
  return buildSite(options, reporter).finally(endThreads)
}

async function buildSite(
  options: BuildOptions,
  reporter: Reporter
): Promise<BuildResult> {
  const { killSwitch, cacheDir, flags = new Set() } = options
  const out = await resolveLinks(options.out)
  const refusal = await findOutProblem(options)
  if (refusal !== undefined) throw refusal
  await clearLeftovers(out)
  const { baseUrl, locales } = await planLocales(options, reporter)
  const store = openStore(options)
  const robots = createRobots(locales.map(({ site }) => site.client))
  publishProgress({ out })
  const staging = await stageOutput(out)
  const folders = { old: out, now: staging.folder }
  const finishing = {
    store,
    folders,
    quality: options.isRelease ? 'best' : 'fast'
  } as const
  const finisher = createFinisher(finishing)
  const shared = { staging, finisher, killSwitch, cacheDir, store, flags }
  try {
    const built: BuiltLocale[] = []
    for (const [index, locale] of locales.entries()) {
      const atRoot = index === 0 ? robots : []
      const input = { ...shared, ...locale, atRoot }
      built.push(await buildLocale(input, reporter))
    }
    const pages = built.flatMap(locale => locale.pages)
    const redirects = built.flatMap(locale => locale.redirectHrefs)
    const policy = createPolicy(pages)
    const bases = built.map(({ baseUrl, pages }) => ({
      baseUrl,
      csp: built.length === 1 ? policy : createPolicy(pages)
    }))
    const snippets = createNginxSnippets({
      csp: policy,
      ...bases.find(base => base.baseUrl === baseUrl),
      baseUrl,
      redirects,
      locales: bases.filter(base => base.baseUrl !== baseUrl)
    })
    const summary = await reporter.stage('output', async onProgress => {
      await writeFiles(staging.folder, snippets)
      await finisher.finish(staging.folder, onProgress)
      for (const { finish } of locales[0]?.site.content.features ?? []) {
        await finish?.(built, { options: finishing, flags })
      }
      const made = await summarizeOutput(folders)
      await staging.commit()
      return made
    })
    store.prune()
    return {
      pages: pages.length,
      baseUrl,
      redirects,
      policy,
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
  reporter: Reporter
) {
  const content = await reporter.stage('content', () =>
    readContent(contentDir, {
      features,
      isRelease,
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

/** Create the policy that allows the documents' inline code. */
function createPolicy(pages: readonly RenderedPage[]): string {
  const code = pages.flatMap(({ inlineCode, facts }) => [
    inlineCode,
    facts.inlineCode
  ])
  return createInlinePolicy(joinInlineCode(code))
}
