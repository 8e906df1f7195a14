/** Where reloads are recorded: session storage, so per browser tab. */
type Notes = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Claim the one reload that a target gets per build.
 *
 * A page whose files fail to load is reloaded, because a new build may have
 * replaced them. If they still fail, reloading again would not help and could
 * loop.
 *
 * @param readNotes gives the session storage
 * @param attempt the address, and the build, identified by its script name
 * @returns false if the reload was used up or storage is denied
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
    return false // Without a record, a loop would go unnoticed.
  }
}
