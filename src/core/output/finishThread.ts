import { rmSync } from 'node:fs'
import {
  type CacheOptions,
  createCache
} from '../platform/cache/createCache.ts'
import {
  createDocumentPrinter,
  type DocumentParts
} from '../render/documentParts.ts'
import {
  type FinishOptions,
  finishFile,
  type StampedFile
} from './finishFile.ts'
import type { OutputText } from './outputText.ts'
import {
  linkFinished,
  type WrittenDocument,
  writeFinished
} from './writeFinished.ts'

/** Data for finishing files in a thread. */
interface FinishThreadData extends Omit<FinishOptions, 'cache'> {
  readonly cache: CacheOptions
}

/** Open a finisher of batches. Names of files and folders are absolute. */
export function open(data: FinishThreadData) {
  const cache = createCache(data.cache)
  const options = { ...data, cache }
  const print = createDocumentPrinter(cache)
  return {
    finish: async (files: readonly string[]): Promise<readonly never[]> => {
      for (const file of files) await finishFile(file, options)
      return []
    },
    write: (
      texts: readonly (OutputText | DocumentParts)[]
    ): Promise<readonly WrittenDocument[]> =>
      writeFinished(texts, print, options),
    link: async (files: readonly StampedFile[]): Promise<readonly boolean[]> =>
      linkFinished(files, options),
    remove: async (files: readonly string[]): Promise<readonly never[]> => {
      // Takes half as long as removing them asynchronously.
      for (const file of files) rmSync(file, { recursive: true, force: true })
      return []
    }
  }
}
