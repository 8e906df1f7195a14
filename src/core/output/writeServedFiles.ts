import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pMap from 'p-map'
import { type DocumentParts, listInputs } from '../render/documentParts.ts'
import { listInlineCode } from '../render/htmlDocument.ts'
import { hashInlineCode, type InlineHashes } from './deliveryHeaders.ts'
import {
  computeFingerprint,
  type Fingerprint,
  type FingerprintedFile,
  linkUnchanged,
  planServedFile,
  setFileTime,
  type WriteOptions,
  writeVariants
} from './prepareFile.ts'

/** Everything that later builds need to know about an unchanged document. */
interface StoredDocument extends Fingerprint {
  readonly hashes: InlineHashes
}

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

/**
 * Write files and prepare them for serving; see `prepareFile`. The cache
 * keeps the fingerprints of documents, so unchanged ones aren't even put together.
 *
 * @param batch with absolute names
 * @returns its documents
 */
export async function writeServedFiles(
  batch: readonly (ServedText | DocumentParts)[],
  printDocument: PrintDocument,
  options: WriteOptions
): Promise<readonly WrittenDocument[]> {
  const documents = batch.filter(given => 'markup' in given)
  const printed = new Map<string, string>()
  const print = async (document: DocumentParts) => {
    const html = await printDocument(document)
    printed.set(document.file, html)
    return html
  }
  const createEntries = () =>
    pMap(documents, async each => createStoredDocument(await print(each)), {
      concurrency: 1
    })
  const inputs = documents.flatMap(listInputs)
  const fingerprints =
    documents.length === 0
      ? []
      : await options.cache.getOrCompute(
          { step: 'fingerprints', inputs },
          createEntries
        )
  const known = new Map(
    documents.map(({ file }, index) => [file, fingerprints[index]])
  )
  createFolders(batch)
  for (const given of batch) {
    const { file } = given
    const read = async () =>
      Buffer.from(
        'text' in given
          ? given.text
          : (printed.get(file) ?? (await print(given)))
      )
    const fingerprint = known.get(file) ?? computeFingerprint(await read())
    const served = planServedFile(file, fingerprint, options)
    if (linkUnchanged(served, ['', ...served.variants], options)) continue
    const content = await read()
    writeFileSync(file, content)
    setFileTime(file, served.time)
    await writeVariants(served, content, options)
  }
  return Array.from(known, ([file, fingerprint]) => ({
    file,
    hashes: fingerprint?.hashes ?? { scripts: [], styles: [] }
  }))
}

/**
 * Link files that the previous output has, with their variants.
 *
 * @param batch with absolute names
 * @returns whether each is linked
 */
export function linkServedFiles(
  batch: readonly FingerprintedFile[],
  options: WriteOptions
): readonly boolean[] {
  createFolders(batch)
  return batch.map(({ file, ...fingerprint }) => {
    const served = planServedFile(file, fingerprint, options)
    return linkUnchanged(served, ['', ...served.variants], options)
  })
}

function createFolders(batch: readonly { readonly file: string }[]): void {
  for (const folder of new Set(batch.map(({ file }) => path.dirname(file)))) {
    mkdirSync(folder, { recursive: true })
  }
}

function createStoredDocument(html: string): StoredDocument {
  return {
    ...computeFingerprint(Buffer.from(html)),
    hashes: hashInlineCode(listInlineCode(html))
  }
}
