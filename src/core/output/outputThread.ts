import { rmSync } from 'node:fs'
import {
  type CacheOptions,
  createCache
} from '../platform/cache/createCache.ts'
import {
  createDocumentPrinter,
  type DocumentParts
} from '../render/documentParts.ts'
import type { FingerprintedFile } from './fingerprint.ts'
import { prepareFile } from './prepareFile.ts'
import type { WriteOptions } from './servedFile.ts'
import {
  linkServedFiles,
  type ServedText,
  type WrittenDocument,
  writeServedFiles
} from './writeServedFiles.ts'

/** Data for writing and preparing files in a thread. */
interface OutputThreadData extends Omit<WriteOptions, 'cache'> {
  readonly cache: CacheOptions
}

/**
 * Open functions for batches of files and folders, whose names are absolute. All
 * return a list, because `start` of `createOutputWriter.ts` collects results.
 */
export function open(data: OutputThreadData) {
  const cache = createCache(data.cache)
  const options = { ...data, cache }
  const print = createDocumentPrinter(cache)
  return {
    prepare: async (files: readonly string[]): Promise<readonly never[]> => {
      for (const file of files) await prepareFile(file, options)
      return []
    },
    write: (
      files: readonly (ServedText | DocumentParts)[]
    ): Promise<readonly WrittenDocument[]> =>
      writeServedFiles(files, print, options),
    link: async (
      files: readonly FingerprintedFile[]
    ): Promise<readonly string[]> => linkServedFiles(files, options),
    remove: async (files: readonly string[]): Promise<readonly never[]> => {
      // Takes half as long as removing them asynchronously.
      for (const file of files) rmSync(file, { recursive: true, force: true })
      return []
    }
  }
}
