import {
  FIRST_RETRY_PAUSE,
  LONGEST_RETRY_PAUSE
} from '../../../core/model/limits.ts'

/**
 * Reload the document when the browser goes online or the server answers again:
 * the browser doesn't notice that a server is down.
 *
 * @returns stops watching
 */
export function reloadWhenOnline(): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const reload = () => {
    if (!signal.aborted) window.location.reload()
  }

  async function ask(pause: number): Promise<void> {
    if (await isServerUp(signal)) reload()
    else wait(Math.min(pause * 2, LONGEST_RETRY_PAUSE))
  }

  function wait(pause: number): void {
    const timer = setTimeout(ask, pause, pause)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  window.addEventListener('online', reload, { signal })
  wait(FIRST_RETRY_PAUSE)
  return () => abort.abort()
}

/** Ask the server itself; the worker leaves such requests alone. */
async function isServerUp(signal: AbortSignal): Promise<boolean> {
  try {
    const { href } = window.location
    const init = { method: 'HEAD', cache: 'no-store', signal } as const
    return (await fetch(href, init)).status < 500
  } catch {
    return false
  }
}
