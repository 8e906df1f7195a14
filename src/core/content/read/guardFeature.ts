import type { LoadedFeature } from '../../feature.ts'
import { DiagnosticError } from '../../model/diagnostic.ts'
import type { Cache } from '../../platform/cache/createCache.ts'
import {
  markUncacheable,
  UNCACHEABLE_ENTRY
} from '../../platform/cache/track.ts'
import type { SourceLocator } from '../sourceLocator.ts'
import { explainResult } from './explainResult.ts'
import { runSiteCode, type SiteCode } from './runSiteCode.ts'

/** Where a site feature comes from. */
interface FeatureSource {
  /** Absolute path of the content folder. */
  readonly contentDir: string
  /** Path of its module relative to the content folder. */
  readonly file: string
  readonly locator: SourceLocator
}

type Callback = (this: unknown, ...given: unknown[]) => unknown

/**
 * Name a feature and its hook when the hook throws, never returns, or returns
 * something unusable. Hooks also get a cache that later builds don't reuse, because
 * their results can depend on anything.
 */
export function guardFeature(
  feature: LoadedFeature,
  source: FeatureSource
): LoadedFeature {
  // Schemas and file names aren't called.
  const { config, client, ...hooks } = feature
  return { ...feature, ...(guard(hooks, []) as typeof hooks) }

  function guard(value: unknown, path: readonly string[]): unknown {
    if (typeof value === 'function') return guardHook(value as Callback, path)
    if (Array.isArray(value)) {
      return value.map((each, index) => guard(each, [...path, String(index)]))
    }
    if (!isPlainObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        guard(each, [...path, key])
      ])
    )
  }

  function guardHook(hook: Callback, path: readonly string[]): Callback {
    const code = describeHook(feature, path.join('.'), source)
    return function (...all) {
      const given = all.map(adaptCaches)
      const result = runSiteCode(
        code,
        () => hook.apply(this, given),
        value => checkResult(code, path, value)
      )
      // `dialect.rehypePlugin` returns a function that runs later.
      return typeof result === 'function'
        ? guardHook(result as Callback, [...path, 'returned'])
        : result
    }
  }

  function checkResult(
    code: SiteCode,
    path: readonly string[],
    value: unknown
  ): void {
    const reason = explainResult(path.join('.'), value)
    if (reason === undefined) return
    throw new DiagnosticError({
      message: `The ${code.name} ${reason}`,
      place: source.locator.findKey(path),
      hint: `${code.hint} The type Feature describes every hook.`
    })
  }
}

/** Replace the cache in a hook's parameter. */
function adaptCaches(given: unknown): unknown {
  if (isCache(given)) return toSiteFeatureCache(given)
  if (!isPlainObject(given) || !('cache' in given)) return given
  return { ...given, cache: adaptCaches(given.cache) }
}

/**
 * Adapt a cache to a site feature. What it computes can read any file, and
 * changes with its code, so later builds don't reuse it.
 */
export function toSiteFeatureCache(cache: Cache): Cache {
  const open = <Value>(compute: () => Promise<Value>) => {
    markUncacheable()
    return compute()
  }
  const { getOrCompute, getOrComputeEntry, store } = cache
  return {
    ...cache,
    store: (key, { value, dependencies }) =>
      store(key, {
        value,
        dependencies: new Map([...dependencies, UNCACHEABLE_ENTRY])
      }),
    getOrCompute: (key, compute) => getOrCompute(key, () => open(compute)),
    getOrComputeEntry: (key, compute) =>
      getOrComputeEntry(key, () => open(compute))
  }
}

function isCache(value: unknown): value is Cache {
  return isPlainObject(value) && 'getOrComputeEntry' in value
}

/** Describe a feature's hook for messages. */
export function describeHook(
  feature: Pick<LoadedFeature, 'name' | 'folder'>,
  hook: string,
  { contentDir, file }: Pick<FeatureSource, 'contentDir' | 'file'>
): SiteCode {
  return {
    name: `hook "${hook}" of the feature "${feature.name}"`,
    file,
    contentDir,
    folder: feature.folder,
    hint: 'Fix the feature, or remove it from site.ts.'
  }
}

function isPlainObject(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value))
  )
}
