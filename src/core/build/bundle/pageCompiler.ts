import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isPageFile } from '../../content/listFiles.ts'
import type {
  MarkdownContext,
  MarkdownFinding
} from '../../markdown/markdownContext.ts'
import {
  type Observations,
  observe,
  type Recorded,
  recordObservations
} from '../store/observe.ts'
import { parseFileQuestion } from '../store/observedFiles.ts'
import {
  type CompileModule,
  createModuleCompiler,
  type PageRequest
} from './compileModule.ts'
import {
  answerPageQuestion,
  type CompiledPage,
  createUncachedCompiler,
  type PageResult,
  type StoredPage
} from './createUncachedCompiler.ts'
import { mapFindingFiles } from './mapFindingFiles.ts'

/** The result of compiling a page. */
export interface CompiledMarkdown {
  readonly result: PageResult
  /** Absolute: other files that the page was made from. */
  readonly files: readonly string[]
  /** Absolute: what it looked for and did not find. */
  readonly missing: readonly string[]
  /** Everything it depends on: files and links. */
  readonly observations: Observations
  /** Findings, which are already reported. */
  readonly findings: readonly MarkdownFinding[]
}

/** Compiles a page, or returns the stored result. */
export type CompilePage = (request: PageRequest) => Promise<CompiledMarkdown>

/**
 * Returns a compiled page; compiles it if necessary.
 *
 * @returns undefined if it can't be
 */
export type ReadPage = (request: string) => Promise<CompiledPage | undefined>

/** Compiles pages, each once for all who ask and for later builds. */
export interface PageCompiler {
  /** Reports what was found in a page, whether it was compiled now or before. */
  readonly compilePage: CompilePage
  /**
   * What every page depends on besides its source, files and links. A result
   * made from compiled pages, such as the bundle, depends on it too.
   */
  readonly key: readonly string[]
  /** Pages compiled so far, by path and query. */
  readonly compiled: ReadonlyMap<string, CompiledPage>
  /** Answer a page's question about the site, such as where a link leads. */
  readonly answer: (question: string) => string | undefined
  /** Compile a page and list what it depends on; stores and reports nothing. */
  readonly compileUncached: (request: PageRequest) => Promise<UncachedPage>
}

/** A page that was compiled just now, and what it depends on. */
export type UncachedPage = Recorded<StoredPage>

/** Compiles a page in another thread, or here after all. */
export type CompileInWorker = (
  request: PageRequest,
  compileHere: () => Promise<UncachedPage>
) => Promise<UncachedPage>

/**
 * Create the compiler of pages.
 *
 * A stored module is valid while each of its links leads to the same place and
 * each file that its page looked for is unchanged or still missing. So a new
 * page doesn't recompile pages that don't link to it.
 *
 * @param key what all pages depend on
 * @param options.compileInWorker compiles in the place of this thread
 * @param options.createCompiler creates what compiles a module
 */
export function createPageCompiler(
  given: MarkdownContext,
  key: readonly string[],
  options: {
    readonly compileInWorker?: CompileInWorker | undefined
    readonly createCompiler?: (context: MarkdownContext) => CompileModule
  } = {}
): PageCompiler {
  const { contentDir, store } = given
  const {
    compileInWorker = (_, compileHere) => compileHere(),
    createCompiler = createModuleCompiler
  } = options
  const compiled = new Map<string, CompiledPage>()
  const answer = (question: string) => answerPageQuestion(question, given)
  const make = createUncachedCompiler(given, createCompiler)
  const compileUncached: PageCompiler['compileUncached'] = request =>
    recordObservations(() => make(request))

  return {
    key,
    compiled,
    answer,
    compileUncached,
    compilePage: async request => {
      const { file, query, source } = request
      const name = path.relative(contentDir, file)
      const { value, observations: found } = await store.recall(
        { step: 'pages', inputs: [...key, name, query, source], answer },
        async () => {
          const made = await compileInWorker(request, () =>
            compileUncached(request)
          )
          for (const [question, answer] of made.observations)
            observe(question, answer)
          return made.value
        }
      )
      const locate = (name: string) => path.join(contentDir, name)
      const findings = mapFindingFiles(value.findings, locate)
      for (const finding of findings) given.report(finding)
      const failure = 'failure' in value.result && findings.at(-1)
      const result = failure ? { failure } : value.result
      if ('code' in result) compiled.set(file + query, result)
      return { result, observations: found, findings, ...listFiles(found) }
    }
  }
}

/**
 * Compile what a module request asks for: a file and a query.
 *
 * Requests it immediately, so the compiler knows how many pages wait.
 *
 * @returns undefined if the file isn't Markdown, is gone, or empty while it's
 * being saved
 */
export function compileRequest(
  request: string,
  compilePage: CompilePage
): Promise<CompiledMarkdown> | undefined {
  const { file, query } = splitRequest(request)
  // The content of a page may be a component, too.
  if (!isPageFile(file)) return undefined
  try {
    const source = readFileSync(file, 'utf8')
    return source === '' ? undefined : compilePage({ file, query, source })
  } catch {
    return undefined
  }
}

/** Split a module request into a path and what follows it. */
export function splitRequest(
  request: string
): Pick<PageRequest, 'file' | 'query'> {
  const [, file = '', query = ''] = /^(.*?)(\?[^?]*)?$/s.exec(request) ?? []
  return { file, query }
}

/** List the files whose change recompiles the page. */
function listFiles(
  observations: Observations
): Pick<CompiledMarkdown, 'files' | 'missing'> {
  const files = new Set<string>()
  const missing = new Set<string>()
  for (const [question, answer] of observations) {
    const path = parseFileQuestion(question)?.path
    if (path === undefined || answer === 'folder') continue
    if (answer === 'nothing' || answer === 'unreadable') missing.add(path)
    else files.add(path)
  }
  return { files: [...files], missing: [...missing] }
}
