import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Stop a process, which may have ended by itself, and wait for its end. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
