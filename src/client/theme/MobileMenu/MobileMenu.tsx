import { type MouseEvent, useEffect, useRef } from 'react'
import * as texts from '../../../model/texts.ts'
import { useLayoutMode } from '../../state/layoutMode.ts'
import { useMobileMenu } from '../../state/mobileMenu.ts'
import { Brand } from '../Navbar/Brand.tsx'
import { ColorModeToggle } from '../Navbar/ColorModeToggle.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './MobileMenu.module.css'
import { MobileMenuPanels } from './MobileMenuPanels.tsx'
import { useHasMobileMenu } from './useHasMobileMenu.ts'

/**
 * Show the menu for small screens, over the page (Specification §4, behaviour
 * 4.2). It is mounted, closed, whenever the layout is mobile.
 */
export function MobileMenu() {
  const layoutMode = useLayoutMode()
  const hasMenu = useHasMobileMenu()
  return layoutMode === 'mobile' && hasMenu ? <MenuDialog /> : null
}

function MenuDialog() {
  const { isOpen, close } = useMobileMenu()
  const ref = useRef<HTMLDialogElement>(null)

  // The browser controls a dialog's modality; this follows the menu's state.
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])

  function closeOnBackdrop(event: MouseEvent): void {
    if (event.target === ref.current) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape.
    <dialog
      ref={ref}
      aria-label={texts.menu}
      className={styles.menu}
      onClose={event => {
        // The event comes late: a reader may have opened it again.
        if (!event.currentTarget.open) close()
      }}
      onClick={closeOnBackdrop}
    >
      <div className={styles.content}>
        <MenuHeader onClose={close} />
        <MobileMenuPanels />
      </div>
    </dialog>
  )
}

function MenuHeader({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={styles.header}>
      <Brand />
      <ColorModeToggle />
      <button
        type="button"
        className={styles.close}
        aria-label={texts.closeMenu}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
