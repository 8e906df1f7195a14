import { AsyncLocalStorage } from 'node:async_hooks'
import path from 'node:path'
import { VFileMessage } from 'vfile-message'
import { isNestedTooDeep, TooDeepError } from '../content/read/markdownLines.ts'
import { explainFileSize } from '../content/read/readText.ts'
import { readBoundsState } from '../content/siteBounds.ts'
import type {
  CompileModule,
  PageRequest
} from '../markdown/createModuleCompiler.ts'
import type {
  MarkdownContext,
  PageDiagnostic,
  PageFacts
} from '../markdown/markdownContext.ts'
import {
  describeCompileError,
  renamePlace,
  renamePlaces
} from '../markdown/pageDiagnostic.ts'
import { findTruncationMarker } from '../markdown/prepareMarkdown.ts'
import { track } from '../platform/cache/track.ts'
import { runReported } from '../platform/supervision.ts'
import { planMarkdownRequest } from './planMarkdownRequest.ts'

/** A page's compiled module, with facts about the page. */
export interface CompiledModule extends PageFacts {
  readonly code: string
}

/** A page's module, or why it doesn't compile. */
export type CompileResult = CompiledModule | { readonly error: PageDiagnostic }

/** Diagnostics and facts that plugins report while a page compiles. */
interface PageNotes {
  readonly diagnostics: PageDiagnostic[]
  facts: PageFacts
}

/** A page's stored result. File names are relative to the content folder. */
export interface StoredPage {
  readonly result: CompileResult
  readonly diagnostics: readonly PageDiagnostic[]
}

/**
 * Create the function that compiles a page, without the cache, and collects its
 * plugins' reports.
 */
export function createPageCompiler(
  context: MarkdownContext,
  createCompiler: (context: MarkdownContext) => CompileModule
): (request: PageRequest) => Promise<StoredPage> {
  const { contentDir } = context
  // Parts of a page compile concurrently; each has its own notes.
  const currentNotes = new AsyncLocalStorage<PageNotes>()
  const compileModule = createCompiler({
    ...context,
    report: diagnostic => {
      currentNotes.getStore()?.diagnostics.push(diagnostic)
    },
    addFacts: facts => {
      const notes = currentNotes.getStore()
      if (notes) notes.facts = { ...notes.facts, ...facts }
    },
    resolveLink: createLinkTracker(context)
  })
  return request =>
    runReported('compiles', path.relative(contentDir, request.file), () =>
      compilePage(request)
    )

  async function compilePage(request: PageRequest): Promise<StoredPage> {
    const notes: PageNotes = { diagnostics: [], facts: {} }
    const result = await currentNotes.run(notes, async () => {
      try {
        const excess = explainFileSize(Buffer.byteLength(request.source))
        if (excess) throw new VFileMessage(excess.join('\n'))
        if (isNestedTooDeep(request.source)) throw new TooDeepError()
        const code = await compileWithFallback(request, notes)
        return { code, ...notes.facts }
      } catch (error) {
        const cause = (await findBadTruncation(request, compileModule)) ?? error
        const { file } = request
        const diagnostic = describeCompileError(cause, { file, contentDir })
        notes.diagnostics.push(diagnostic)
        return { error: diagnostic }
      }
    })
    const relativize = (name: string) => path.relative(contentDir, name)
    return {
      result:
        'error' in result
          ? { error: renamePlace(result.error, relativize) }
          : result,
      diagnostics: renamePlaces(notes.diagnostics, relativize)
    }
  }

  async function compileWithFallback(
    request: PageRequest,
    notes: PageNotes
  ): Promise<string> {
    try {
      return await compileModule(request)
    } catch (error) {
      const markdown = planMarkdownRequest(request, error, context)
      if (markdown === undefined) throw error
      const code = await compileModule(markdown.request)
      notes.diagnostics.push(markdown.warning)
      return code
    }
  }
}

const BAD_TRUNCATION =
  'The excerpt ends within an element.\nMove the "truncate" marker out of the element, between two blocks.'

/** Find a truncation marker within an element, if the whole post compiles. */
async function findBadTruncation(
  request: PageRequest,
  compileModule: CompileModule
): Promise<VFileMessage | undefined> {
  const place = findTruncationMarker(request.source)
  if (!request.isExcerpt || place === undefined) return undefined
  const compiling = compileModule({ ...request, isExcerpt: false })
  return compiling.then(
    () => new VFileMessage(BAD_TRUNCATION, { place }),
    () => undefined
  )
}

/** The first word of dependencies on where a link leads. */
const LINK = 'link '

/** Create a resolver that records for the cache where each link leads. */
function createLinkTracker({
  contentDir,
  resolveLink
}: MarkdownContext): MarkdownContext['resolveLink'] {
  return (link, fromFile) => {
    const resolved = resolveLink(link, fromFile)
    const from = path.relative(contentDir, fromFile)
    track(`${LINK}${JSON.stringify([from, link])}`, JSON.stringify(resolved))
    return resolved
  }
}

/** Read the state of a page's dependency on the site. */
export function readPageState(
  dependency: string,
  { contentDir, data, resolveLink }: MarkdownContext
): string | undefined {
  if (!dependency.startsWith(LINK)) {
    return (
      data.siteFacts?.get(dependency) ?? readBoundsState(dependency, contentDir)
    )
  }
  const [from, link] = JSON.parse(dependency.slice(LINK.length))
  return JSON.stringify(resolveLink(link, path.join(contentDir, from)))
}
