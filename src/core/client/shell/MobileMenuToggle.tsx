import { useEffect, useRef } from 'react'
import * as texts from '../../model/texts.ts'
import { useHydrated } from '../state/layoutMode.ts'
import { useHasMobileMenu, useMobileMenu } from '../state/mobileMenu.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './MobileMenuToggle.module.css'

/**
 * Button that opens and closes the mobile menu. Before scripts run, this is a
 * native disclosure: when open, CSS expands the navbar and the page's
 * navigation (see Navbar.module.css).
 */
export function MobileMenuToggle() {
  const hasMenu = useHasMobileMenu()
  const isHydrated = useHydrated()
  const menu = useMobileMenu()
  if (!hasMenu) return null
  if (!isHydrated) return <ServedToggle onOpenReplaced={menu.toggle} />
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={texts.toggleMenu}
      aria-expanded={menu.isOpen}
      onClick={menu.toggle}
    >
      <Icon name="menu" />
    </button>
  )
}

/**
 * The served disclosure.
 *
 * @param onOpenReplaced called when the button replaces an open disclosure
 */
function ServedToggle({
  onOpenReplaced
}: {
  readonly onOpenReplaced: () => void
}) {
  const ref = useRef<HTMLDetailsElement>(null)

  // Carries the state over if the reader opened it before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on unmount.
  useEffect(() => {
    const element = ref.current
    return () => {
      if (element?.open) onOpenReplaced()
    }
  }, [])

  return (
    <details ref={ref} className={styles.served}>
      <summary className={styles.toggle} aria-label={texts.toggleMenu}>
        <Icon name="menu" />
      </summary>
    </details>
  )
}
