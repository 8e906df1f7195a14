import { useEffect, useRef } from 'react'
import * as texts from '../../model/texts.ts'
import { useHydrated } from '../state/layoutMode.ts'
import { useMobileMenu } from '../state/mobileMenu.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './MobileMenuToggle.module.css'
import { useHasMobileMenu } from './useHasMobileMenu.ts'

/**
 * Open and close the mobile menu. Before scripts run, this is a native
 * disclosure: when open, CSS unfolds the navbar and the page's own navigation
 * (see Navbar.module.css).
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
 * The disclosure of the served page.
 *
 * @param onOpenReplaced called when the button replaces a disclosure that the
 * reader has opened
 */
function ServedToggle({
  onOpenReplaced
}: {
  readonly onOpenReplaced: () => void
}) {
  const ref = useRef<HTMLDetailsElement>(null)

  // Carries what the reader did to the DOM before hydration over to the menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end counts.
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
