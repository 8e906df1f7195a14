import { setImmediate } from 'node:timers/promises'
import pMap from 'p-map'
import type { PageRequest } from '../markdown/createModuleCompiler.ts'
import type { Pathname } from '../model/paths.ts'
import type { Route } from '../model/route.ts'
import { splitIntoBlocks } from '../platform/cache/splitIntoBlocks.ts'
import type { OnProgress } from '../platform/reporter.ts'
import { createTaskGroup } from '../platform/taskGroup.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import { readRequest } from './compileRequest.ts'
import type { CachedCompiler, CompiledPage } from './createCachedCompiler.ts'
import { type ChunkFile, printTextChunk, type TextChunk } from './textChunk.ts'

/** The chunks of text-only pages, by pathname. */
export type TextChunks = ReadonlyMap<Pathname, TextChunk>

/** Where chunks go. */
export interface ChunkOutput {
  /** @param folder absolute */
  readonly write: (
    folder: string,
    chunks: readonly ChunkFile[]
  ) => Promise<unknown>
  /**
   * Link chunks that the previous output has.
   *
   * @param folder absolute
   * @returns those that it lacks
   */
  readonly link: (
    folder: string,
    chunks: readonly TextChunk[]
  ) => Promise<readonly TextChunk[]>
}

/** What compiling routes needs besides them. */
interface RouteTools {
  readonly compiler: Pick<CachedCompiler, 'compilePage' | 'compileBlock'>
  readonly output: ChunkOutput
  /** The locale's output folder, absolute. */
  readonly folder: string
  readonly onProgress?: OnProgress | undefined
}

/** Average number of pages whose chunks are one result in the cache. */
const BLOCK_SIZE = 32

/**
 * Number of blocks compiled at once: enough to keep many threads busy, but the
 * texts of all pages don't fit in memory.
 */
const BLOCKS_AT_ONCE = 8

/** A route with the sources of its contents. */
interface RouteSource {
  readonly route: Route
  /** Contents that aren't Markdown are undefined. */
  readonly requests: readonly (PageRequest | undefined)[]
}

/**
 * Compile the pages of all routes, and write the chunks of those that are only
 * text: they are plain strings, so neither bundle needs a module for them.
 *
 * The cache has one result for the chunks of a block of pages. So the texts of
 * unchanged pages are read only if the previous output lacks their chunks.
 *
 * @returns chunks, already in the output
 */
export async function compileRoutes(
  routes: readonly PlannedRoute[],
  tools: RouteTools
): Promise<TextChunks> {
  const { compiler, output, folder, onProgress } = tools
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
    const { chunks, chunkFiles } = await compileBlock(sources, compiler)
    const placed =
      chunkFiles === undefined
        ? linkChunks(sources, chunks, tools)
        : output.write(folder, chunkFiles)
    writing.push(tasks.add(placed))
    done += block.length
    onProgress?.(done, routes.length)
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

/**
 * @returns `chunkFiles` only if the chunks were just made; cached chunks have no
 * text.
 */
async function compileBlock(
  sources: readonly RouteSource[],
  compiler: Pick<CachedCompiler, 'compileBlock'>
): Promise<{
  /** By source; pages that aren't text-only have none. */
  readonly chunks: readonly (TextChunk | undefined)[]
  readonly chunkFiles?: readonly ChunkFile[]
}> {
  let chunkFiles: readonly ChunkFile[] | undefined
  const requests = listRequests(sources)
  const chunks = await compiler.compileBlock(requests, {
    inputs: sources.map(({ route, requests }) =>
      JSON.stringify([route, requests.map(Boolean)])
    ),
    make: compiled => {
      const pages = new Map(
        requests.map((request, index) => [request, compiled[index]])
      )
      const pageChunks = sources.map(source => printChunk(source, pages))
      chunkFiles = pageChunks.flatMap(chunk => chunk ?? [])
      return pageChunks.map(dropText)
    }
  })
  return { chunks, ...(chunkFiles && { chunkFiles }) }
}

/** Link chunks from the previous output, and write those that it lacks. */
async function linkChunks(
  sources: readonly RouteSource[],
  chunks: readonly (TextChunk | undefined)[],
  { compiler, output, folder }: RouteTools
): Promise<void> {
  // Let pages that must be compiled be sent first: they need the thread that has
  // loaded the compiler.
  await setImmediate()
  const lacking = new Set(
    await output.link(
      folder,
      chunks.flatMap(chunk => chunk ?? [])
    )
  )
  const lackingSources = sources.filter((_, index) => {
    const chunk = chunks[index]
    return chunk !== undefined && lacking.has(chunk)
  })
  if (lackingSources.length === 0) return
  const pages = new Map(
    await Promise.all(
      listRequests(lackingSources).map(
        async request => [request, await compiler.compilePage(request)] as const
      )
    )
  )
  await output.write(
    folder,
    lackingSources.flatMap(source => printChunk(source, pages) ?? [])
  )
}

function listRequests(sources: readonly RouteSource[]): readonly PageRequest[] {
  return sources.flatMap(({ requests }) =>
    requests.flatMap(request => request ?? [])
  )
}

/**
 * Print the chunk of a text-only page.
 *
 * @returns undefined if it isn't one: a content needs code of its own
 */
function printChunk(
  { route, requests }: RouteSource,
  pages: ReadonlyMap<PageRequest, CompiledPage | undefined>
) {
  const contents = requests.flatMap(request => {
    const result = request && pages.get(request)?.result
    return result && 'code' in result ? (result.text ?? []) : []
  })
  return contents.length < requests.length
    ? undefined
    : printTextChunk({ route, contents })
}

function dropText(
  chunk: (TextChunk & ChunkFile) | undefined
): TextChunk | undefined {
  if (chunk === undefined) return undefined
  const { text: _, ...rest } = chunk
  return rest
}
