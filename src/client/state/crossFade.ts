/**
 * Change what is shown with a cross-fade, where the browser has one and the
 * reader has nothing against motion. Elsewhere the change is made at once.
 *
 * Pages are not changed this way: the browser takes a picture of the old page
 * before it lets the new one in, which puts every navigation off by a frame or
 * two, and scrolls neither to a heading nor back while the pictures are shown.
 */
export function crossFade(change: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) {
    change()
    return
  }
  // A later one, or a tab in the background, ends it; the change is made.
  document.startViewTransition(change).ready.catch(() => {})
}
