/** The modifier keys of a pointer or keyboard event. */
type ModifierKeys = Pick<
  MouseEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/**
 * Whether a click or key press requests a new tab, a new window or a download.
 */
export function hasModifier(event: ModifierKeys): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
}
