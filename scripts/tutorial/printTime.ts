import { performance } from 'node:perf_hooks'

/** Minimum time of an action that's worth a line, in seconds. */
const WORTH_PRINTING = 1

/**
 * Run an action, and print how long it took, even if it fails.
 *
 * @param title what to print beside the time; of several lines, only the first
 * @returns what the action returns
 */
export async function printTime<T>(
  title: string,
  action: () => Promise<T>
): Promise<T> {
  const started = performance.now()
  try {
    return await action()
  } finally {
    const seconds = (performance.now() - started) / 1000
    if (seconds >= WORTH_PRINTING) {
      console.info(`${seconds.toFixed(0).padStart(5)} s  ${shorten(title)}`)
    }
  }
}

function shorten(title: string): string {
  const [line = ''] = title.split('\n')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
