/** Where a reload is noted: per browser tab, so the session's storage. */
type Notes = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Claim the one reload that a target gets from a build.
 *
 * A page whose files do not come is reloaded, because a new build may have
 * replaced them. If they do not come after that either, reloading again would
 * not help and could go on for ever.
 *
 * @param readNotes gives the session's storage
 * @param attempt the address, and the build by the name of its script
 * @returns false when the reload was used up, or where storage is denied
 */
export function claimReload(
  readNotes: () => Notes,
  attempt: { readonly url: string; readonly build: string }
): boolean {
  const key = `toolbox.reload ${attempt.url}`
  try {
    const notes = readNotes()
    if (notes.getItem(key) === attempt.build) return false
    notes.setItem(key, attempt.build)
    return true
  } catch {
    return false // Without a note a loop could not be noticed.
  }
}
