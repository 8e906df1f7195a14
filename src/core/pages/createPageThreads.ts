import { findModule } from '../platform/findModule.ts'
import {
  openInThreads,
  type ThreadFunctions
} from '../platform/threads/threads.ts'
import type { CompileThreadData, open } from './compileThread.ts'
import type { CompileInThread } from './createCachedCompiler.ts'

/**
 * Start threads if at least this many pages are waiting: each thread takes half a
 * second to load the compiler.
 */
export const MIN_PAGES_FOR_THREADS = 40

/**
 * Compiles pages in threads once many are waiting. Until then, they queue here and
 * are compiled in this thread; when threads start, all leave the queue at once.
 */
interface PageThreads {
  readonly compile: CompileInThread
  /** Compile all further pages in this thread. */
  readonly stayInThisThread: () => void
}

/** Create the queue that moves to threads once many pages wait. */
export function createPageThreads(data: CompileThreadData): PageThreads {
  let threads: ThreadFunctions<typeof open> | undefined
  let staysInThisThread = false
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()
  let skipQueue: (value?: undefined) => void = () => {}
  const started = new Promise<unknown>(resolve => {
    skipQueue = resolve
  })

  function startThreadsIfManyWait(): void {
    if (staysInThisThread || threads !== undefined) return
    threads = openInThreads<typeof open>(findCompileThread(), data, {
      waiting,
      minimum: MIN_PAGES_FOR_THREADS,
      total: data.input.pages.length
    })
    if (threads !== undefined) skipQueue()
  }

  return {
    compile: (request, compileHere) => {
      waiting += 1
      startThreadsIfManyWait()
      const compile = () => threads?.compile(request) ?? compileHere()
      // In this thread, compile one page at a time: interleaving would only
      // delay all of them.
      // The start of threads ends the wait.
      const itsTurn = staysInThisThread ? queue : Promise.race([queue, started])
      const compiling =
        threads === undefined ? itsTurn.then(compile) : compile()
      queue = compiling.catch(() => {})
      return compiling.finally(() => {
        waiting -= 1
      })
    },
    stayInThisThread: () => {
      staysInThisThread = true
      threads = undefined
    }
  }
}

/** Find the module that threads open to compile pages. */
export function findCompileThread(): string {
  return findModule(import.meta.url, 'compileThread')
}
