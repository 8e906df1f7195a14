import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pMap from 'p-map'
import type { Cache } from '../platform/cache/createCache.ts'
import { getPartOrCreate } from '../platform/cache/getPartOrCreate.ts'
import {
  type DocumentParts,
  listDocumentInputs
} from '../render/documentParts.ts'
import { listInlineCode } from '../render/htmlDocument.ts'
import { hashInlineCode, type InlineHashes } from './deliveryHeaders.ts'
import {
  computeFingerprint,
  type Fingerprint,
  type FingerprintedFile,
  setFileTime
} from './fingerprint.ts'
import {
  linkUnchanged,
  planServedFile,
  type WriteOptions,
  writeVariants
} from './servedFile.ts'

/** A text to write; its file is absolute. */
export type ServedText = { readonly file: string; readonly text: string }

/** A document, and the inline code that the security policy must allow. */
export interface WrittenDocument {
  /** Absolute. */
  readonly file: string
  readonly hashes: InlineHashes
}

/** Prints a document as served. */
export type PrintDocument = (document: DocumentParts) => Promise<string>

/** Everything that later builds need to know about an unchanged document. */
interface DocumentFacts extends Fingerprint {
  readonly hashes: InlineHashes
}

/** A file to link or write. */
interface ReadableFile<Facts extends Fingerprint = Fingerprint> {
  /** Absolute. */
  readonly file: string
  readonly facts: Facts
  /** Returns the content; prints a document if only its facts were known. */
  readonly read: () => Promise<Buffer>
}

/**
 * Write files and prepare them for serving; see `prepareFile`.
 *
 * @param batch with absolute names
 * @returns its documents
 */
export async function writeServedFiles(
  batch: readonly (ServedText | DocumentParts)[],
  printDocument: PrintDocument,
  options: WriteOptions
): Promise<readonly WrittenDocument[]> {
  const texts = batch.filter(given => 'text' in given)
  const documents = await findDocumentFacts(
    batch.filter(given => 'markup' in given),
    printDocument,
    options.cache
  )
  createFolders(batch)
  for (const { file, text } of texts) {
    const content = Buffer.from(text)
    const facts = computeFingerprint(content)
    await linkOrWrite({ file, facts, read: async () => content }, options)
  }
  for (const document of documents) await linkOrWrite(document, options)
  return documents.map(({ file, facts: { hashes } }) => ({ file, hashes }))
}

/**
 * Return the cached facts of documents, or print the documents to find them. So
 * documents of unchanged pages that can be linked aren't even printed.
 */
async function findDocumentFacts(
  documents: readonly DocumentParts[],
  print: PrintDocument,
  cache: Cache
): Promise<readonly ReadableFile<DocumentFacts>[]> {
  if (documents.length === 0) return []
  const key = {
    step: 'documents',
    inputs: documents.flatMap(listDocumentInputs)
  }
  const toFile = async (
    document: DocumentParts,
    known?: DocumentFacts
  ): Promise<ReadableFile<DocumentFacts>> => {
    const { file } = document
    if (known !== undefined) {
      const read = async () => Buffer.from(await print(document))
      return { file, facts: known, read }
    }
    const html = await print(document)
    const content = Buffer.from(html)
    const hashes = hashInlineCode(listInlineCode(html))
    const facts = { ...computeFingerprint(content), hashes }
    return { file, facts, read: async () => content }
  }
  const found = await getPartOrCreate(cache, key, {
    create: () =>
      pMap(documents, document => toFile(document), { concurrency: 1 }),
    toStored: files => files.map(({ facts }) => facts)
  })
  if ('created' in found) return found.created
  const { stored } = found
  return Promise.all(
    documents.map((document, index) => toFile(document, stored[index]))
  )
}

async function linkOrWrite(
  { file, facts, read }: ReadableFile,
  options: WriteOptions
): Promise<void> {
  const served = planServedFile(file, facts, options)
  if (linkUnchanged(served, ['', ...served.variants], options)) return
  const content = await read()
  writeFileSync(file, content)
  setFileTime(file, served.time)
  await writeVariants(served, content, options)
}

/**
 * Link files that the previous output has, with their variants.
 *
 * @param batch with absolute names
 * @returns names of the linked files
 */
export function linkServedFiles(
  batch: readonly FingerprintedFile[],
  options: WriteOptions
): readonly string[] {
  createFolders(batch)
  return batch.flatMap(({ file, ...fingerprint }) => {
    const served = planServedFile(file, fingerprint, options)
    const endings = ['', ...served.variants]
    return linkUnchanged(served, endings, options) ? [file] : []
  })
}

function createFolders(batch: readonly { readonly file: string }[]): void {
  for (const folder of new Set(batch.map(({ file }) => path.dirname(file)))) {
    mkdirSync(folder, { recursive: true })
  }
}
