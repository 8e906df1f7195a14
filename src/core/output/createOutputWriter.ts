import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pMap from 'p-map'
import { listFiles } from '../content/listFiles.ts'
import type { OutputFile } from '../model/paths.ts'
import { findModule } from '../platform/findModule.ts'
import type { OnProgress } from '../platform/reporter.ts'
import { createTaskGroup } from '../platform/taskGroup.ts'
import {
  endThreads,
  openInThreads,
  type ThreadFunctions
} from '../platform/threads/threads.ts'
import type { DocumentParts } from '../render/documentParts.ts'
import type { FingerprintedFile } from './fingerprint.ts'
import type { OutputText } from './outputText.ts'
import { open } from './outputThread.ts'
import type { WriteOptions } from './servedFile.ts'
import type { WrittenDocument } from './writeServedFiles.ts'

/** Number of files per thread call. */
const BATCH_SIZE = 32

/** Number of batches under way: enough to keep all threads busy. */
const BATCH_COUNT = 2 * availableParallelism()

/** Start threads for this many files. */
const MIN_FILES_FOR_THREADS = 64

/**
 * Start threads for this many files if there's a previous output: linking most of
 * them is faster than starting a thread.
 */
const MIN_FILES_FOR_LINKING_THREADS = 512

/** A document that's created when its turn comes, because all don't fit in memory. */
export interface PendingDocument {
  readonly file: OutputFile
  readonly createDocument: () => DocumentParts
}

/**
 * Writes files and prepares them for serving; see `prepareFile`. Works in threads,
 * so it compresses documents while the build still creates the rest of the output.
 */
export interface OutputWriter {
  /**
   * Start writing files. If a file is listed again, such as the search texts of
   * identical pages, the first text is written.
   *
   * @param folder absolute
   * @returns the documents, once all are written; `complete` waits for them, too
   */
  readonly write: (
    folder: string,
    files: readonly (OutputText | PendingDocument)[]
  ) => Promise<readonly WrittenDocument[]>
  /**
   * Link files that the previous output has.
   *
   * @param folder absolute
   * @returns the other files
   */
  readonly link: <File extends FingerprintedFile>(
    folder: string,
    files: readonly File[]
  ) => Promise<readonly File[]>
  /**
   * Prepare all other files, and wait until everything is done.
   *
   * @param folder absolute; its dot folders are skipped
   * @returns all documents that {@link write} has written
   */
  readonly complete: (
    folder: string,
    onProgress?: OnProgress
  ) => Promise<readonly WrittenDocument[]>
  /**
   * Remove an output in threads, because removing thousands of files takes long.
   *
   * @param folder absolute
   */
  readonly remove: (folder: string) => Promise<void>
  /** Stop early, because the build failed. Ends all threads of this process. */
  readonly stop: () => Promise<void>
}

type Functions = ThreadFunctions<typeof open>

/** Create a writer. Its threads start when many files are waiting. */
export function createOutputWriter(options: WriteOptions): OutputWriter {
  const data = { ...options, cache: options.cache.options }
  const here = open(data)
  const { outputFolders } = options
  // While a Docker image is built, the folder exists and is empty.
  const hasPrevious =
    outputFolders !== undefined &&
    existsSync(path.join(outputFolders.previous, '.nginx'))
  const minimum = hasPrevious
    ? MIN_FILES_FOR_LINKING_THREADS
    : MIN_FILES_FOR_THREADS
  let threads: Functions | undefined
  const entries = new Set<string>()
  const tasks = createTaskGroup()
  const writing: Promise<readonly WrittenDocument[]>[] = []
  let total = 0
  let done = 0
  let report: OnProgress = () => {}
  let isStopped = false

  return {
    write: (folder, files) => {
      const unwritten = files.flatMap(given => {
        const file = path.join(folder, given.file)
        if (entries.has(file)) return []
        entries.add(file)
        return { file, given }
      })
      const documents = start(
        unwritten,
        thread => thread.write,
        ({ file, given }) =>
          // Texts may have properties that can't be copied to threads.
          'text' in given
            ? { file, text: given.text }
            : { ...given.createDocument(), file }
      )
      writing.push(documents)
      return documents
    },
    link: async (folder, files) => {
      const locate = ({ file }: FingerprintedFile) => path.join(folder, file)
      const linked = await start(
        files,
        thread => thread.link,
        each => ({
          file: locate(each),
          digest: each.digest,
          size: each.size
        })
      )
      for (const file of linked) entries.add(file)
      return files.filter(each => !linked.includes(locate(each)))
    },
    complete: async (folder, onProgress = () => {}) => {
      report = onProgress
      const documents = (await Promise.all(writing)).flat()
      const files = (await listFiles(folder))
        .map(file => path.join(folder, file))
        .filter(file => !entries.has(file.replace(/\.(?:br|gz)$/, '')))
      await start(
        files,
        thread => thread.prepare,
        file => file
      )
      return documents
    },
    remove: async folder => {
      await start(
        listBranches(folder),
        thread => thread.remove,
        file => file
      )
      await here.remove([folder])
    },
    stop: async () => {
      isStopped = true
      await endThreads()
      await tasks.close()
    }
  }

  /**
   * Call a function for each batch, in a thread or here.
   *
   * @param select picks the function
   * @param toItem creates the items that the function gets
   */
  function start<Given, Item, Result>(
    given: readonly Given[],
    select: (
      thread: Functions
    ) => (batch: readonly Item[]) => Promise<readonly Result[]>,
    toItem: (given: Given) => Item
  ): Promise<readonly Result[]> {
    threads ??= openInThreads<typeof open>(
      findModule(import.meta.url, 'outputThread'),
      data,
      { waiting: given.length, minimum }
    )
    total += given.length
    const run = pMap(
      listBatches(given),
      async batch => {
        if (isStopped) return []
        const items = batch.map(toItem)
        const results = await select(threads ?? here)(items)
        done += batch.length
        report(done, total)
        return results
      },
      { concurrency: BATCH_COUNT }
    )
    return tasks.add(run.then(results => results.flat()))
  }
}

/** List what's up to two levels below a folder, such as the docs' folders. */
function listBranches(folder: string): readonly string[] {
  const list = (parent: string) =>
    existsSync(parent)
      ? readdirSync(parent, { withFileTypes: true }).map(each => ({
          file: path.join(parent, each.name),
          isFolder: each.isDirectory()
        }))
      : []
  return list(folder).flatMap(({ file, isFolder }) =>
    isFolder ? list(file).map(branch => branch.file) : file
  )
}

function listBatches<Item>(
  items: readonly Item[]
): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE)
  )
}
