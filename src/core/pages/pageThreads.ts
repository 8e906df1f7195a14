import { existsSync } from 'node:fs'
import path from 'node:path'
import { isPageFile, listFiles } from '../content/listFiles.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import {
  canStartThreads,
  findModule,
  openInThreads,
  type RunInThread,
  startThreads
} from '../platform/threads/threads.ts'
import type { CompileInWorker, UncachedPage } from './cachedCompiler.ts'
import type { CompileThreadData } from './compileThread.ts'

/**
 * Start threads if more pages are waiting: each thread takes half a second to
 * load the compiler.
 */
const MIN_PAGES_FOR_THREADS = 40

/** With more pages, threads pay off even for writing files alone. */
const MANY_PAGES = 200

/** Compiles pages in threads once many are waiting. */
interface PageThreads {
  readonly compile: CompileInWorker
  /** Compile all further pages in this thread. */
  readonly close: () => void
}

/** Create the thread pool; the threads start when needed. */
export function createPageThreads(data: CompileThreadData): PageThreads {
  let runInThread: RunInThread | undefined
  let isClosed = false
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()
  let skipQueue: (value?: undefined) => void = () => {}
  const started = new Promise<unknown>(resolve => {
    skipQueue = resolve
  })

  return {
    compile: (request, compileHere) => {
      waiting += 1
      if (!isClosed) {
        runInThread ??= openInThreads(findCompileThread(), data, {
          waiting,
          minimum: MIN_PAGES_FOR_THREADS,
          total: data.input.pages.length
        })
        if (runInThread) skipQueue()
      }
      const compile = () =>
        runInThread?.<UncachedPage>('compile', request) ?? compileHere()
      // In this thread, compile one page at a time: interleaving would only
      // delay all of them.
      const made =
        runInThread === undefined
          ? Promise.race([queue, started]).then(compile)
          : compile()
      queue = made.catch(() => {})
      return made.finally(() => {
        waiting -= 1
      })
    },
    close: () => {
      isClosed = true
      runInThread = undefined
    }
  }
}

/**
 * Start threads while the rest of the program loads, if the build will need
 * them: to write many files, or to compile many pages when the cache is empty.
 *
 * @param contentDir absolute
 */
export async function prestartThreads(
  contentDir: string,
  cache: Pick<Cache, 'isNew'>
): Promise<void> {
  if (!canStartThreads()) return
  const docs = path.join(contentDir, 'docs')
  const files = await listFiles(existsSync(docs) ? docs : contentDir, {
    contentDir
  })
  const count = files.filter(isPageFile).length
  if (cache.isNew && count > MIN_PAGES_FOR_THREADS)
    startThreads(count, {
      modules: [findCompileThread()],
      isForFirstThread: false
    })
  else if (count > MANY_PAGES) {
    // Something has changed, and most often a page. The first thread that's idle,
    // and in order of start, gets the next call.
    startThreads(count, {
      modules: [
        findCompileThread(),
        findModule(import.meta.url, 'features'),
        // Most pages have code.
        'shiki/wasm'
      ],
      isForFirstThread: true
    })
  }
}

function findCompileThread(): string {
  return findModule(import.meta.url, 'compileThread')
}
