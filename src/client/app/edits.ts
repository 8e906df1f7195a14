const listeners = new Set<() => void>()

/**
 * Watch for edits of what is shown. They come while somebody writes; where a
 * site is read there are none.
 *
 * @returns a function that ends the watch
 */
export function watchEdits(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tell that something shown may be another one now. */
export function announceEdit(): void {
  for (const listener of [...listeners]) listener()
}
