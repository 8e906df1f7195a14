import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A result's dependencies besides its inputs, each with its state, recorded during
 * its computation. A dependency's first word is its kind.
 */
export type Dependencies = ReadonlyMap<string, string>

const recordings = new AsyncLocalStorage<Map<string, string>>()

/**
 * Record a dependency of the result being computed, and its state.
 * Does nothing outside a computation.
 */
export function track(dependency: string, state: string): void {
  recordings.getStore()?.set(dependency, state)
}

/** Record the dependencies of a result that is part of the one being computed. */
export function trackAll(dependencies: Dependencies = new Map()): void {
  for (const [dependency, state] of dependencies) track(dependency, state)
}

/** The dependency that {@link markUncacheable} records. */
export const UNCACHEABLE = 'uncacheable'

/** {@link UNCACHEABLE} with a state that it never has again, so it always counts as changed. */
export const UNCACHEABLE_ENTRY = [UNCACHEABLE, 'never the same'] as const

/**
 * Mark the result being computed so that it's never reused: it depends on something
 * that can't be tracked, such as the clock or the files that a plugin reads.
 */
export function markUncacheable(): void {
  track(...UNCACHEABLE_ENTRY)
}

const DATE = 'date'

/** Track today's date, for code that can read the time. */
export function trackDate(): void {
  track(DATE, readDate())
}

/** @returns undefined for dependencies about anything but the date */
export function readDateState(dependency: string): string | undefined {
  return dependency === DATE ? readDate() : undefined
}

/** Both dates: code of the site may read the local one, ours reads that of UTC. */
function readDate(): string {
  const now = new Date()
  return `${now.toDateString()} ${now.toISOString().slice(0, 10)}`
}

/** A result and the dependencies from its computation. */
export interface Recorded<Value> {
  readonly value: Value
  readonly dependencies: Dependencies
}

/**
 * Run a function and collect its dependencies, including those of asynchronous
 * calls. Concurrent functions don't affect each other.
 */
export async function recordDependencies<Value>(
  run: () => Promise<Value>
): Promise<Recorded<Value>> {
  const dependencies = new Map<string, string>()
  const value = await recordings.run(dependencies, run)
  return { value, dependencies }
}
