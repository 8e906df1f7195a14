/**
 * Hear that the page was scrolled, once a frame at most. All listeners run one
 * after the other, so that the first one to read the layout is the only one that
 * has to wait for it; and before the frame's animations, which may scroll on.
 *
 * @returns a function that ends it
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
/** The timeline stands still within a frame. */
let reportedAt: CSSNumberish | null = null

function report(): void {
  const now = document.timeline.currentTime
  if (now !== null && now === reportedAt) return
  reportedAt = now
  for (const listener of [...listeners]) listener()
}
