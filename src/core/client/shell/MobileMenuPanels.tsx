import { type MouseEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import * as texts from '../../model/texts.ts'
import { LibraryCard, LibraryPanel } from '../sidebar/LibraryCard.tsx'
import { SidebarTree } from '../sidebar/SidebarList.tsx'
import { features } from '../state/clientFeatures.tsx'
import { hasModifier } from '../state/hasModifier.ts'
import { useHasPageMenu, useMobileMenu } from '../state/mobileMenu.ts'
import { usePage } from '../state/PageContext.tsx'
import { useSite } from '../state/siteContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MobileMenuItem } from './MobileMenuItem.tsx'
import styles from './MobileMenuPanels.module.css'

/**
 * The site's menu and, if the page has one, the page's menu, which is shown
 * first (behavior 4.2.7).
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

  /** Following a link closes the menu, unless it opens in a new tab. */
  function closeOnLink(event: MouseEvent): void {
    const isLink = event.target instanceof Element && event.target.closest('a')
    if (isLink && !hasModifier(event)) menu.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards click links too.
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside are interactive.
    <div className={styles.panels} data-panel={panel} onClick={closeOnLink}>
      <nav
        ref={mainPanel}
        aria-label={texts.mainMenu}
        tabIndex={-1}
        className={styles.panel}
        inert={panel !== 'main'}
      >
        <MainMenu />
      </nav>
      {hasPageMenu && (
        <div className={styles.panel} inert={panel !== 'secondary'}>
          {navbar.items.length > 0 && (
            <button
              type="button"
              className={styles.back}
              onClick={showMainPanel}
            >
              <Icon name="arrowStart" /> {texts.backToMainMenu}
            </button>
          )}
          <PageMenu />
        </div>
      )}
    </div>
  )
}

/**
 * Site navigation: all libraries, then all other navbar items, in order. An
 * item that leads to another page in each version stays.
 */
function MainMenu() {
  const { navbar, libraries = [] } = useSite()
  const { page } = usePage()
  const hrefs: readonly string[] = libraries.flatMap(group =>
    group.libraries.map(({ href }) => href)
  )
  return (
    <>
      {hrefs.length > 0 && (
        <LibraryPanel groups={libraries} current={page.sidebar?.id} />
      )}
      <ul className={styles.items}>
        {navbar.items.map((item, index) =>
          item.kind === 'link' &&
          !item.versions &&
          hrefs.includes(item.href) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: items never move.
            <MobileMenuItem key={index} item={item} />
          )
        )}
      </ul>
    </>
  )
}

/** Page navigation: a doc's sidebar, or a feature's panel. */
function PageMenu() {
  const { page } = usePage()
  const { route, sidebar } = page
  if (sidebar !== undefined) {
    return (
      <nav key={sidebar.id} aria-label={texts.docsSidebar}>
        <LibraryCard sidebar={sidebar.id} />
        <SidebarTree items={sidebar.items} />
      </nav>
    )
  }
  const found = features.find(({ menuPanel }) => menuPanel?.isShown(route))
  return found?.menuPanel && <found.menuPanel.Panel />
}
