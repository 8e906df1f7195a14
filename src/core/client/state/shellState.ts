/**
 * Note whether the running client is from the newest build. It is a fact about
 * the document, so it is stored on it.
 */
export function markShell(state: 'current' | 'outdated'): void {
  document.documentElement.dataset.shell = state
}

/**
 * Tell whether a deploy brought another client. If so, the browser should
 * follow the next internal link, which loads it.
 */
export function isShellOutdated(): boolean {
  return document.documentElement.dataset.shell === 'outdated'
}
