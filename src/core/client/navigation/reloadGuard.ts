/** Records reloads: session storage, so per browser tab. */
type ReloadStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Claim the single reload that each URL gets per build.
 *
 * A page whose files fail to load is reloaded, because a new build may have
 * replaced them. If they still fail, reloading again wouldn't help and could
 * loop.
 *
 * @param getStorage returns session storage; may throw
 * @param attempt the URL, and the script name that identifies the build
 * @returns false if the reload was already used or storage is denied
 */
export function claimReload(
  getStorage: () => ReloadStorage,
  attempt: { readonly url: string; readonly build: string }
): boolean {
  const key = `toolbox.reload ${attempt.url}`
  try {
    const storage = getStorage()
    if (storage.getItem(key) === attempt.build) return false
    storage.setItem(key, attempt.build)
    return true
  } catch {
    return false // Without a record, reloads could loop.
  }
}
