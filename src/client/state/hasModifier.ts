/** What of an event of a pointer or key says which modifiers were held. */
type ModifierKeys = Pick<
  MouseEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/** Tell whether a click or key asks for another tab, a window or a download. */
export function hasModifier(event: ModifierKeys): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
}
