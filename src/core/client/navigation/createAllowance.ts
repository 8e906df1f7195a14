/**
 * Create an allowance: the first few tasks start at once, the others when it is
 * lifted. After that nothing waits.
 */
export function createAllowance(count: number): {
  readonly start: (task: () => void) => void
  readonly lift: () => void
} {
  const waiting: (() => void)[] = []
  let rest = count
  return {
    start(task) {
      if (rest > 0) {
        rest--
        task()
      } else waiting.push(task)
    },
    lift() {
      rest = Number.POSITIVE_INFINITY
      for (const task of waiting.splice(0)) task()
    }
  }
}
