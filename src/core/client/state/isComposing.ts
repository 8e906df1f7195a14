/**
 * Whether a key event belongs to an IME composition. Safari ends a composition
 * before it reports the key that ended it, which has the key code 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
