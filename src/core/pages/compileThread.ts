import { loadFeatures } from '../content/read/loadFeatures.ts'
import {
  type CacheOptions,
  createCache
} from '../platform/cache/createCache.ts'
import {
  type CompilerInput,
  createConfiguredCompiler
} from './createConfiguredCompiler.ts'

/** Data for compiling pages in a thread. */
export interface CompileThreadData {
  readonly input: CompilerInput
  readonly cache: CacheOptions
  /** Absolute path of the module that exports the built-in features. */
  readonly features: string
}

/** Open a compiler. The calling thread stores the results. */
export async function open({ input, cache, features }: CompileThreadData) {
  const { contentDir, featureConfig: config } = input
  const { features: builtIn } = await import(features)
  const { compileUncached } = await createConfiguredCompiler(input, {
    features: await loadFeatures({ builtIn, config, contentDir }),
    cache: createCache(cache),
    report: () => {}
  })
  return { compile: compileUncached }
}
