/**
 * Record whether the running client belongs to the latest build. The state is
 * about the document, so that's where it is kept.
 */
export function setShellState(state: 'current' | 'outdated'): void {
  document.documentElement.dataset.shell = state
}

/**
 * Whether a newer client has been deployed. The browser should then follow the
 * next internal link, which loads it.
 */
export function isShellOutdated(): boolean {
  return document.documentElement.dataset.shell === 'outdated'
}
