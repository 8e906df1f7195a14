/**
 * Create a limit on task starts: the first `count` tasks start immediately, the
 * rest once the limit is removed.
 */
export function createStartLimit(count: number): {
  readonly start: (task: () => void) => void
  readonly removeLimit: () => void
} {
  const waiting: (() => void)[] = []
  let remaining = count
  return {
    start(task) {
      if (remaining > 0) {
        remaining--
        task()
      } else waiting.push(task)
    },
    removeLimit() {
      remaining = Number.POSITIVE_INFINITY
      for (const task of waiting.splice(0)) task()
    }
  }
}
