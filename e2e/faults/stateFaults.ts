import { type Fault, scenario, unit } from './fault.ts'

const announcement = scenario(
  'announcementDismissal',
  '4.6 A reader closes it',
  'handbook'
)
const groups = scenario('tabs', '2.9.13 A reader chooses for', 'handbook')
const versions = scenario('versions', '4.10 A reader', 'versionsAndLocales')
const forgetful = scenario('versions', '4.10 A version is chosen', 'tags')
const hidden = scenario('hiddenTargets', '2.7.4 A hash leads', 'own')

/** Mistakes in what the page remembers. */
export const stateFaults: readonly Fault[] = [
  {
    name: 'the colour mode is forgotten',
    file: 'src/core/client/state/colorMode.ts',
    find: 'getStorageSlot(COLOR_MODE_KEY).set(mode)',
    replace: '',
    caughtBy: scenario('storage', '3.11 What a reader', 'handbook')
  },
  {
    name: 'a stored mode stays where the switch is disabled',
    file: 'src/core/client/state/colorMode.ts',
    find: '      slot.remove()\n',
    replace: '',
    caughtBy: scenario('colorModeTabs', '4.1 The site has one mode', 'bare')
  },
  {
    name: 'what is stored wins over the query',
    file: 'src/core/client/state/resolveColorMode.ts',
    find: 'query ?? choice ?? settings',
    replace: 'choice ?? query ?? settings',
    caughtBy: unit('core/client/state/resolveColorMode.test.ts', '')
  },
  {
    name: 'a closed announcement comes back',
    file: 'src/core/client/state/announcementBar.ts',
    find: "getStorageSlot(ANNOUNCEMENT_DISMISS_KEY).set('true')",
    replace: '',
    caughtBy: announcement
  },
  {
    name: 'a new announcement stays closed',
    file: 'src/core/client/state/announcementDismissal.ts',
    find: "stored.dismissal === 'true' &&\n    correctBarId(stored.id) === correctBarId(bar.id)",
    replace: "stored.dismissal === 'true'",
    caughtBy: unit('core/client/state/announcementBar.test.ts', '')
  },
  {
    name: 'a closed announcement flashes before the client runs',
    file: 'src/core/client/boot/earlyScript.ts',
    find: 'readStorage(ANNOUNCEMENT_DISMISS_KEY)',
    replace: 'null',
    caughtBy: unit('core/client/boot/earlyScript.test.ts', '')
  },
  {
    name: 'the tab that was chosen for a group is forgotten',
    file: 'src/features/tabs/client/tabGroup.ts',
    find: 'if (groupId !== undefined) slot.set(next)',
    replace: '',
    caughtBy: groups
  },
  {
    name: 'a tab jumps away when what is above it shrinks',
    file: 'src/core/client/state/scrollPosition.ts',
    find: "window.scrollBy({ top: distance, behavior: 'instant' })",
    replace: '',
    caughtBy: groups
  },
  {
    name: 'the arrows stop at the last tab',
    file: 'src/core/client/ui/findNextIndex.ts',
    find: '(current + 1) % count',
    replace: 'Math.min(current + 1, count - 1)',
    caughtBy: scenario('tabs', '2.9.12 A reader chooses tabs', 'handbook')
  },
  {
    name: 'without storage a choice is lost at once',
    file: 'src/core/client/state/storageSlot.ts',
    find: '        memory = value\n',
    replace: '',
    caughtBy: unit('core/client/state/storageSlot.test.ts', '')
  },
  {
    name: 'a tab does not hear that another cleared the storage',
    file: 'src/core/client/state/storageSlot.ts',
    find: ' || changed === null',
    replace: '',
    caughtBy: unit('core/client/state/storageSlot.test.ts', '')
  },
  {
    name: 'a value that did not change is written again',
    file: 'src/core/client/state/storageSlot.ts',
    find: 'if (value.get() === next) return',
    replace: '',
    caughtBy: unit('core/client/state/storageSlot.test.ts', '')
  },
  {
    name: 'the version that was chosen is forgotten',
    file: 'src/features/versions/client/preferredVersion.ts',
    find: 'if (!site.forgetsVersion) getStorageSlot(PREFERRED_VERSION_KEY).set(name)',
    replace: '',
    caughtBy: versions
  },
  {
    name: 'a version that is gone stays preferred',
    file: 'src/features/versions/client/preferredVersion.ts',
    find: 'if (isStale) slot.remove()',
    replace: '',
    caughtBy: versions
  },
  {
    name: 'a category stays closed when the reader gets into it',
    file: 'src/core/client/sidebar/sidebarCategory.ts',
    find: 'becomesActive || (state.isOpen',
    replace: '(state.isOpen',
    caughtBy: unit('core/client/sidebar/sidebarCategory.test.ts', '')
  },
  {
    name: 'a category closes itself when siblings close each other',
    file: 'src/core/client/sidebar/sidebarCategory.ts',
    find: 'openedSibling !== place.index',
    replace: 'openedSibling !== undefined',
    caughtBy: unit('core/client/sidebar/sidebarCategory.test.ts', '')
  },
  {
    name: 'a category closes without a movement',
    file: 'src/core/client/state/collapsible.ts',
    find: 'if (isOpen && isHidden) setIsHidden(false)',
    replace: 'if (isOpen === isHidden) setIsHidden(!isOpen)',
    caughtBy: scenario('collapsible', '4.8 A reader watches', 'own')
  },
  {
    name: 'the button to the top shows near the top',
    file: 'src/core/client/state/backToTop.ts',
    find: ' || y < BACK_TO_TOP_THRESHOLD',
    replace: '',
    caughtBy: unit('core/client/state/backToTop.test.ts', '')
  },
  {
    name: 'a jump to a heading leaves the navbar over it',
    file: 'src/core/client/state/navbarVisibility.ts',
    find: 'isVisible: !hasTarget',
    replace: 'isVisible: true',
    caughtBy: scenario(
      'navbarVisibility',
      '4.5 A reader jumps to headings',
      'manual'
    )
  },
  {
    name: 'the contents count a heading that the navbar covers',
    file: 'src/core/client/state/tocHighlight.ts',
    find: 'isNavbarFixed ? readNavbarHeight() : 0',
    replace: '0',
    caughtBy: scenario(
      'contents',
      '2.8.5 The current heading is highlighted',
      'own'
    )
  },
  {
    name: 'a dropdown of the menu stays closed on its own page',
    file: 'src/core/client/state/mobileDropdown.ts',
    find: 'if (hasMatch) setIsOpen(true)',
    replace: '',
    caughtBy: scenario('mobileDropdowns', '4.4 A reader opens them', 'handbook')
  },
  {
    name: 'the layout does not follow the window',
    file: 'src/core/client/state/layoutMode.ts',
    find: "window.addEventListener('resize', update)",
    replace: '',
    caughtBy: scenario('layoutMode', '4.3 The layout follows', 'handbook')
  },
  {
    name: 'the query sets any attribute of the document',
    file: 'src/core/client/boot/earlyScript.ts',
    find: '(data-[a-z][a-z\\d-]*)$/',
    replace: '([a-z][a-z\\d-]*)$/',
    caughtBy: unit('core/client/boot/earlyScript.test.ts', 'other attributes')
  },
  {
    name: 'a tab controls nothing',
    file: 'src/features/tabs/client/Tabs.tsx',
    find: 'aria-controls={`',
    replace: 'aria-controls={`no',
    caughtBy: unit('features/tabs/client/Tabs.test.tsx', 'controls its panel')
  },
  {
    name: 'sites on one host share what was searched',
    file: 'src/features/search/client/recentPages.ts',
    find: 'getSlot(baseUrl: string)',
    replace: "getSlot(_: string, baseUrl = '')",
    caughtBy: unit(
      'features/search/client/recentPages.test.ts',
      'each site of a host'
    )
  },
  {
    name: 'the highlighted heading stays when the window changes',
    file: 'src/core/client/state/tocHighlight.ts',
    find: "    window.addEventListener('resize', update)\n",
    replace: '',
    caughtBy: scenario(
      'contents',
      '2.8.5 The current heading is highlighted',
      'own'
    )
  },
  {
    name: 'a category opens in the sidebar of another version',
    file: 'src/core/client/pages/DocsView.tsx',
    find: '<DocsSidebar key=',
    replace: '<DocsSidebar data-key=',
    caughtBy: scenario(
      'versions',
      '2.5.11 The sidebar of another',
      'versionsAndLocales'
    )
  },
  {
    name: 'a version stays stored where the site stores none',
    file: 'src/features/versions/client/preferredVersion.ts',
    find: 'site.forgetsVersion ? [] : ',
    replace: '',
    caughtBy: forgetful
  },
  {
    name: 'a version is stored for a moment where the site stores none',
    file: 'src/features/versions/client/preferredVersion.ts',
    find: 'forgetsVersion) ',
    replace: 'forgetsVersion || name) ',
    caughtBy: forgetful
  },
  {
    name: 'the way to a hidden heading outweighs a later choice of tabs',
    file: 'src/features/tabs/client/tabGroup.ts',
    find: 'useEffect(() => slot.subscribe(() => reveal(undefined)), [slot])',
    replace: '',
    caughtBy: hidden
  },
  {
    name: 'details that a link opens look closed',
    file: 'src/features/components/client/index.ts',
    find: "root.addEventListener('toggle',",
    replace: "root.addEventListener('toggled',",
    caughtBy: hidden
  },
  {
    name: 'the current page opens the list of languages',
    file: 'src/core/client/shell/MobileDropdown.tsx',
    find: 'entry.lang === undefined',
    replace: "entry.lang !== ''",
    caughtBy: scenario(
      'locales',
      '2.6.11 on a phone the dropdown',
      'versionsAndLocales'
    )
  },
  {
    name: 'tabs stay on what the hash leads to',
    file: 'src/core/client/navigation/scroll.ts',
    find: "if (way.action === 'POP') revealTarget",
    replace: 'revealTarget',
    caughtBy: hidden
  },
  {
    name: 'a choice of tabs changes the address of the next page',
    file: 'src/features/tabs/client/tabGroup.ts',
    find: ' || isPending',
    replace: '',
    caughtBy: scenario('tabs', '2.9.13 The address carries', 'handbook')
  },
  {
    name: 'a jump swallows the next scroll',
    file: 'src/core/client/state/jumps.ts',
    find: ' || address.key === jumpedTo.get()',
    replace: '',
    caughtBy: scenario('navbarVisibility', '4.5 A reader jumps', 'manual')
  },
  {
    name: 'the not-found page of a site without libraries renders for ever',
    file: 'src/features/search/client/NearestPages.tsx',
    find: 'const { baseUrl, libraries } =',
    replace: 'const { baseUrl, libraries = [] } =',
    caughtBy: scenario(
      'notFound',
      'A reader who is nowhere opens the search',
      'versionsAndLocales'
    )
  }
]
