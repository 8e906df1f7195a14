/**
 * Owns work that has started and that somebody awaits later, so that an earlier
 * failure neither leaves it running nor makes Node report an unhandled rejection.
 */
export interface TaskGroup {
  /** Add work that has started. Whoever needs its result awaits it. */
  readonly add: <Value>(work: Promise<Value>) => Promise<Value>
  /** Wait until all work has ended, whether it succeeded or failed. */
  readonly close: () => Promise<void>
}

/** Create an empty group. Its creator closes it. */
export function createTaskGroup(): TaskGroup {
  const running = new Set<Promise<unknown>>()
  return {
    add: work => {
      const ended = work
        .catch(() => {}) // Whoever awaits `work` gets the error.
        .finally(() => running.delete(ended))
      running.add(ended)
      return work
    },
    close: async () => {
      await Promise.all(running)
    }
  }
}
