import type { LoaderContext } from '@rspack/core'
import { emptyModule } from './createCompileFinding.ts'
import { createFindingError } from './createFindingError.ts'
import { createProblemModule } from './createProblemModule.ts'
import type { CompilePage } from './pageCompiler.ts'

/** Options of the loader. */
interface MarkdownLoaderOptions {
  readonly compilePage: CompilePage
  /** Absolute. */
  readonly contentDir: string
  /** What a page is that does not compile: nothing, or the reason why. */
  readonly failed: 'empty' | 'explained'
}

/**
 * Hand the bundler the module of a page.
 *
 * A page that doesn't compile is reported, and the bundler goes on with the
 * others.
 */
export default function markdownLoader(
  this: LoaderContext<MarkdownLoaderOptions>,
  source: string
): void {
  const callback = this.async()
  const { compilePage, contentDir, failed } = this.getOptions()
  const { resourcePath: file, resourceQuery: query } = this
  // During development a page changes with the site too, not only with files;
  // the store knows whether it has.
  if (failed === 'explained') this.cacheable(false)
  compilePage({ file, query, source }).then(page => {
    for (const name of page.files) this.addDependency(name)
    for (const name of page.missing) this.addMissingDependency(name)
    if ('code' in page.result) return callback(null, page.result.code)
    const problem = createFindingError(page.result.failure, contentDir)
    callback(
      null,
      failed === 'empty'
        ? emptyModule
        : createProblemModule(problem, contentDir)
    )
  }, callback)
}
