import { setImmediate } from 'node:timers/promises'
import pMap from 'p-map'
import type { PageRequest } from '../markdown/createModuleCompiler.ts'
import type { Pathname } from '../model/paths.ts'
import { splitIntoBlocks } from '../platform/cache/splitIntoBlocks.ts'
import type { OnProgress } from '../platform/reporter.ts'
import { createTaskGroup } from '../platform/taskGroup.ts'
import type { PlannedRoute } from '../site/routes/plannedRoute.ts'
import type { CachedCompiler } from './createCachedCompiler.ts'
import { readPageRequest } from './readPageRequest.ts'
import {
  type ChunkFile,
  dropText,
  printPageChunk,
  type RouteSource,
  type TextChunk
} from './textChunk.ts'

/** The chunks of text-only pages, by pathname. */
export type TextChunks = ReadonlyMap<Pathname, TextChunk>

/** The part of the output (`output/openOutput.ts`) that this stage may know. */
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
  const { onProgress } = tools
  const tasks = createTaskGroup()
  let done = 0
  const blocks = splitIntoBlocks(
    routes,
    BLOCK_SIZE,
    ({ route }) => route.pathname
  )
  const compileNext = async (block: readonly PlannedRoute[]) => {
    const sources = block.map(({ route, contents }) => ({
      route,
      requests: contents.map(readPageRequest)
    }))
    const { chunks, write } = await compileChunks(sources, tools)
    const writing = tasks.add(write())
    done += block.length
    onProgress?.(done, routes.length)
    return { chunks: pairChunks(block, chunks), writing }
  }
  try {
    const concurrency = BLOCKS_AT_ONCE
    const compiled = await pMap(blocks, compileNext, { concurrency })
    await Promise.all(compiled.map(({ writing }) => writing))
    return new Map(compiled.flatMap(({ chunks }) => chunks))
  } finally {
    await tasks.close()
  }
}

function pairChunks(
  block: readonly PlannedRoute[],
  chunks: Chunks<TextChunk>
): readonly (readonly [Pathname, TextChunk])[] {
  return block.flatMap(({ route }, index) => {
    const chunk = chunks[index]
    return chunk === undefined ? [] : [[route.pathname, chunk] as const]
  })
}

/** One for each page of a block; pages that aren't text-only have none. */
type Chunks<Chunk> = readonly (Chunk | undefined)[]

/** The chunks of a block of pages, and what puts them into the output. */
interface CompiledChunks {
  readonly chunks: Chunks<TextChunk>
  readonly write: () => Promise<unknown>
}

/** Compile pages and print their chunks, unless the cache has these. */
async function compileChunks(
  sources: readonly RouteSource[],
  tools: RouteTools
): Promise<CompiledChunks> {
  const { compiler, output, folder } = tools
  const requests = listRequests(sources)
  const compiled = await compiler.compileBlock(requests, {
    // The Booleans tell which contents are Markdown that could be read.
    inputs: sources.map(({ route, requests }) =>
      JSON.stringify([route, requests.map(Boolean)])
    ),
    create: (compiledPages): Chunks<TextChunk & ChunkFile> => {
      const pages = new Map(
        requests.map((request, index) => [request, compiledPages[index]])
      )
      return sources.map(source => printPageChunk(source, pages))
    },
    toStored: (chunks): Chunks<TextChunk> => chunks.map(dropText)
  })
  if ('stored' in compiled) {
    const chunks = compiled.stored
    return { chunks, write: () => linkChunks(sources, chunks, tools) }
  }
  const files = compiled.created.flatMap(chunk => chunk ?? [])
  return {
    chunks: compiled.created.map(dropText),
    write: () => output.write(folder, files)
  }
}

/** Link chunks from the previous output, and write those that it lacks. */
async function linkChunks(
  sources: readonly RouteSource[],
  chunks: Chunks<TextChunk>,
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
    lackingSources.flatMap(source => printPageChunk(source, pages) ?? [])
  )
}

function listRequests(sources: readonly RouteSource[]): readonly PageRequest[] {
  return sources.flatMap(({ requests }) =>
    requests.flatMap(request => request ?? [])
  )
}
