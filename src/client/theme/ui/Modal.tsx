import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * Show a modal dialog while a state says so. The browser controls its modality,
 * and closes it on Escape.
 *
 * @param onClose called when the browser has closed it, or when the reader
 * presses beside it
 */
export function Modal({
  isOpen,
  onClose,
  ...rest
}: Omit<ComponentProps<'dialog'>, 'onClick' | 'onClose' | 'ref'> & {
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!isOpen) dialog.current?.close()
    else if (!dialog.current?.open) dialog.current?.showModal()
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it.
    <dialog
      {...rest}
      ref={dialog}
      onClose={event => {
        // The event comes late: a reader may have opened it again.
        if (!event.currentTarget.open) onClose()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    />
  )
}
