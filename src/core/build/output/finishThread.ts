import type { PageDocument } from '../prerender/pageDocument.ts'
import { createStore, type StoreOptions } from '../store/createStore.ts'
import { type FinishOptions, finishFile, writeFinished } from './finishFile.ts'
import type { OutputText } from './outputText.ts'

/** Data for finishing files in a thread. */
interface FinishThreadData extends Omit<FinishOptions, 'store'> {
  readonly store: StoreOptions
}

/** Open a finisher of batches. File names are absolute. */
export function open(data: FinishThreadData) {
  const options = { ...data, store: createStore(data.store) }
  return {
    finish: async (files: readonly string[]): Promise<void> => {
      for (const file of files) await finishFile(file, options)
    },
    write: (texts: readonly (OutputText | PageDocument)[]): Promise<void> =>
      writeFinished(texts, options)
  }
}
