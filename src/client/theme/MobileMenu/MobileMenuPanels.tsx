import { type MouseEvent, type MouseEventHandler, useRef } from 'react'
import { flushSync } from 'react-dom'
import * as texts from '../../../model/texts.ts'
import { hasModifier } from '../../state/hasModifier.ts'
import { useMobileMenu } from '../../state/mobileMenu.ts'
import { usePage } from '../../state/PageContext.tsx'
import { useSite } from '../../state/siteContext.tsx'
import { RecentPosts } from '../BlogLayout/RecentPosts.tsx'
import { LibraryCard } from '../Sidebar/LibraryCard.tsx'
import { SidebarList } from '../Sidebar/SidebarList.tsx'
import { ArrowStartIcon } from '../ui/icons.tsx'
import { MobileMenuItem } from './MobileMenuItem.tsx'
import styles from './MobileMenuPanels.module.css'
import { useHasPageMenu } from './useHasMobileMenu.ts'

/**
 * Show the site's menu and the page's own side by side, the page's in front if
 * it has one (behaviour 4.2.7).
 */
export function MobileMenuPanels() {
  const { navbar } = useSite()
  const menu = useMobileMenu()
  const hasPageMenu = useHasPageMenu()
  const mainPanel = useRef<HTMLElement>(null)
  const panel = hasPageMenu ? menu.panel : 'main'

  function showMainPanel(): void {
    flushSync(menu.showMainPanel)
    mainPanel.current?.focus()
  }

  /** A link that opens elsewhere keeps the menu open. */
  function leave(event: MouseEvent): void {
    if (!hasModifier(event)) menu.close()
  }

  return (
    <div className={styles.panels} data-panel={panel}>
      <nav
        ref={mainPanel}
        aria-label={texts.mainMenu}
        tabIndex={-1}
        className={styles.panel}
        inert={panel !== 'main'}
      >
        <MainMenu onChoose={leave} />
      </nav>
      {hasPageMenu && (
        <div className={styles.panel} inert={panel !== 'secondary'}>
          {navbar.items.length > 0 && (
            <button
              type="button"
              className={styles.back}
              onClick={showMainPanel}
            >
              <ArrowStartIcon /> {texts.backToMainMenu}
            </button>
          )}
          <PageMenu onChoose={leave} />
        </div>
      )}
    </div>
  )
}

/** Site navigation: all items, left then right, in order. */
function MainMenu({ onChoose }: { readonly onChoose: MouseEventHandler }) {
  const { navbar } = useSite()
  return (
    <ul className={styles.items}>
      {navbar.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items never move.
        <MobileMenuItem key={index} item={item} onChoose={onChoose} />
      ))}
    </ul>
  )
}

/** Page navigation: a doc's sidebar, or posts on the blog. */
function PageMenu({ onChoose }: { readonly onChoose: MouseEventHandler }) {
  const { page } = usePage()
  const { route, sidebar } = page
  if (sidebar !== undefined) {
    return (
      <nav key={sidebar.id} aria-label={texts.docsSidebar}>
        <LibraryCard sidebar={sidebar.id} onChoose={onChoose} />
        <SidebarList items={sidebar.items} level={1} onChoose={onChoose} />
      </nav>
    )
  }
  return 'recentPosts' in route ? (
    <nav aria-label={texts.recentPostsNavigation} className={styles.posts}>
      <RecentPosts years={route.recentPosts} onChoose={onChoose} />
    </nav>
  ) : null
}
