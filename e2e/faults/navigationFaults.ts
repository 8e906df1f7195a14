import { type Fault, scenario } from './fault.ts'

const historyTest = scenario(
  'mobileMenuHistory',
  '4.2 Back and forward close it',
  'handbook'
)

/** Mistakes on the way from page to page. */
export const navigationFaults: readonly Fault[] = [
  {
    name: 'back leaves the page while the menu is open',
    file: 'src/core/client/boot/startClient.tsx',
    find: 'isOpen: isMobileMenuOpen',
    replace: 'isOpen: () => !isMobileMenuOpen',
    caughtBy: historyTest
  },
  {
    name: 'back does not close the menu',
    file: 'src/core/client/state/browserHistory.ts',
    find: '    overlay.close()\n',
    replace: '',
    caughtBy: historyTest
  },
  {
    name: 'a page is shown from where the one before was read',
    file: 'src/core/client/navigation/scroll.ts',
    find: "window.scrollTo({ top, behavior: 'instant' })",
    replace: '',
    caughtBy: scenario('scrolling', '2.7.4 A reader follows links', 'own')
  },
  {
    name: 'the end of a jump scrolls again',
    file: 'src/core/client/navigation/scroll.ts',
    find: "if (action === 'JUMP' && isSamePage) return 'reveal'",
    replace: '',
    caughtBy: scenario('scrolling', '2.7.4 A reader follows links', 'own')
  },
  {
    name: 'the page that comes last wins, not the last click',
    file: 'src/core/client/navigation/usePageLoader.ts',
    find: '    if (location.key !== latest.key) return\n',
    replace: '',
    caughtBy: scenario('navigation', '2.7.3 A reader changes', 'own')
  },
  {
    name: 'the focus stays behind when the page changes',
    file: 'src/core/client/navigation/useVisitEffects.ts',
    find: "action === 'PUSH' && ",
    replace: "action === '' && ",
    caughtBy: scenario('skipLink', '1.2 The focus follows', 'handbook')
  },
  {
    name: 'the back button takes the focus away',
    file: 'src/core/client/navigation/useVisitEffects.ts',
    find: "action === 'PUSH' && ",
    replace: '',
    caughtBy: scenario('skipLink', '1.2 The focus follows', 'handbook')
  },
  {
    name: 'a link that only scrolls past is fetched',
    file: 'src/core/client/navigation/usePrefetch.ts',
    find: 'const DWELL_TIME = 65',
    replace: 'const DWELL_TIME = 0',
    caughtBy: scenario('prefetch', '7.2 A link only scrolls past', 'own')
  },
  {
    name: 'a touch on a link loads nothing',
    file: 'src/core/client/navigation/usePrefetch.ts',
    find: "document.addEventListener('touchstart', onIntent, { passive: true, signal })",
    replace: '',
    caughtBy: scenario('prefetch', '7.3 A reader touches a link', 'own')
  },
  {
    name: 'the head stays that of the page before',
    file: 'src/core/client/boot/Head.tsx',
    find: 'applyHead(site, route, previous)',
    replace: '',
    caughtBy: scenario('head', '10.2 the head of each kind', 'handbook')
  },
  {
    name: 'a screen reader hears nothing of a new page',
    file: 'src/core/client/boot/App.tsx',
    find: 'if (!visit.isServed)',
    replace: 'if (visit.isServed)',
    caughtBy: scenario('navigation', '2.7.1 The previous page', 'own')
  }
]
