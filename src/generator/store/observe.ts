import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What a result depends on besides its inputs: a question that was asked while
 * it was made, and the answer. Questions start with a word for who answers them.
 */
export type Facts = ReadonlyMap<string, string>

const recordings = new AsyncLocalStorage<Map<string, string>>()

/**
 * Note a question and its answer for whoever makes a result that depends on it.
 * Does nothing when nobody does.
 */
export function observe(question: string, answer: string): void {
  recordings.getStore()?.set(question, answer)
}

/** A result and what was observed while it was made. */
export interface RecordedFacts<Value> {
  readonly value: Value
  readonly facts: Facts
}

/**
 * Run a function and collect what it observes, however deep and however late.
 * Functions that run at the same time do not hear of each other.
 */
export async function recordFacts<Value>(
  run: () => Promise<Value>
): Promise<RecordedFacts<Value>> {
  const facts = new Map<string, string>()
  const value = await recordings.run(facts, run)
  return { value, facts }
}
