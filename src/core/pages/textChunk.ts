import { readFileSync } from 'node:fs'
import type { OutputFile } from '../model/paths.ts'
import type { TextPage } from '../model/route.ts'
import { hashContent } from '../platform/hashContent.ts'
import { nameAsset } from '../platform/nameAsset.ts'
import { nameChunk } from '../site/routes/nameChunk.ts'

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
export type ChunkFile = Pick<TextChunk, 'file'> & { readonly text: string }

const CHUNK_START = '(globalThis.toolboxPages||=[]).push('
const CHUNK_END = ')'

/** Create a script that passes a page to the client. */
export function printTextChunk(page: TextPage): TextChunk & ChunkFile {
  const name = nameChunk(page.route.pathname)
  const text = `${CHUNK_START}${JSON.stringify(page)}${CHUNK_END}`
  const digest = hashContent(text)
  const size = Buffer.byteLength(text)
  return { name, file: nameAsset(name, digest, 'js'), digest, size, text }
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
