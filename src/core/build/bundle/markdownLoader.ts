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
  /** What replaces a page that doesn't compile: nothing, or an explanation. */
  readonly failed: 'empty' | 'explained'
}

/**
 * Bundler loader that returns a page's compiled module.
 *
 * If a page doesn't compile, the error is reported, and the bundler continues
 * with the others.
 */
export default function markdownLoader(
  this: LoaderContext<MarkdownLoaderOptions>,
  source: string
): void {
  const callback = this.async()
  const { compilePage, contentDir, failed } = this.getOptions()
  const { resourcePath: file, resourceQuery: query } = this
  // In development, pages also depend on the site, not only on files; the store
  // knows whether they have changed.
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
