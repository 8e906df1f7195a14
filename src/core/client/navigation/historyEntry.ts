/**
 * Change the current history entry. The router does the rest of the writing.
 *
 * @param url unchanged by default
 * @returns false if the browser refuses: Safari allows 100 changes in a while
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

/** Whether {@link markTarget} causes the current `popstate` event. */
export function isMarkingTarget(): boolean {
  return isMarking
}

/**
 * Have the browser mark the hash's element as `:target`, which it doesn't do
 * for the router's entries. It does when it goes to the hash again, in all
 * engines at once; it scrolls as well, and the entry loses its state.
 *
 * @param hash of the page that is shown; with none, nothing is marked
 */
export function markTarget(hash: string): void {
  const { href, hash: current } = window.location
  // The address may be that of the next page already.
  if (hash !== current) return
  if (hash === '' && !document.querySelector(':target')) return
  const { state } = window.history
  const focused = document.activeElement
  isMarking = true
  try {
    window.location.replace(hash || '#')
  } catch {
    // Firefox limits this, too. The page is readable without the mark.
  }
  isMarking = false
  replaceEntry(state, href)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
