import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A result's dependencies besides its inputs: question → answer, recorded during
 * its computation. A question's first word is its kind.
 */
export type Dependencies = ReadonlyMap<string, string>

const recordings = new AsyncLocalStorage<Map<string, string>>()

/**
 * Record a question and its answer as a dependency of the result being computed.
 * Does nothing outside a computation.
 */
export function track(question: string, answer: string): void {
  recordings.getStore()?.set(question, answer)
}

/** The question that {@link trackUnlisted} records. */
export const UNLISTED = 'unlisted files'

/**
 * Record a dependency that can't be tracked, such as the files that a plugin reads,
 * so that the result is never reused.
 */
export function trackUnlisted(): void {
  track(UNLISTED, 'never the same')
}

const DATE = 'date'

/** Track today's date, for code that can read the time. */
export function trackDate(): void {
  track(DATE, readDate())
}

/** @returns undefined for questions about anything but the date */
export function answerDateQuestion(question: string): string | undefined {
  return question === DATE ? readDate() : undefined
}

function readDate(): string {
  return new Date().toDateString()
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
