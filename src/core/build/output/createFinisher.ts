import path from 'node:path'
import { listFiles } from '../../content/listFiles.ts'
import type { OutputFile } from '../../model/paths.ts'
import type { PageDocument } from '../prerender/pageDocument.ts'
import type { OnProgress } from '../reporter.ts'
import {
  endThreads,
  findModule,
  openInThreads,
  type RunInThread
} from '../threads.ts'
import type { FinishOptions } from './finishFile.ts'
import { open } from './finishThread.ts'
import type { OutputText } from './outputText.ts'

/** Number of files per thread call. */
const BATCH_SIZE = 32

/** Start threads for this many files. */
const MIN_FILES_FOR_THREADS = 64

/**
 * Prepares files for serving; see `finishFile`. Works in threads, so it compresses
 * documents while the build still creates the rest of the output.
 */
export interface Finisher {
  /**
   * Start writing texts. If a file is listed again, such as the search texts of
   * identical pages, the first text is written.
   *
   * @param folder absolute
   */
  readonly write: (
    folder: string,
    texts: readonly (OutputText | PageDocument)[]
  ) => void
  /**
   * Finish all other files, and wait until everything is done.
   *
   * @param folder absolute; its dot folders are skipped
   */
  readonly finish: (folder: string, onProgress?: OnProgress) => Promise<void>
  /** Stop without finishing, because the build failed. */
  readonly stop: () => Promise<void>
}

/** Create a finisher. Its threads start when many files are waiting. */
export function createFinisher(options: FinishOptions): Finisher {
  const data = { ...options, store: options.store.options }
  const here = open(data)
  let runInThread: RunInThread | undefined
  const written = new Set<string>()
  const running: { readonly size: number; readonly run: Promise<unknown> }[] =
    []

  return {
    write: (folder, texts) => {
      const files = texts.flatMap(given => {
        const file = path.join(folder, given.file) as OutputFile // absolute
        if (written.has(file)) return []
        written.add(file)
        // Texts may have properties that can't be copied to threads.
        return 'text' in given ? { file, text: given.text } : { ...given, file }
      })
      start('write', files, here.write)
    },
    finish: async (folder, onProgress = () => {}) => {
      await Promise.all(running.map(({ run }) => run))
      const files = (await listFiles(folder))
        .map(file => path.join(folder, file))
        .filter(file => !written.has(file.replace(/\.(?:br|gz)$/, '')))
      start('finish', files, here.finish)
      const total = running.reduce((sum, { size }) => sum + size, 0)
      let done = 0
      await Promise.all(
        running.map(async ({ size, run }) => {
          await run
          done += size
          onProgress(done, total)
        })
      )
    },
    stop: async () => {
      await endThreads()
      await Promise.allSettled(running.map(({ run }) => run))
    }
  }

  /** Call a function for each batch, in a thread or here. */
  function start<Item>(
    name: string,
    items: readonly Item[],
    runHere: (batch: readonly Item[]) => Promise<void>
  ): void {
    runInThread ??= openInThreads(
      findModule(import.meta.url, 'finishThread'),
      data,
      { waiting: items.length, minimum: MIN_FILES_FOR_THREADS }
    )
    for (let index = 0; index < items.length; index += BATCH_SIZE) {
      const batch = items.slice(index, index + BATCH_SIZE)
      const run = runInThread?.(name, batch) ?? runHere(batch)
      // Avoid an unhandled rejection: `finish` awaits this promise later.
      run.catch(() => {})
      running.push({ size: batch.length, run })
    }
  }
}
