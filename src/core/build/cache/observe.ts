import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A result's dependencies besides its inputs: question → answer, recorded during
 * its computation. A question's first word is its kind.
 */
export type Observations = ReadonlyMap<string, string>

const recordings = new AsyncLocalStorage<Map<string, string>>()

/**
 * Record a question and its answer as a dependency of the result being computed.
 * Does nothing outside a computation.
 */
export function observe(question: string, answer: string): void {
  recordings.getStore()?.set(question, answer)
}

/** The question that {@link observeUnlisted} records. */
export const UNLISTED = 'unlisted files'

/**
 * Record a dependency that can't be tracked, such as the files that a plugin reads,
 * so that the result is never reused.
 */
export function observeUnlisted(): void {
  observe(UNLISTED, 'never the same')
}

const DATE = 'date'

/** Observe today's date, for code that can read the time. */
export function observeDate(): void {
  observe(DATE, readDate())
}

/** @returns undefined for questions about anything but the date */
export function answerDateQuestion(question: string): string | undefined {
  return question === DATE ? readDate() : undefined
}

function readDate(): string {
  return new Date().toDateString()
}

/** A result and the observations from its computation. */
export interface Recorded<Value> {
  readonly value: Value
  readonly observations: Observations
}

/**
 * Run a function and collect its observations, including those of asynchronous
 * calls. Concurrent functions don't affect each other.
 */
export async function recordObservations<Value>(
  run: () => Promise<Value>
): Promise<Recorded<Value>> {
  const observations = new Map<string, string>()
  const value = await recordings.run(observations, run)
  return { value, observations }
}
