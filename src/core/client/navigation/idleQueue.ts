/** Something that takes a while; it must not reject. */
type IdleTask = () => Promise<void>

/**
 * Create a queue for background tasks: it starts tasks only when idle, a few at
 * a time.
 *
 * @param limit maximum number of concurrent tasks
 * @param whenIdle calls back once, when idle
 * @returns adds a task to the end
 */
export function createIdleQueue(
  limit: number,
  whenIdle: (run: () => void) => void
): (task: IdleTask) => void {
  const waiting: IdleTask[] = []
  let taken = 0

  function startNext(): void {
    if (waiting.length === 0 || taken === limit) return
    taken++
    whenIdle(run)
  }

  async function run(): Promise<void> {
    await waiting.shift()?.()
    taken--
    startNext()
  }

  return task => {
    waiting.push(task)
    startNext()
  }
}
