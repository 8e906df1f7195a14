import type { NavbarItemData, NavbarPosition } from '../../model/navbar.ts'
import * as texts from '../../model/texts.ts'
import { Slot } from '../state/clientFeatures.tsx'
import { useNavbarVisibility } from '../state/navbarVisibility.ts'
import { useSite } from '../state/siteContext.tsx'
import { Brand } from '../ui/Brand.tsx'
import { ColorModeToggle } from './ColorModeToggle.tsx'
import { MobileMenuToggle } from './MobileMenuToggle.tsx'
import styles from './Navbar.module.css'
import { NavbarItem, NavbarItemBoundary } from './NavbarItem.tsx'

/** The bar at the top of every page (specification §2, behavior 2.6.1). */
export function Navbar() {
  const { navbar } = useSite()
  const { ref, isVisible } = useNavbarVisibility(navbar.hideOnScroll)
  return (
    <nav
      ref={ref}
      aria-label={texts.mainNavigation}
      className={styles.navbar}
      data-navbar={navbar.hideOnScroll ? 'hideable' : 'fixed'}
      data-style={navbar.style}
      data-theme={navbar.style === 'dark' ? 'dark' : undefined}
      data-hidden={isVisible ? undefined : ''}
      data-print="hidden"
    >
      <div className={styles.bar}>
        <MobileMenuToggle />
        <Brand />
        {navbar.badge !== undefined && (
          <span className={styles.badge}>{navbar.badge}</span>
        )}
        <Items items={navbar.items} position="left" />
        <Items items={navbar.items} position="right" />
        <div className={styles.switch}>
          <ColorModeToggle />
        </div>
        <Slot name="navbarEnd" />
      </div>
    </nav>
  )
}

function Items({
  items,
  position
}: {
  readonly items: readonly NavbarItemData[]
  readonly position: NavbarPosition
}) {
  return (
    <div className={styles.items} data-position={position}>
      {items.map((item, index) =>
        item.position === position ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never move.
          <NavbarItemBoundary key={index} item={item}>
            <NavbarItem item={item} />
          </NavbarItemBoundary>
        ) : null
      )}
    </div>
  )
}
