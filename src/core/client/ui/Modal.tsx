import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useRef
} from 'react'
import { isComposing } from '../state/isComposing.ts'

/**
 * Show a modal dialog while a state says so. The browser controls its modality.
 *
 * @param onClose called when the reader presses Escape or clicks the backdrop,
 * or when the browser has closed it
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

  /** The browser would tell late, when a slash may have been pressed already. */
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
        // The event comes late: a reader may have opened it again.
        if (!event.currentTarget.open) onClose()
      }}
      // The click of a drag between backdrop and content, such as the end of a
      // selection, has the dialog as its target too.
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
