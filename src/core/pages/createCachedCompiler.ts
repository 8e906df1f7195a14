import path from 'node:path'
import {
  type CompileModule,
  createModuleCompiler,
  type PageRequest
} from '../markdown/createModuleCompiler.ts'
import type {
  MarkdownContext,
  PageDiagnostic,
  PageFacts
} from '../markdown/markdownContext.ts'
import { renamePlace, renamePlaces } from '../markdown/pageDiagnostic.ts'
import {
  type CreatedOrStored,
  getPartOrCreate
} from '../platform/cache/getPartOrCreate.ts'
import {
  type Dependencies,
  type Recorded,
  recordDependencies,
  trackAll
} from '../platform/cache/track.ts'
import { parseFileDependency } from '../platform/cache/trackedFiles.ts'
import { printContentRequest } from '../site/routes/contentRequest.ts'
import {
  type CompileResult,
  createPageCompiler,
  readPageState,
  type StoredPage
} from './createPageCompiler.ts'

/** The result of compiling a page's content, or a partial. */
export interface CompiledPage {
  readonly result: CompileResult
  /** Other files that the page depends on; absolute. */
  readonly files: readonly string[]
  /** Files that it looked for and didn't find; absolute. */
  readonly missing: readonly string[]
  /** All dependencies: files and links. */
  readonly dependencies: Dependencies
  /** Diagnostics, already reported. */
  readonly diagnostics: readonly PageDiagnostic[]
}

/** Compiles a page's content or a partial, or returns the stored result. */
export type CompilePage = (request: PageRequest) => Promise<CompiledPage>

/**
 * Compiles pages and creates a value from them, or returns what the cache keeps of
 * the value, without reading the pages' modules and texts.
 */
export type CompileBlock = <Value, Stored>(
  requests: readonly PageRequest[],
  options: BlockOptions<Value, Stored>
) => Promise<CreatedOrStored<Value, Stored>>

interface BlockOptions<Value, Stored> {
  /** What the value depends on besides the pages. */
  readonly inputs: readonly string[]
  /** @param pages in the order of the requests */
  readonly create: (pages: readonly CompiledPage[]) => Value
  /** Picks what the cache keeps. */
  readonly toStored: (value: Value) => Stored
}

/** What the cache keeps of a block. File names are relative to the content folder. */
interface StoredBlock<Stored> {
  readonly stored: Stored
  readonly facts: readonly (KeptFacts | undefined)[]
  readonly diagnostics: readonly PageDiagnostic[]
}

/** Facts without the text, which would take most of the memory. */
type KeptFacts = Omit<PageFacts, 'text'>

/**
 * Returns the facts of a page; compiles it if necessary.
 *
 * @param specifier one of the `contents` of a planned route, or of a partial
 * @returns undefined if it can't be compiled
 */
export type PageFactsReader = (
  specifier: string
) => Promise<KeptFacts | undefined>

/** Compiles each page once, for all callers and later builds. */
export interface CachedCompiler {
  /** Compiles a page, or reuses the stored result; reports its diagnostics either way. */
  readonly compilePage: CompilePage
  readonly compileBlock: CompileBlock
  /**
   * Dependencies of every page besides its source, files and links. Results
   * made from compiled pages, such as the bundle, depend on it, too.
   */
  readonly sharedInputs: readonly string[]
  /** Facts of the pages compiled so far, by module specifier. */
  readonly factsBySpecifier: ReadonlyMap<string, KeptFacts>
  /** Read the state of a page's dependency on the site, such as where a link leads. */
  readonly readState: (dependency: string) => string | undefined
  /** Compile a page and list its dependencies, without storing or reporting. */
  readonly compileUncached: (
    request: PageRequest
  ) => Promise<Recorded<StoredPage>>
}

/** Compiles a page in another thread, or falls back to this one. */
export type CompileInThread = (
  request: PageRequest,
  compileHere: () => Promise<Recorded<StoredPage>>
) => Promise<Recorded<StoredPage>>

