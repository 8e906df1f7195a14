import { threadId } from 'node:worker_threads'
import { loadFeatures } from '../../content/read/loadFeatures.ts'
import { measureSpan, type Span } from '../measureSpan.ts'
import { createStore, type StoreOptions } from '../store/createStore.ts'
import type { PageRequest } from './compileModule.ts'
import { type CompilerInput, createContentCompiler } from './contentCompiler.ts'
import type { UncachedPage } from './pageCompiler.ts'

/** Data for compiling pages in a thread. */
export interface CompileThreadData {
  readonly input: CompilerInput
  readonly store: StoreOptions
  /** Absolute path of the module that exports the built-in features. */
  readonly features: string
}

/** A compiled page and its timing. */
export interface TimedPage {
  readonly page: UncachedPage
  readonly span: Omit<Span, 'name'>
}

/** Open a compiler. The calling thread stores the results. */
export async function open({ input, store, features }: CompileThreadData) {
  const { contentDir: root, featureConfig: config } = input
  const { features: builtIn } = await import(features)
  const { compileUncached } = await createContentCompiler(input, {
    features: await loadFeatures({ builtIn, config, root }),
    store: createStore(store),
    report: () => {}
  })
  return {
    compile: async (request: PageRequest): Promise<TimedPage> => {
      const timed = await measureSpan(() => compileUncached(request))
      const { value: page, start, duration } = timed
      return { page, span: { start, duration, thread: threadId } }
    }
  }
}
