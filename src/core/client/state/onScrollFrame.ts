/**
 * Listen to page scrolls, at most once per frame. All listeners run in
 * sequence, so only the first layout read forces a layout. They run before
 * animation frame callbacks, which may scroll further.
 *
 * @returns a function that stops listening
 */
export function onScrollFrame(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('scroll', report, { passive: true })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('scroll', report)
  }
}

const listeners = new Set<() => void>()
/** Identifies the frame: the timeline's time is constant within a frame. */
let reportedAt: CSSNumberish | null = null

function report(): void {
  const now = document.timeline.currentTime
  if (now !== null && now === reportedAt) return
  reportedAt = now
  for (const listener of [...listeners]) listener()
}
