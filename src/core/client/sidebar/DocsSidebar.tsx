import { useState } from 'react'
import type { Sidebar } from '../../model/sidebar.ts'
import * as texts from '../../model/texts.ts'
import { useHydrated, useLayoutMode } from '../state/layoutMode.ts'
import { useScrollPosition } from '../state/scrollPosition.ts'
import { useSite } from '../state/siteContext.tsx'
import { useAnnouncementBar } from '../state/useAnnouncementBar.ts'
import { Brand } from '../ui/Brand.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './DocsSidebar.module.css'
import { LibraryCard } from './LibraryCard.tsx'
import { SidebarTree } from './SidebarList.tsx'

/**
 * The sidebar beside a doc. On small screens, the mobile menu shows its list
 * instead (behavior 2.5.11 to 2.5.13).
 */
export function DocsSidebar({ sidebar }: { readonly sidebar: Sidebar }) {
  const { navbar, hideableSidebar } = useSite()
  const layoutMode = useLayoutMode()
  const [isHidden, setHidden] = useState(false)
  const isBelowBar = useIsBelowBar()
  return (
    <aside
      className={styles.sidebar}
      data-page-navigation=""
      data-print="hidden"
      data-collapsed={isHidden ? '' : undefined}
    >
      {layoutMode !== 'mobile' && (
        <div
          className={styles.viewport}
          data-hideable={hideableSidebar ? '' : undefined}
          data-full-height={navbar.hideOnScroll ? '' : undefined}
          data-below-bar={isBelowBar ? '' : undefined}
        >
          {navbar.hideOnScroll && <Brand isRepeated={true} />}
          {!isHidden && (
            <nav aria-label={texts.docsSidebar} className={styles.navigation}>
              <LibraryCard sidebar={sidebar.id} />
              <SidebarTree items={sidebar.items} />
            </nav>
          )}
          {hideableSidebar && (
            <HideButton isHidden={isHidden} onChange={setHidden} />
          )}
        </div>
      )}
    </aside>
  )
}

/** Whether the announcement bar currently pushes the sidebar down. */
function useIsBelowBar(): boolean {
  const { isShown } = useAnnouncementBar(useSite().announcementBar)
  const [isAtTop, setAtTop] = useState(true)
  useScrollPosition(({ y }) => setAtTop(y === 0), isShown)
  return isShown && isAtTop
}

interface HideButtonProps {
  readonly isHidden: boolean
  readonly onChange: (isHidden: boolean) => void
}

/** Button that collapses the sidebar to a strip, or expands it again. */
function HideButton({ isHidden, onChange }: HideButtonProps) {
  const label = isHidden ? texts.expandSidebar : texts.collapseSidebar
  return (
    <button
      type="button"
      className={isHidden ? styles.expand : styles.collapse}
      disabled={!useHydrated()}
      title={label}
      aria-label={label}
      onClick={() => onChange(!isHidden)}
    >
      <Icon name={isHidden ? 'arrowEnd' : 'arrowStart'} />
    </button>
  )
}
