/** What decides whether a key press belongs to the search. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey'
>

/**
 * Whether a key press opens the search: `/`, or K with Ctrl or ⌘.
 *
 * @param isTyping whether the focus is in a field
 */
export function isSearchKey(press: Press, isTyping: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey } = press
  if (altKey) return false
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !ctrlKey && !isTyping
}

/** @returns undefined for a key that doesn't edit text */
export function editQuery(
  query: string,
  { key, ctrlKey, metaKey, altKey }: Press
): string | undefined {
  // AltGr counts as Ctrl with Alt.
  if (metaKey || ctrlKey !== altKey) return undefined
  if (key === 'Backspace') return query.slice(0, -1)
  return [...key].length === 1 ? query + key : undefined
}

/** Whether text is being typed into a field or by an input method. */
export function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  return (
    isComposing ||
    (target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select')))
  )
}
