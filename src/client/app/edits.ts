const listeners = new Set<() => void>()

/**
 * Watch for edits of the shown page. They only occur in development.
 *
 * @returns a function that ends the watch
 */
export function watchEdits(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Announce that the shown page may have changed. */
export function announceEdit(): void {
  for (const listener of [...listeners]) listener()
}
