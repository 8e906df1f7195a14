import { listDialects } from './content/dialect.ts'
import {
  findContentLayout,
  listOutsideDocs
} from './content/read/findContentLayout.ts'
import { readGitDates } from './content/read/readGitDates.ts'
import type { Feature } from './feature.ts'
import type { Flags } from './locale.ts'
import { findOutProblem, resolveLinks } from './output/findOutProblem.ts'
import { clearLeftovers } from './output/stageOutput.ts'
import { prestartThreads } from './pages/pageThreads.ts'
import { openCache } from './platform/cache/openCache.ts'
import type { Reporter } from './platform/reporter.ts'
import { recallBuild } from './run/recallBuild.ts'
import type { Redirect } from './site/routes/createRedirects.ts'

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
  readonly pages: number
  /** With leading and trailing slash. */
  readonly baseUrl: string
  /** With base. */
  readonly redirects: readonly Redirect[]
  /** How the output differs from the previous one. */
  readonly summary: string
}

/**
 * Build a site, unless the output folder already holds what a build would write.
 *
 * @throws SiteError if the output would replace files that aren't from a build
 * @throws SiteErrors with all mistakes of the first stage that finds any; the
 * output folder then stays unchanged
 */
export async function build(
  given: BuildOptions,
  reporter: Reporter
): Promise<BuildResult> {
  const options = { ...given, out: await resolveLinks(given.out) }
  const refusal = await findOutProblem(given)
  if (refusal !== undefined) throw refusal
  await clearLeftovers(options.out)
  const cache = openCache(options)
  // A build that starts from nothing needs all threads, and has nothing to recall.
  if (cache.isNew) await prestartThreads(options.contentDir, cache)
  const layout = await findContentLayout(
    options.contentDir,
    listDialects(options.features)
  )
  const gitDates = await readGitDates(layout.root, listOutsideDocs(layout))
  return recallBuild(
    { options, layout, gitDates, cache, reporter },
    async recorder => {
      if (!cache.isNew) await prestartThreads(options.contentDir, cache)
      // Loading the pipeline takes longer than recalling a build.
      const { buildSite } = await import('./buildSite.ts')
      return buildSite(options, {
        cache,
        reporter: recorder,
        layout,
        gitDates
      })
    }
  )
}
