/** The modifier keys of a pointer or key event. */
type ModifierKeys = Pick<
  MouseEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/**
 * Tell whether a click or key press asks for a new tab, a window or a download.
 */
export function hasModifier(event: ModifierKeys): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
}
