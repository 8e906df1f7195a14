import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A result's dependencies besides its inputs: questions asked while it was
 * computed, and the answers. A question's first word names who answers it.
 */
export type Observations = ReadonlyMap<string, string>

const recordings = new AsyncLocalStorage<Map<string, string>>()

/**
 * Note a question and its answer as a dependency of the result being computed.
 * Does nothing outside a computation.
 */
export function observe(question: string, answer: string): void {
  recordings.getStore()?.set(question, answer)
}

/** A result and what was observed while it was computed. */
export interface Recorded<Value> {
  readonly value: Value
  readonly observations: Observations
}

/**
 * Run a function and collect what it observes, however deep and however late.
 * Concurrent functions don't affect each other.
 */
export async function recordObservations<Value>(
  run: () => Promise<Value>
): Promise<Recorded<Value>> {
  const observations = new Map<string, string>()
  const value = await recordings.run(observations, run)
  return { value, observations }
}
