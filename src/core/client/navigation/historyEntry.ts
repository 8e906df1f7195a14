/**
 * Change the current history entry. All other writes go through the router.
 *
 * @param url unchanged by default
 * @returns false if the browser refuses: Safari rate-limits changes
 */
export function replaceEntry(state: unknown, url?: string): boolean {
  try {
    window.history.replaceState(state, '', url)
    return true
  } catch {
    return false
  }
}

let isMarking = false

/** Whether {@link markTarget} triggered the current `popstate` event. */
export function isMarkingTarget(): boolean {
  return isMarking
}

/**
 * Make the browser match `:target` for the hash's element, which it doesn't do
 * for entries pushed by the router. Navigating to the hash again updates it
 * synchronously in all engines, but also scrolls and clears the entry's state.
 *
 * @param hash of the displayed page; an empty hash clears `:target`
 */
export function markTarget(hash: string): void {
  const { href, hash: current } = window.location
  // The URL may already be the next page's.
  if (hash !== current) return
  if (hash === '' && !document.querySelector(':target')) return
  const { state } = window.history
  const focused = document.activeElement
  isMarking = true
  try {
    window.location.replace(hash || '#')
  } catch {
    // Firefox rate-limits this too. Only the highlight is lost.
  }
  isMarking = false
  replaceEntry(state, href)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
