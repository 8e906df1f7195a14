/** Session storage key of the scroll positions. */
export const SCROLL_KEY = 'toolbox.scroll'

/** Read the positions that earlier documents saved, by history key. */
export function readScrollPositions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}')
  } catch {
    return {}
  }
}
