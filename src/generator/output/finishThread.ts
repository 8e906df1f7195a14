import { workerData } from 'node:worker_threads'
import type { PageDocument } from '../prerender/pageDocument.ts'
import { createStore, type StoreOptions } from '../store/createStore.ts'
import { type FinishOptions, finishFile, writeFinished } from './finishFile.ts'
import type { OutputText } from './outputText.ts'

/** What a thread that finishes files is started with. */
export interface FinishThreadData extends Omit<FinishOptions, 'store'> {
  readonly store: StoreOptions
}

const [, data] = workerData as [unknown, FinishThreadData] // as tinypool does
const options = { ...data, store: createStore(data.store) }

/**
 * Prepare files for serving.
 *
 * @param files absolute
 */
export async function finish(files: readonly string[]): Promise<void> {
  for (const file of files) await finishFile(file, options)
}

/**
 * Write files and prepare them for serving.
 *
 * @param texts with absolute names
 */
export async function write(
  texts: readonly (OutputText | PageDocument)[]
): Promise<void> {
  for (const text of texts) await writeFinished(text, options)
}
