import path from 'node:path'
import { listFiles } from '../../content/listFiles.ts'
import type { OutputFile } from '../../model/paths.ts'
import type { PageDocument } from '../prerender/pageDocument.ts'
import type { OnProgress } from '../reporter.ts'
import {
  canUseThreads,
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
   * Start writing texts. A file can be listed twice with the same text, such as
   * the search texts of identical pages.
   *
   * @param folder absolute
   * @throws Error if a file is listed with different texts
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
      const files = [...dedupe(texts)].map(([name, given]) => {
        const file = path.join(folder, name) as OutputFile // absolute
        if (written.has(file)) throw createDuplicateError(file)
        for (const each of [file, `${file}.br`, `${file}.gz`]) written.add(each)
        // Texts may have properties that can't be copied to threads.
        return 'text' in given ? { file, text: given.text } : { ...given, file }
      })
      start('write', files, here.write)
    },
    finish: async (folder, onProgress = () => {}) => {
      await Promise.all(running.map(({ run }) => run))
      const files = (await listFiles(folder)).map(file =>
        path.join(folder, file)
      )
      start(
        'finish',
        files.filter(file => !written.has(file)),
        here.finish
      )
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
    if (canUseThreads(items.length >= MIN_FILES_FOR_THREADS)) {
      const module = findModule(import.meta.url, 'finishThread')
      runInThread ??= openInThreads(module, data, items.length)
    }
    for (const batch of createBatches(items)) {
      const run = runInThread?.(name, batch) ?? runHere(batch)
      // Avoid an unhandled rejection: `finish` awaits this promise later.
      run.catch(() => {})
      running.push({ size: batch.length, run })
    }
  }
}

/** Deduplicate files: one thread could remove a file while another writes it. */
function dedupe(texts: readonly (OutputText | PageDocument)[]) {
  const byFile = new Map<string, OutputText | PageDocument>()
  for (const given of texts) {
    const known = byFile.get(given.file) ?? given
    const isSame =
      known === given ||
      ('text' in known && 'text' in given && known.text === given.text)
    if (!isSame) throw createDuplicateError(given.file)
    byFile.set(given.file, known)
  }
  return byFile
}

function createDuplicateError(file: string): Error {
  return new Error(`The build generates "${file}" twice.`)
}

function createBatches<Item>(
  items: readonly Item[]
): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE)
  )
}
