import path from 'node:path'
import mdxLoader from '@mdx-js/loader'
import type { CompileOptions } from '@mdx-js/mdx'
import { findMarkdownFormat } from '../content/findMarkdownFormat.ts'
import { splitFrontMatter } from '../content/parseFrontMatter.ts'
import type {
  CompiledMarkdown,
  CompiledPages,
  MadePage,
  MarkdownCompiler,
  MarkdownRequest
} from './markdownCompiler.ts'
import { prepareMarkdown } from './prepareMarkdown.ts'

/** Compiles a page, or gives what is kept of it. */
export type CompilePage = (
  request: MarkdownRequest
) => Promise<CompiledMarkdown>

/** Compiles the pages of a site. */
export interface PageCompiler {
  readonly compilePage: CompilePage
  /** What was compiled so far. */
  readonly compiled: CompiledPages
  /** Compile a page without asking the store. */
  readonly makePage: (request: MarkdownRequest) => Promise<MadePage>
  /** Answer what a page has asked of the site: where links lead, what is its own. */
  readonly answer: (question: string) => string | undefined
}

/**
 * Create the function that compiles pages with `@mdx-js/loader`.
 *
 * The loader is called from here rather than listed in a rule of the bundler,
 * because most pages never reach the bundler, and because its client and server
 * compilations ask for the same page.
 */
export function createPageCompiler(
  compiler: MarkdownCompiler,
  mdxOptions: CompileOptions
): PageCompiler {
  // The loader keeps one processor for each of these.
  const owner = {}
  return {
    compilePage: request => compiler.compile(request, () => compile(request)),
    compiled: compiler.compiled,
    answer: compiler.answer,
    makePage: request => compiler.make(request, () => compile(request))
  }

  function compile({ file, query, source }: MarkdownRequest): Promise<string> {
    const format =
      /[?&]format=(mdx?)/.exec(query)?.[1] ??
      findMarkdownFormat(file, splitFrontMatter(source).body, {
        site: 'detect',
        dialects: compiler.context.dialects
      })
    const options = { ...mdxOptions, format }
    return callMdxLoader(prepareMarkdown(source, query), {
      _compiler: owner,
      context: path.dirname(file),
      resourcePath: file,
      getOptions: () => options
    })
  }
}

/** Call the MDX loader as a bundler does, and wait for its answer. */
function callMdxLoader(source: string, context: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const async =
      () => (error: Error | null | undefined, code?: string | Uint8Array) =>
        error ? reject(error) : resolve(String(code))
    mdxLoader.call({ ...context, async } as never, source)
  })
}
