import * as texts from '../../model/texts.ts'
import { useLayoutMode } from '../state/layoutMode.ts'
import { useHasMobileMenu, useMobileMenu } from '../state/mobileMenu.ts'
import { Brand } from '../ui/Brand.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Modal } from '../ui/Modal.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import styles from './MobileMenu.module.css'
import { MobileMenuPanels } from './MobileMenuPanels.tsx'

/**
 * The menu for small screens, a modal over the page (specification §4, behavior
 * 4.2). In the mobile layout it is always mounted.
 */
export function MobileMenu() {
  const layoutMode = useLayoutMode()
  const hasMenu = useHasMobileMenu()
  return layoutMode === 'mobile' && hasMenu ? <MenuDialog /> : null
}

function MenuDialog() {
  const { isOpen, close } = useMobileMenu()
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      aria-label={texts.menu}
      className={styles.menu}
    >
      <div className={styles.content}>
        <MenuHeader onClose={close} />
        <MobileMenuPanels />
      </div>
    </Modal>
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
