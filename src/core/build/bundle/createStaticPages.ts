import { readFileSync } from 'node:fs'
import type { OutputFile, Pathname } from '../../model/paths.ts'
import type { StaticPage } from '../../model/route.ts'
import { createChunkName } from '../../routes/createVirtualModules.ts'
import type { PlannedRoute } from '../../routes/plannedRoute.ts'
import { hashContent, nameAsset } from '../hashContent.ts'
import type { OnProgress } from '../reporter.ts'
import { type CompilePage, compileRequest } from './pageCompiler.ts'

/** The chunks of text-only pages, by pathname. */
export type StaticPages = ReadonlyMap<Pathname, StaticChunk>

/** The chunk of a text-only page. Its text is only in its file, to save memory. */
export interface StaticChunk {
  /** Follows the naming of the bundler's page chunks. */
  readonly name: string
  readonly file: OutputFile
  /** Of its text; SHA-256, hexadecimal. */
  readonly digest: string
}

/** The file of a chunk; its name is relative to the base. */
type ChunkText = Pick<StaticChunk, 'file'> & { readonly text: string }

/** Writes chunks. */
export type WriteChunks = (chunks: readonly ChunkText[]) => Promise<unknown>

/**
 * Number of pages compiled at once: enough to keep many threads busy, but the
 * texts of all pages don't fit in memory.
 */
const PAGES_AT_ONCE = 256

/** Number of chunks to write at once. */
const CHUNKS_AT_ONCE = 32

/**
 * Compile all pages, and pick the text-only ones: they are plain strings, so
 * neither bundle needs a module for them.
 *
 * @param options.write writes the chunks
 * @returns chunks, already written
 */
export async function createStaticPages(
  routes: readonly PlannedRoute[],
  compilePage: CompilePage,
  options: {
    readonly write: WriteChunks
    readonly onProgress?: OnProgress | undefined
  }
): Promise<StaticPages> {
  const { write, onProgress } = options
  const chunks = new Map<PlannedRoute, StaticChunk>()
  const queue = routes.values()
  const writing: Promise<unknown>[] = []
  let done = 0
  let made: ChunkText[] = []
  const writeMade = () => {
    writing.push(write(made))
    made = []
  }
  const compileNext = async () => {
    for (const planned of queue) {
      const page = await createStaticPage(planned, compilePage)
      done += 1
      onProgress?.(done, routes.length)
      if (page === undefined) continue
      const { text, ...chunk } = createStaticChunk(page)
      chunks.set(planned, chunk)
      made.push({ file: chunk.file, text })
      if (made.length === CHUNKS_AT_ONCE) writeMade()
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, compileNext))
  writeMade()
  await Promise.all(writing)
  return new Map(
    routes.flatMap(planned => {
      const chunk = chunks.get(planned)
      return chunk === undefined ? [] : [[planned.route.pathname, chunk]]
    })
  )
}

/** @returns undefined if the page isn't text-only */
async function createStaticPage(
  { route, contents }: PlannedRoute,
  compilePage: CompilePage
): Promise<StaticPage | undefined> {
  const compiled = await Promise.all(
    contents.map(request => compileRequest(request, compilePage))
  )
  const found = compiled.flatMap(page =>
    page && 'code' in page.result ? (page.result.text ?? []) : []
  )
  return found.length < contents.length ? undefined : { route, contents: found }
}

/** Create a script that passes a page to the client. */
export function createStaticChunk(page: StaticPage) {
  const name = createChunkName(page.route.pathname)
  const text = `${CHUNK_START}${JSON.stringify(page)}${CHUNK_END}`
  const digest = hashContent(text)
  return { name, file: nameAsset(name, digest, 'js'), digest, text }
}

const CHUNK_START = '(globalThis.toolboxPages||=[]).push('
const CHUNK_END = ')'

/**
 * Read the page that a chunk passes to the client.
 *
 * @param file absolute
 */
export function readStaticPage(file: string): StaticPage {
  const text = readFileSync(file, 'utf8')
  return JSON.parse(text.slice(CHUNK_START.length, -CHUNK_END.length))
}
