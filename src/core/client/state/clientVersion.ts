/**
 * Record, on the document, whether the running client is from the latest build.
 */
export function setClientVersion(version: 'current' | 'outdated'): void {
  document.documentElement.dataset.shell = version
}

/**
 * Whether a newer client has been deployed. If so, let the browser follow the
 * next internal link, which loads it.
 */
export function isClientOutdated(): boolean {
  return document.documentElement.dataset.shell === 'outdated'
}