/**
 * Create a compiler of pages that stores its results, and reuses them.
 *
 * A stored module stays valid as long as its links lead to the same places and
 * the files that its page looked for are unchanged or still missing. So adding a
 * page doesn't recompile pages that don't link to it.
 *
 * @param sharedInputs dependencies that all pages share
 * @param options.compileInThread compiles pages instead of this thread
 * @param options.createCompiler creates the compiler of modules; only tests set it
 */
export function createCachedCompiler(
  context: MarkdownContext,
  sharedInputs: readonly string[],
  options: {
    readonly compileInThread?: CompileInThread | undefined
    readonly createCompiler?: (context: MarkdownContext) => CompileModule
  } = {}
): CachedCompiler {
  const { contentDir, setup } = context
  const { cache } = setup
  const {
    compileInThread = (_, compileHere) => compileHere(),
    createCompiler = createModuleCompiler
  } = options
  const factsBySpecifier = new Map<string, KeptFacts>()
  const readState = (dependency: string) => readPageState(dependency, context)
  const compile = createPageCompiler(context, createCompiler)
  const compileUncached: CachedCompiler['compileUncached'] = request =>
    recordDependencies(() => compile(request))
  const locate = (name: string) => path.join(contentDir, name)
  const relativize = (file: string) => path.relative(contentDir, file)
  const listInputs = (request: PageRequest) => [
    printContentRequest({ ...request, file: relativize(request.file) }),
    request.source
  ]

  const compilePage: CompilePage = async request => {
    const { value, dependencies } = await cache.getOrComputeEntry(
      {
        step: 'pages',
        inputs: [...sharedInputs, ...listInputs(request)],
        readState
      },
      async () => {
        const fresh = await compileInThread(request, () =>
          compileUncached(request)
        )
        trackAll(fresh.dependencies)
        return fresh.value
      }
    )
    const diagnostics = renamePlaces(value.diagnostics, locate)
    for (const diagnostic of diagnostics) context.report(diagnostic)
    const result =
      'error' in value.result
        ? { error: renamePlace(value.result.error, locate) }
        : value.result
    if ('code' in result) {
      const { code: _, text: __, ...facts } = result
      factsBySpecifier.set(printContentRequest(request), facts)
    }
    return {
      result,
      dependencies,
      diagnostics,
      ...splitDependencies(dependencies)
    }
  }

  const compileBlock: CompileBlock = async <Value, Stored>(
    requests: readonly PageRequest[],
    { inputs, create, toStored }: BlockOptions<Value, Stored>
  ) => {
    const specifiers = requests.map(printContentRequest)
    const key = {
      step: 'blocks',
      inputs: [...sharedInputs, ...inputs, ...requests.flatMap(listInputs)],
      readState
    }
    const block = await getPartOrCreate(cache, key, {
      create: async () => {
        const pages = await Promise.all(requests.map(compilePage))
        return { pages, value: create(pages) }
      },
      toStored: ({ pages, value }): StoredBlock<Stored> => ({
        stored: toStored(value),
        facts: specifiers.map(specifier => factsBySpecifier.get(specifier)),
        diagnostics: renamePlaces(
          pages.flatMap(page => page.diagnostics),
          relativize
        )
      })
    })
    if ('created' in block) return { created: block.created.value }
    const { stored, facts, diagnostics } = block.stored
    renamePlaces(diagnostics, locate).forEach(context.report)
    for (const [index, specifier] of specifiers.entries()) {
      const known = facts[index]
      if (known !== undefined) factsBySpecifier.set(specifier, known)
    }
    return { stored }
  }
  return {
    sharedInputs,
    factsBySpecifier,
    readState,
    compileUncached,
    compilePage,
    compileBlock
  }
}

/** List the files that the page was compiled from, and those that it looked for. */
function splitDependencies(
  dependencies: Dependencies
): Pick<CompiledPage, 'files' | 'missing'> {
  const files = new Set<string>()
  const missing = new Set<string>()
  for (const [dependency, state] of dependencies) {
    const path = parseFileDependency(dependency)?.path
    if (path === undefined || state === 'folder') continue
    if (state === 'nothing' || state === 'unreadable') missing.add(path)
    else files.add(path)
  }
  return { files: [...files], missing: [...missing] }
}
