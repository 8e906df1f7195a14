import { measureSpan, type Span } from '../measureSpan.ts'
import {
  canStartThreads,
  findModule,
  startThreads,
  type Threads
} from '../threads.ts'
import type { CompileThreadData, TimedPage } from './compileThread.ts'
import type { MakeElsewhere } from './markdownCompiler.ts'

/**
 * From how many waiting pages on threads are worth while: one takes half a
 * second to load what it compiles with.
 */
const THREAD_WORTH = 40

/** Compiles pages in threads once many of them wait. */
export interface PageThreads {
  readonly make: MakeElsewhere
  /** End the threads; later pages are compiled here. */
  readonly close: () => Promise<void>
}

/** Create the threads, which start when they are needed. */
export function createPageThreads(
  data: CompileThreadData,
  trace: (span: Span) => void = () => {}
): PageThreads {
  let threads: Threads | undefined
  let isClosed = !canStartThreads() || !canBeCopied(data)
  let waiting = 0
  let line: Promise<unknown> = Promise.resolve()
  let leaveLine: (value?: undefined) => void = () => {}
  const started = new Promise<unknown>(resolve => {
    leaveLine = resolve
  })

  return {
    make: (request, makeHere) => {
      waiting += 1
      if (waiting > THREAD_WORTH && !isClosed) {
        threads ??= startThreads(
          findModule(import.meta.url, 'compileThread'),
          data
        )
        leaveLine()
      }
      const make = async () => {
        const { page, span } =
          threads === undefined
            ? await timePage(makeHere)
            : await threads.run<TimedPage>('compile', request)
        trace({ ...span, name: request.file })
        return page
      }
      // Here one after the other: side by side they would all be half-made.
      const made =
        threads === undefined
          ? Promise.race([line, started]).then(make)
          : make()
      line = made.catch(() => {})
      return made.finally(() => {
        waiting -= 1
      })
    },
    close: async () => {
      isClosed = true
      const ended = threads
      threads = undefined
      await ended?.close()
    }
  }
}

/** Options of a site's plugins may be functions, which no thread can be given. */
function canBeCopied({ input }: CompileThreadData): boolean {
  try {
    structuredClone(input.plugins)
    return true
  } catch {
    return false
  }
}

async function timePage(
  make: Parameters<MakeElsewhere>[1]
): Promise<TimedPage> {
  const { value: page, start, duration } = await measureSpan(make)
  return { page, span: { start, duration, thread: 0 } }
}
