/**
 * Note whether the client that runs here is that of the newest build. It is a
 * fact about the document, and stands on it.
 */
export function markShell(state: 'current' | 'outdated'): void {
  document.documentElement.dataset.shell = state
}

/**
 * Tell whether a deploy brought another client: then the next internal link is
 * to be followed by the browser, which loads it.
 */
export function isShellOutdated(): boolean {
  return document.documentElement.dataset.shell === 'outdated'
}
