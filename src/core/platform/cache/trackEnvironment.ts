import { AsyncLocalStorage } from 'node:async_hooks'
import { hashContent } from '../hashContent.ts'
import { markUncacheable, track } from './track.ts'

/** Whether code of the site is running. */
const siteCode = new AsyncLocalStorage<true>()

/**
 * Environment variables that code of the site has read in this thread: it may keep
 * them for later calls.
 */
const reads = new Set<string>()

/** Whether code of the site has listed all variables in this thread. */
let hasListed = false

/** The first word of dependencies on the environment. */
const KIND = 'env '
let isRecording = false

/**
 * Run code of the site, and track the environment variables that such code has
 * read so far. The first call replaces `process.env` with a proxy that records reads.
 */
export function trackEnvironment<Value>(run: () => Value): Value {
  replaceEnvironment()
  try {
    const value = siteCode.run(true, run)
    if (value instanceof Promise) return value.finally(trackReads) as Value
    trackReads()
    return value
  } catch (error) {
    trackReads()
    throw error
  }
}

/** @returns undefined for dependencies about anything but the environment */
export function readEnvironmentState(dependency: string): string | undefined {
  if (!dependency.startsWith(KIND)) return undefined
  const value = process.env[dependency.slice(KIND.length)]
  // The values may be secret.
  return value === undefined ? 'unset' : hashContent(value)
}

function trackReads(): void {
  for (const name of reads) {
    const dependency = `${KIND}${name}`
    track(dependency, readEnvironmentState(dependency) ?? '')
  }
  if (hasListed) markUncacheable()
}

/** Record what the site's code reads from `process.env`. */
function replaceEnvironment(): void {
  if (isRecording) return
  isRecording = true
  const record = (name: string | symbol) => {
    if (typeof name === 'string' && siteCode.getStore()) reads.add(name)
  }
  process.env = new Proxy(process.env, {
    get: (variables, name) => {
      record(name)
      return Reflect.get(variables, name)
    },
    // By default, a proxy would define the property, which `process.env` rejects.
    set: (variables, name, value) => Reflect.set(variables, name, value),
    has: (variables, name) => {
      record(name)
      return Reflect.has(variables, name)
    },
    ownKeys: variables => {
      if (siteCode.getStore()) hasListed = true
      return Reflect.ownKeys(variables)
    }
  })
}
