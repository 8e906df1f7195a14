import mdxLoader from '@mdx-js/loader'
import type { CompileOptions } from '@mdx-js/mdx'
import type { LoaderContext } from '@rspack/core'
import { findMarkdownFormat } from '../content/findMarkdownFormat.ts'
import { splitFrontMatter } from '../content/parseFrontMatter.ts'
import { createCompileFinding, emptyModule } from './createCompileFinding.ts'
import { createFindingError } from './createFindingError.ts'
import { createProblemModule } from './createProblemModule.ts'
import type { CompiledMarkdown, MdxCache } from './mdxCache.ts'
import { prepareMarkdown } from './prepareMarkdown.ts'

/** Options of the loader. */
export interface MarkdownLoaderOptions {
  readonly cache: MdxCache
  readonly mdxOptions: CompileOptions
  /** What a page is that does not compile: nothing, or the reason why. */
  readonly failed: 'empty' | 'explained'
}

/**
 * Compile a page with `@mdx-js/loader`, or answer from the cache.
 *
 * The loader is called from here rather than listed in the rule, because the
 * client and the server compilation ask for the same page at the same time: the
 * second must wait for the first, and must hear of it when that fails.
 *
 * A page that does not compile is reported, and all others are looked at too.
 */
export default function markdownLoader(
  this: LoaderContext<MarkdownLoaderOptions>,
  source: string
): void {
  const callback = this.async()
  const { cache, mdxOptions, failed } = this.getOptions()
  const { resourcePath: file, resourceQuery: query } = this
  const format =
    /[?&]format=(mdx?)/.exec(query)?.[1] ??
    findMarkdownFormat(file, splitFrontMatter(source).body, { site: 'detect' })
  const options = { ...mdxOptions, format }
  const compile = () =>
    callMdxLoader(this, prepareMarkdown(source, query), options)
  cache
    .resolve({ file, query, source }, compile)
    .then(({ code, files }: CompiledMarkdown) => {
      for (const dependency of files) this.addDependency(dependency)
      callback(null, code)
    })
    .catch((error: unknown) => {
      const { contentDir } = cache.context
      const finding = createCompileFinding(error, { file, contentDir })
      const problem = createFindingError(finding, contentDir)
      cache.context.report(finding)
      callback(
        null,
        failed === 'empty' ? emptyModule : createProblemModule(problem, file)
      )
    })
}

/** Call the MDX loader with options of our own, and wait for its answer. */
function callMdxLoader(
  context: LoaderContext<MarkdownLoaderOptions>,
  source: string,
  options: object
): Promise<string> {
  return new Promise((resolve, reject) => {
    const own = Object.create(context, {
      getOptions: { value: () => options },
      async: {
        value: () => (error: Error | null, code?: string | Uint8Array) =>
          error ? reject(error) : resolve(String(code))
      }
    })
    mdxLoader.call(own, source)
  })
}
