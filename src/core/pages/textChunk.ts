import { readFileSync } from 'node:fs'
import type { PageRequest } from '../markdown/createModuleCompiler.ts'
import type { OutputFile } from '../model/paths.ts'
import type { Route, TextPage } from '../model/route.ts'
import { hashContent } from '../platform/hashContent.ts'
import { nameAsset } from '../platform/nameAsset.ts'
import { nameChunk } from '../site/routes/nameChunk.ts'
import type { CompiledPage } from './createCachedCompiler.ts'

/** The chunk of a text-only page. Its text is only in its file, to save memory. */
export interface TextChunk {
  /** Follows the naming of the bundler's page chunks. */
  readonly name: string
  readonly file: OutputFile
  /** SHA-256 of the text, hexadecimal. */
  readonly digest: string
  /** Size of the text, in bytes. */
  readonly size: number
}

/** The file of a chunk; its name is relative to the base. */
export type ChunkFile = Pick<TextChunk, 'file'> & { readonly text: string }

const CHUNK_START = '(globalThis.toolboxPages||=[]).push('
const CHUNK_END = ')'

/** Print a script that passes a page to the client. */
export function printTextChunk(page: TextPage): TextChunk & ChunkFile {
  const name = nameChunk(page.route.pathname)
  const text = `${CHUNK_START}${JSON.stringify(page)}${CHUNK_END}`
  const digest = hashContent(text)
  const size = Buffer.byteLength(text)
  return { name, file: nameAsset(name, digest, 'js'), digest, size, text }
}

/** A route with the sources of its contents. */
export interface RouteSource {
  readonly route: Route
  /** Contents that aren't Markdown are undefined. */
  readonly requests: readonly (PageRequest | undefined)[]
}

/**
 * Print the chunk of a page, if the page is text-only.
 *
 * @param pages the compiled contents
 * @returns undefined if one of its contents needs code of its own
 */
export function printPageChunk(
  { route, requests }: RouteSource,
  pages: ReadonlyMap<PageRequest, CompiledPage | undefined>
): (TextChunk & ChunkFile) | undefined {
  const contents = requests.flatMap(request => {
    const result = request && pages.get(request)?.result
    return result && 'code' in result ? (result.text ?? []) : []
  })
  return contents.length < requests.length
    ? undefined
    : printTextChunk({ route, contents })
}

/** Omit the text of a chunk that has been printed. */
export function dropText(
  chunk: (TextChunk & ChunkFile) | undefined
): TextChunk | undefined {
  if (chunk === undefined) return undefined
  const { text: _, ...rest } = chunk
  return rest
}

/**
 * Read the page that a chunk passes to the client.
 *
 * @param file absolute
 */
export function readTextPage(file: string): TextPage {
  const text = readFileSync(file, 'utf8')
  return JSON.parse(text.slice(CHUNK_START.length, -CHUNK_END.length))
}
