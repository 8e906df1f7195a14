/** An asynchronous task. It must not reject. */
type IdleTask = () => Promise<void>

/**
 * Create a queue for background tasks, which start only when the browser is
 * idle.
 *
 * @param limit maximum number of concurrent tasks
 * @param whenIdle calls its callback once, when idle
 * @returns a function that adds a task
 */
export function createIdleQueue(
  limit: number,
  whenIdle: (run: () => void) => void
): (task: IdleTask) => void {
  const waiting: IdleTask[] = []
  let active = 0

  function startNext(): void {
    if (waiting.length === 0 || active === limit) return
    active++
    whenIdle(run)
  }

  async function run(): Promise<void> {
    await waiting.shift()?.()
    active--
    startNext()
  }

  return task => {
    waiting.push(task)
    startNext()
  }
}
