import path from 'node:path'
import { listFiles } from '../content/listFiles.ts'
import type { TellProgress } from '../reporter.ts'
import { canStartThreads, findModule, startThreads } from '../threads.ts'
import { type FinishOptions, finishFile } from './finishFile.ts'
import type { FinishTask } from './finishThread.ts'

/** Number of files per task for a thread. */
const BATCH_SIZE = 32

/** Number of batches from which threads pay off. */
const THREAD_WORTH = 8

/**
 * Prepare every file of the output for serving; see {@link finishFile}.
 *
 * @param folder absolute; its dot folders are skipped
 */
export async function finishFiles(
  folder: string,
  options: FinishOptions,
  tell: TellProgress = () => {}
): Promise<void> {
  let done = 0
  const files = (await listFiles(folder)).map(file => path.join(folder, file))
  const batches = createBatches(files)
  if (batches.length < THREAD_WORTH || !canStartThreads()) {
    for (const file of files) await finishFile(file, options)
    return
  }
  const { store, quality } = options
  const threads = startThreads(
    findModule(import.meta.url, 'finishThread'),
    store.options
  )
  try {
    await Promise.all(
      batches.map(async batch => {
        const task: FinishTask = { files: batch, quality }
        await threads.run('finish', task)
        done += batch.length
        tell(done, files.length)
      })
    )
  } finally {
    await threads.close()
  }
}

function createBatches(
  files: readonly string[]
): readonly (readonly string[])[] {
  const count = Math.ceil(files.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, index) =>
    files.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE)
  )
}
