import { type Fault, scenario } from './fault.ts'

const historyTest = scenario(
  'mobileMenuHistory',
  '12.2 4.2.6 Back closes the open menu',
  'handbook'
)

/** Mistakes in navigation. */
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
    name: 'a new page opens at the scroll position of the previous one',
    file: 'src/core/client/navigation/scroll.ts',
    find: "window.scrollTo({ top, behavior: 'instant' })",
    replace: '',
    caughtBy: scenario('scrolling', 'is shown from its top', 'handbook')
  },
  {
    name: 'the end of a jump scrolls again',
    file: 'src/core/client/navigation/scroll.ts',
    find: "if (action === 'JUMP' && isSamePage) return 'reveal'",
    replace: '',
    caughtBy: scenario('scrolling', 'is not pulled back', 'handbook')
  },
  {
    name: 'the last page to load wins, not the last click',
    file: 'src/core/client/navigation/usePageLoader.ts',
    find: '    if (location.key !== latest.key) return\n',
    replace: '',
    caughtBy: scenario('navigation', '2.7.3 the last', 'handbook')
  },
  {
    name: 'the focus stays behind when the page changes',
    file: 'src/core/client/navigation/useVisitEffects.ts',
    find: "action === 'PUSH' && ",
    replace: "action === '' && ",
    caughtBy: scenario('skipLink', 'after a navigation', 'handbook')
  },
  {
    name: 'the back button moves the focus',
    file: 'src/core/client/navigation/useVisitEffects.ts',
    find: "action === 'PUSH' && ",
    replace: '',
    caughtBy: scenario('skipLink', 'the back button', 'handbook')
  },
  {
    name: 'a link that only scrolls past is fetched',
    file: 'src/core/client/navigation/usePrefetch.ts',
    find: 'const DWELL_TIME = 65',
    replace: 'const DWELL_TIME = 0',
    caughtBy: scenario('prefetch', 'scrolls past', 'handbook')
  },
  {
    name: 'touching a link loads nothing',
    file: 'src/core/client/navigation/usePrefetch.ts',
    find: "document.addEventListener('touchstart', onIntent, { passive: true, signal })",
    replace: '',
    caughtBy: scenario('prefetch', '2.7.8 7.3 a link', 'handbook')
  },
  {
    name: 'the head of the previous page stays',
    file: 'src/core/client/boot/Head.tsx',
    find: 'applyHead(site, route, previous)',
    replace: '',
    caughtBy: scenario('head', '10.2 the head of each kind', 'handbook')
  },
  {
    name: 'a new page is not announced to screen readers',
    file: 'src/core/client/boot/App.tsx',
    find: 'if (!visit.keepsPosition)',
    replace: 'if (visit.keepsPosition)',
    caughtBy: scenario('navigation', '2.7.1 the next page', 'handbook')
  }
]
