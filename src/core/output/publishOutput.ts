import path from 'node:path'
import type {
  BuiltInCheckedLocale,
  BuiltInCheckedSite,
  Flags
} from '../locale.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isExternalLink, toHref } from '../model/paths.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import { markUncacheable } from '../platform/cache/track.ts'
import type { Reporter } from '../platform/reporter.ts'
import { toPosixPath } from '../platform/toPosixPath.ts'
import type { Redirect } from '../site/routes/planRedirects.ts'
import { keepAssets } from './keepAssets.ts'
import type { Output } from './openOutput.ts'
import { printNginxSnippets } from './printNginxSnippets.ts'
import { summarizeOutput } from './summarizeOutput.ts'
import { writeOutputFiles } from './writeOutputFiles.ts'

/** What replaced the previous output. */
interface Published {
  /** Their paths start with the base URL. */
  readonly redirects: readonly Redirect[]
  /** How the output differs from the previous one. */
  readonly summary: string
}

/**
 * Wait until all files are compressed, write the server's configuration from
 * their hashes, let features publish, and swap the folders.
 *
 * @param locales the first one is at the root of the site
 */
export async function publishOutput(
  locales: readonly BuiltInCheckedLocale[],
  tools: {
    readonly cache: Cache
    readonly reporter: Reporter
    readonly output: Output
    readonly options: { readonly keepDays?: number; readonly flags?: Flags }
  }
): Promise<Published> {
  const { cache, reporter, output, options } = tools
  const { keepDays, flags = new Set() } = options
  const { folder, writeOptions } = output
  const redirects = locales.flatMap(listRedirectHrefs)
  const bases = locales.map(({ plan }) => plan.site.client.baseUrl)
  const [baseUrl = '/', ...others] = bases
  const summary = await reporter.stage('output', async onProgress => {
    const documents = await output.complete(folder, onProgress)
    const staticDocuments = locales.flatMap(
      ({ files }) => files.staticDocuments
    )
    const snippets = printNginxSnippets({
      baseUrl,
      redirects,
      locales: others,
      documents: [...documents, ...staticDocuments].map(({ file, hashes }) => ({
        path: `/${toPosixPath(path.relative(folder, file))}`,
        hashes
      }))
    })
    await writeOutputFiles(folder, snippets)
    await runPublishHooks({ locales, writeOptions, flags })
    const { outputFolders: folders } = writeOptions
    const changes = await summarizeOutput(folders)
    const kept =
      keepDays === undefined
        ? { count: 0, warnings: [] }
        : await keepAssets({ folders, bases, days: keepDays })
    const replaced = await output.commit() // The new output is live.
    const removing = output
      .remove(replaced)
      .catch(error => describeLeftover(folders.previous, error))
    cache.prune()
    reporter.warn((await removing) ?? [])
    reporter.warn(kept.warnings)
    return kept.count === 0
      ? changes
      : `${changes}; ${kept.count} old files kept`
  })
  return { redirects, summary }
}

/** Let features publish, one after the other, in the order of `features.ts`. */
async function runPublishHooks(site: BuiltInCheckedSite): Promise<void> {
  // The features of all locales are the same.
  const [{ plan } = {}] = site.locales
  for (const { publish } of plan?.site.content.features ?? []) {
    await publish?.(site)
  }
}

/** The site is published, so what's left of the old one fails no build. */
function describeLeftover(out: string, error: unknown): readonly Diagnostic[] {
  // A build that does nothing would repeat the warning when the folder is gone.
  markUncacheable()
  return [
    {
      severity: 'warning',
      message: `The previous output can't be removed: ${error}`,
      place: { file: out },
      hint: 'The next build tries again.',
      cause: error
    }
  ]
}

function listRedirectHrefs({
  plan
}: BuiltInCheckedLocale): readonly Redirect[] {
  const { baseUrl } = plan.site.client
  return plan.redirects.map(({ from, to }) => ({
    from: `${baseUrl}${from.slice(1)}`,
    to: isExternalLink(to) ? to : toHref(baseUrl, to)
  }))
}
