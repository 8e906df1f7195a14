import { rmSync } from 'node:fs'
import {
  createDocumentPrinter,
  type PageDocument
} from '../prerender/pageDocument.ts'
import { createStore, type StoreOptions } from '../store/createStore.ts'
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
interface FinishThreadData extends Omit<FinishOptions, 'store'> {
  readonly store: StoreOptions
}

/** Open a finisher of batches. Names of files and folders are absolute. */
export function open(data: FinishThreadData) {
  const store = createStore(data.store)
  const options = { ...data, store }
  const print = createDocumentPrinter(store)
  return {
    finish: async (files: readonly string[]): Promise<readonly never[]> => {
      for (const file of files) await finishFile(file, options)
      return []
    },
    write: (
      texts: readonly (OutputText | PageDocument)[]
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
