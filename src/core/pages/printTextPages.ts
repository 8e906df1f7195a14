import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import pMap from 'p-map'
import type { PageRequest } from '../markdown/compileModule.ts'
import type { OutputFile, Pathname } from '../model/paths.ts'
import type { Route, TextPage } from '../model/route.ts'
import { splitIntoBlocks } from '../platform/cache/splitIntoBlocks.ts'
import { hashContent, nameAsset } from '../platform/hashContent.ts'
import type { OnProgress } from '../platform/reporter.ts'
import { createTaskGroup } from '../platform/taskGroup.ts'
import { nameChunk } from '../site/routes/nameChunk.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import {
  type CachedCompiler,
  type CompiledMarkdown,
  readRequest
} from './cachedCompiler.ts'

/** The chunks of text-only pages, by pathname. */
export type TextPages = ReadonlyMap<Pathname, TextChunk>

/** The chunk of a text-only page. Its text is only in its file, to save memory. */
export interface TextChunk {
  /** Follows the naming of the bundler's page chunks. */
  readonly name: string
  readonly file: OutputFile
  /** Of its text; SHA-256, hexadecimal. */
  readonly digest: string
  /** Of its text, in bytes. */
  readonly size: number
}

/** The file of a chunk; its name is relative to the base. */
type ChunkText = Pick<TextChunk, 'file'> & { readonly text: string }

/** Where chunks go. */
export interface ChunkOutput {
  readonly write: (chunks: readonly ChunkText[]) => Promise<unknown>
  /**
   * Link chunks that the previous output has.
   *
   * @returns those that it lacks
   */
  readonly link: (chunks: readonly TextChunk[]) => Promise<readonly TextChunk[]>
}

/** Average number of pages whose chunks are one result in the cache. */
const BLOCK_SIZE = 32

/**
 * Number of blocks compiled at once: enough to keep many threads busy, but the
 * texts of all pages don't fit in memory.
 */
const BLOCKS_AT_ONCE = 8

/** A page with the texts of its contents. */
interface TextPageSource {
  readonly route: Route
  /** Contents that aren't Markdown are undefined. */
  readonly requests: readonly (PageRequest | undefined)[]
}

/**
 * Compile all pages, and pick the text-only ones: they are plain strings, so
 * neither bundle needs a module for them.
 *
 * The cache has one result for the chunks of a block of pages. So the texts of
 * unchanged pages are read only if the previous output lacks their chunks.
 *
 * @returns chunks, already in the output
 */
export async function printTextPages(
  routes: readonly PlannedRoute[],
  compiler: Pick<CachedCompiler, 'compilePage' | 'compileBlock'>,
  output: ChunkOutput & { readonly onProgress?: OnProgress | undefined }
): Promise<TextPages> {
  const tasks = createTaskGroup()
  const writing: Promise<unknown>[] = []
  let done = 0
  const blocks = splitIntoBlocks(
    routes,
    BLOCK_SIZE,
    ({ route }) => route.pathname
  )
  const compileNext = async (block: readonly PlannedRoute[]) => {
    const sources = block.map(({ route, contents }) => ({
      route,
      requests: contents.map(readRequest)
    }))
    const { chunks, texts } = await compileBlock(sources, compiler)
    const placed =
      texts === undefined
        ? linkChunks(sources, chunks, compiler, output)
        : output.write(texts)
    writing.push(tasks.start(placed))
    done += block.length
    output.onProgress?.(done, routes.length)
    return sources.flatMap(({ route }, index) => {
      const chunk = chunks[index]
      return chunk === undefined ? [] : [[route.pathname, chunk] as const]
    })
  }
  try {
    const concurrency = BLOCKS_AT_ONCE
    const found = await pMap(blocks, compileNext, { concurrency })
    await Promise.all(writing)
    return new Map(found.flat())
  } finally {
    await tasks.close()
  }
}

/** @returns texts only if the cache hasn't known the chunks */
async function compileBlock(
  sources: readonly TextPageSource[],
  compiler: Pick<CachedCompiler, 'compileBlock'>
): Promise<{
  /** By source; pages that aren't text-only have none. */
  readonly chunks: readonly (TextChunk | undefined)[]
  readonly texts?: readonly ChunkText[]
}> {
  let texts: readonly ChunkText[] | undefined
  const requests = listRequests(sources)
  const chunks = await compiler.compileBlock(requests, {
    inputs: sources.map(({ route, requests }) =>
      JSON.stringify([route, requests.map(Boolean)])
    ),
    make: compiled => {
      const pages = new Map(
        requests.map((key, index) => [key, compiled[index]])
      )
      const made = sources.map(source => printChunk(source, pages))
      texts = made.flatMap(chunk => chunk ?? [])
      return made.map(dropText)
    }
  })
  return { chunks, ...(texts && { texts }) }
}

/** Link chunks from the previous output, and write those that it lacks. */
async function linkChunks(
  sources: readonly TextPageSource[],
  chunks: readonly (TextChunk | undefined)[],
  { compilePage }: Pick<CachedCompiler, 'compilePage'>,
  { link, write }: ChunkOutput
): Promise<void> {
  // Pages to compile go first: they need the thread that has loaded the compiler.
  await setImmediate()
  const lacking = new Set(await link(chunks.flatMap(chunk => chunk ?? [])))
  const written = sources.filter((_, index) => {
    const chunk = chunks[index]
    return chunk !== undefined && lacking.has(chunk)
  })
  if (written.length === 0) return
  const pages = new Map(
    await Promise.all(
      listRequests(written).map(
        async request => [request, await compilePage(request)] as const
      )
    )
  )
  await write(written.flatMap(source => printChunk(source, pages) ?? []))
}

function listRequests(
  sources: readonly TextPageSource[]
): readonly PageRequest[] {
  return sources.flatMap(({ requests }) =>
    requests.flatMap(request => request ?? [])
  )
}

/** @returns undefined if the page isn't text-only */
function printChunk(
  { route, requests }: TextPageSource,
  pages: ReadonlyMap<PageRequest, CompiledMarkdown | undefined>
) {
  const contents = requests.flatMap(request => {
    const result = request && pages.get(request)?.result
    return result && 'code' in result ? (result.text ?? []) : []
  })
  return contents.length < requests.length
    ? undefined
    : printTextChunk({ route, contents })
}

/** Create a script that passes a page to the client. */
export function printTextChunk(page: TextPage): TextChunk & ChunkText {
  const name = nameChunk(page.route.pathname)
  const text = `${CHUNK_START}${JSON.stringify(page)}${CHUNK_END}`
  const digest = hashContent(text)
  const size = Buffer.byteLength(text)
  return { name, file: nameAsset(name, digest, 'js'), digest, size, text }
}

function dropText(
  chunk: (TextChunk & ChunkText) | undefined
): TextChunk | undefined {
  if (chunk === undefined) return undefined
  const { text: _, ...rest } = chunk
  return rest
}

const CHUNK_START = '(globalThis.toolboxPages||=[]).push('
const CHUNK_END = ')'

/**
 * Read the page that a chunk passes to the client.
 *
 * @param file absolute
 */
export function readTextPage(file: string): TextPage {
  const text = readFileSync(file, 'utf8')
  return JSON.parse(text.slice(CHUNK_START.length, -CHUNK_END.length))
}
