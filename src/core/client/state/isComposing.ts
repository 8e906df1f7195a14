/**
 * Tell whether a key belongs to an input method. Safari ends a composition
 * before it reports the key that ended it, which has the code 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
