import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useRef
} from 'react'

/**
 * A controlled modal `<dialog>`.
 *
 * @param onClose called when the reader presses Escape or clicks the backdrop,
 * or when the browser closes the dialog
 */
export function Modal({
  isOpen,
  onClose,
  ...rest
}: Omit<
  ComponentProps<'dialog'>,
  'onClick' | 'onClose' | 'onKeyDown' | 'onPointerDown' | 'onPointerUp' | 'ref'
> & {
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isBackdropPress = useRef(false)

  useEffect(() => {
    if (!isOpen) dialog.current?.close()
    else if (!dialog.current?.open) dialog.current?.showModal()
  }, [isOpen])

  /**
   * The browser's event fires late: the reader may already press another key.
   */
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      {...rest}
      ref={dialog}
      onClose={event => {
        // The event fires late: the dialog may be open again.
        if (!event.currentTarget.open) onClose()
      }}
      // Dragging between backdrop and content, for example to select text, also
      // fires a click on the dialog.
      onPointerDown={({ target, currentTarget }) => {
        isBackdropPress.current = target === currentTarget
      }}
      onPointerUp={({ target, currentTarget }) => {
        if (target !== currentTarget) isBackdropPress.current = false
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && isBackdropPress.current) onClose()
      }}
      onKeyDown={handleKey}
    />
  )
}

/**
 * Whether a key event belongs to an IME composition. Safari ends a composition
 * before it reports the key that ended it, which has the key code 229.
 */
export function isComposing(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
