import { type Fault, scenario } from './fault.ts'

const announcement = scenario(
  'announcementDismissal',
  '4.6.3 the close button removes',
  'handbook'
)
const tabs = 'src/features/tabs/e2e/tabs'
const versions = scenario(
  'src/features/versions/e2e/versions',
  '2.6.10 4.10 choosing a version',
  'versionsAndLocales'
)
const hidden = scenario(
  'hiddenTargets',
  '2.7.4 a link opens the closed details',
  'everything'
)

/** Mistakes in client state. */
export const stateFaults: readonly Fault[] = [
  {
    name: 'the color mode is forgotten',
    file: 'src/core/client/state/colorMode.ts',
    find: 'getStorageSlot(COLOR_MODE_KEY).set(mode)',
    replace: '',
    caughtBy: scenario('storage', 'are stored, and no cookie', 'handbook')
  },
  {
    name: 'a closed announcement comes back',
    file: 'src/core/client/state/useAnnouncementBar.ts',
    find: "getStorageSlot(ANNOUNCEMENT_DISMISS_KEY).set('true')",
    replace: '',
    caughtBy: announcement
  },
  {
    name: 'the chosen tab of a group is forgotten',
    file: 'src/features/tabs/client/tabGroup.ts',
    find: 'if (groupId !== undefined) slot.set(next)',
    replace: '',
    caughtBy: scenario(tabs, '2.9.13 a choice applies to all', 'handbook')
  },
  {
    name: 'a clicked tab moves when content above it shrinks',
    file: 'src/core/client/state/scrollPosition.ts',
    find: "window.scrollBy({ top: distance, behavior: 'instant' })",
    replace: '',
    caughtBy: scenario(tabs, '2.9.13 a clicked tab stays', 'handbook')
  },
  {
    name: 'the chosen version is forgotten',
    file: 'src/features/versions/client/preferredVersion.ts',
    find: 'if (!site.forgetsVersion) getStorageSlot(PREFERRED_VERSION_KEY).set(name)',
    replace: '',
    caughtBy: versions
  },
  {
    name: 'a category closes without an animation',
    file: 'src/core/client/state/collapsible.ts',
    find: 'if (isOpen && isHidden) setIsHidden(false)',
    replace: 'if (isOpen === isHidden) setIsHidden(!isOpen)',
    caughtBy: scenario('collapsible', '4.8.1 4.8.2', 'handbook')
  },
  {
    name: 'after a jump the navbar covers the heading',
    file: 'src/core/client/state/navbarVisibility.ts',
    find: 'isVisible: !hasTarget',
    replace: 'isVisible: true',
    caughtBy: scenario('navbarVisibility', '4.5.4 a jump', 'manual')
  },
  {
    name: 'the table of contents ignores the height of the navbar',
    file: 'src/core/client/state/tocHighlight.ts',
    find: 'isNavbarFixed ? readNavbarHeight() : 0',
    replace: '0',
    caughtBy: scenario(
      'contents',
      '2.8.5 a heading behind the navbar',
      'handbook'
    )
  },
  {
    name: 'the layout does not follow the window',
    file: 'src/core/client/state/layoutMode.ts',
    find: "window.addEventListener('resize', update)",
    replace: '',
    caughtBy: scenario(
      'layoutMode',
      'the layout follows every resize',
      'handbook'
    )
  },
  {
    name: 'details opened by a link look closed',
    file: 'src/features/components/client/index.ts',
    find: "root.addEventListener('toggle',",
    replace: "root.addEventListener('toggled',",
    caughtBy: hidden
  },
  {
    name: 'a jump counts as a scroll',
    file: 'src/core/client/state/PageContext.tsx',
    find: '    if (!isQueryOnly) latest.current(location.hash)\n',
    replace: '',
    caughtBy: scenario('navbarVisibility', '4.5.4 a jump', 'manual')
  }
]
