/**
 * Make a change with a cross-fade if the browser supports that and the reader
 * doesn't mind motion; otherwise make it at once.
 *
 * Navigations don't use this: the browser first takes a picture of the old page,
 * which delays the new one by a frame or two, and it can't scroll while it shows
 * the pictures.
 */
export function crossFade(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) {
    change()
    return
  }
  // Another fade or a hidden tab may end this one, but the change is made.
  document.startViewTransition(change).ready.catch(() => {})
}
