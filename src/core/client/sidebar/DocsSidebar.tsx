import { useState } from 'react'
import type { Sidebar } from '../../model/sidebar.ts'
import * as texts from '../../model/texts.ts'
import { useAnnouncementBar } from '../state/announcementBar.ts'
import { useHydrated, useLayoutMode } from '../state/layoutMode.ts'
import { useScrollPosition } from '../state/scrollPosition.ts'
import { useSite } from '../state/siteContext.tsx'
import { Brand } from '../ui/Brand.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './DocsSidebar.module.css'
import { LibraryCard } from './LibraryCard.tsx'
import { SidebarTree } from './SidebarTree.tsx'

/**
 * Show a doc's sidebar beside it. On small screens its list moves to the mobile
 * menu (behavior 2.5.11 to 2.5.13).
 */
export function DocsSidebar({ sidebar }: { readonly sidebar: Sidebar }) {
  const { navbar, hideableSidebar } = useSite()
  const layoutMode = useLayoutMode()
  const [isHidden, setHidden] = useState(false)
  const needsRoom = useBarAboveSidebar()
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
          data-below-bar={needsRoom ? '' : undefined}
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

/** Tell whether the announcement bar currently pushes the sidebar down. */
function useBarAboveSidebar(): boolean {
  const { isShown } = useAnnouncementBar(useSite().announcementBar)
  const [isAtTop, setAtTop] = useState(true)
  useScrollPosition(({ y }) => setAtTop(y === 0), isShown)
  return isShown && isAtTop
}

interface HideButtonProps {
  readonly isHidden: boolean
  readonly onChange: (isHidden: boolean) => void
}

/** Hide the sidebar, or bring it back by the strip that is left of it. */
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
