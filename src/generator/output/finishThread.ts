import { workerData } from 'node:worker_threads'
import { createStore, type StoreOptions } from '../store/createStore.ts'
import { type Compression, finishFile } from './finishFile.ts'

/** Files for a thread. */
export interface FinishTask {
  /** Absolute. */
  readonly files: readonly string[]
  readonly quality: Compression
}

const [, data] = workerData as [unknown, StoreOptions] // as tinypool does
const store = createStore(data)

/** Prepare files for serving. */
export async function finish({ files, quality }: FinishTask): Promise<void> {
  for (const file of files) await finishFile(file, { store, quality })
}
