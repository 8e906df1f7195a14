import { threadId, workerData } from 'node:worker_threads'
import { measureSpan, type Span } from '../measureSpan.ts'
import { createStore, type StoreOptions } from '../store/createStore.ts'
import { type CompilerInput, createContentCompiler } from './contentCompiler.ts'
import type { MadePage, MarkdownRequest } from './markdownCompiler.ts'

/** What a thread that compiles pages is started with. */
export interface CompileThreadData {
  readonly input: CompilerInput
  readonly store: StoreOptions
}

const [, data] = workerData as [unknown, CompileThreadData] // as tinypool does
const { makePage } = await createContentCompiler(data.input, {
  store: createStore(data.store),
  report: () => {}
})

/** A page, and when it was made. */
export interface TimedPage {
  readonly page: MadePage
  readonly span: Omit<Span, 'name'>
}

/** Compile a page; the thread that asks keeps it. */
export async function compile(request: MarkdownRequest): Promise<TimedPage> {
  const { value, start, duration } = await measureSpan(() => makePage(request))
  return { page: value, span: { start, duration, thread: threadId } }
}
