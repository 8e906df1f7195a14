import type { BuildOptions, BuildResult } from '../build.ts'
import { listDialects } from '../content/contentDialect.ts'
import {
  findContentLayout,
  listOutsideDocs
} from '../content/read/findContentLayout.ts'
import { readGitDates } from '../content/read/readGitDates.ts'
import { DiagnosticError } from '../model/diagnostic.ts'
import { checkOutFolder } from '../output/checkOutFolder.ts'
import { clearLeftovers } from '../output/stageOutput.ts'
import {
  prestartForColdBuild,
  prestartForEdit
} from '../pages/prestartThreads.ts'
import { openCache } from '../platform/cache/openCache.ts'
import type { Reporter } from '../platform/reporter.ts'
import { resolveSymlinks } from '../platform/resolveSymlinks.ts'
import { buildIfChanged } from './buildIfChanged.ts'

/**
 * Build a site, unless the output folder already holds what a build would write.
 *
 * @throws DiagnosticError if the output would replace files that aren't from a build
 * @throws DiagnosticError with all mistakes of the first stage that finds any; the
 * output folder then stays unchanged
 */
export async function runBuild(
  given: BuildOptions,
  reporter: Reporter
): Promise<BuildResult> {
  const options = { ...given, out: await resolveSymlinks(given.out) }
  // Messages, and the comparison with the default folder, use the path as written.
  const refusal = await checkOutFolder(given)
  if (refusal !== undefined) throw new DiagnosticError(refusal)
  await clearLeftovers(options.out)
  const cache = openCache(options)
  // A build that starts from nothing needs all threads, and has nothing to reuse.
  if (cache.isNew) await prestartForColdBuild(options.contentDir)
  const layout = await findContentLayout(
    options.contentDir,
    listDialects(options.features)
  )
  const gitDates = await readGitDates(
    layout.contentDir,
    listOutsideDocs(layout)
  )
  return buildIfChanged(
    { options, layout, gitDates, cache, reporter },
    async recorder => {
      // Only if something has changed: a build that does nothing needs no threads.
      if (!cache.isNew) await prestartForEdit(options.contentDir)
      // Loading the pipeline takes longer than reusing a build.
      const { buildSite } = await import('../build.ts')
      const readAhead = { layout, gitDates }
      return buildSite(options, readAhead, { cache, reporter: recorder })
    }
  )
}
