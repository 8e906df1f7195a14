/**
 * Maximum wait in milliseconds. Chromium can delay idle callbacks indefinitely
 * after the pointer has moved.
 */
const MAX_WAIT = 1000

/**
 * Run a callback once the page has loaded and the browser is idle, or after the
 * maximum wait.
 */
export function afterLoadWhenIdle(run: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(run, { timeout: MAX_WAIT })
    } else run()
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
