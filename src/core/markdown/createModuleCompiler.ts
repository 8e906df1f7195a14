import path from 'node:path'
import mdxLoader from '@mdx-js/loader'
import type { Pluggable } from 'unified'
import type { VFile } from 'vfile'
import { findMarkdownFormat } from '../content/read/findMarkdownFormat.ts'
import { splitFrontMatter } from '../content/read/parseFrontMatter.ts'
import type { ContentRequest } from '../site/routes/contentRequest.ts'
import { configureMdx } from './configureMdx.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { findCopies } from './module/copies.ts'
import { prepareMarkdown } from './prepareMarkdown.ts'

/** What to compile: a page's Markdown file, an excerpt of it, or a partial. */
export interface PageRequest extends ContentRequest {
  readonly source: string
}

/** Compiles a page to a module. */
export type CompileModule = (request: PageRequest) => Promise<string>

/**
 * Create the function that compiles pages with `@mdx-js/loader`.
 *
 * It isn't a bundler rule, because most pages never reach the bundler, and
 * because the client and server compilations share each page.
 */
export function createModuleCompiler(context: MarkdownContext): CompileModule {
  const mdxOptions = configureMdx(context)
  // The loader caches processors by compiler object.
  const owner = {}
  return request => {
    const { file, source } = request
    const format =
      request.format ??
      findMarkdownFormat(file, splitFrontMatter(source).body, {
        site: 'detect',
        dialects: context.setup.dialects
      })
    const options = {
      ...mdxOptions,
      format,
      remarkPlugins: [
        ...listMarks(request),
        ...(mdxOptions.remarkPlugins ?? [])
      ]
    }
    return callMdxLoader(prepareMarkdown(source, { ...request, format }), {
      _compiler: owner,
      context: path.dirname(file),
      resourcePath: file,
      getOptions: () => options
    })
  }
}

/**
 * List the plugins that tell the other plugins about the request. The loader caches
 * processors by their plugins and options, so such requests get their own.
 */
function listMarks({ isExcerpt, copy, copies }: ContentRequest): Pluggable[] {
  const hasCopies = copy !== undefined || Boolean(copies?.length)
  return [
    ...(isExcerpt ? [markExcerpt] : []),
    ...(hasCopies ? [[markCopies, { copy, copies }] as Pluggable] : [])
  ]
}

/** Mark the file as an excerpt, shown in lists of posts. */
function markExcerpt() {
  return (_: unknown, file: VFile) => {
    file.data.isExcerpt = true
  }
}

/** Mark the file as one that includes copies of partials, or is a copy. */
function markCopies(request: Pick<ContentRequest, 'copy' | 'copies'>) {
  const copies = findCopies(request)
  return (_: unknown, file: VFile) => {
    file.data.copies = copies
  }
}

/**
 * Call the MDX loader as a bundler does, and wait for its result. The loader has no
 * other entry, and shares processors between pages, which `compile` of `@mdx-js/mdx`
 * doesn't. It needs only these members of the context, so a cast stands in for the rest.
 */
function callMdxLoader(source: string, context: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const async =
      () => (error: Error | null | undefined, code?: string | Uint8Array) =>
        error ? reject(error) : resolve(String(code))
    mdxLoader.call({ ...context, async } as never, source)
  })
}
