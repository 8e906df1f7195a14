/**
 * Milliseconds after which something runs although the browser was never idle.
 * Chromium can withhold idle time for good after the pointer has moved.
 */
const LONGEST_WAIT = 1000

/** Call back once the page is loaded and the browser idle, or soon enough. */
export function afterLoadWhenIdle(run: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(run, { timeout: LONGEST_WAIT })
    } else run()
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
