import { type Fault, scenario, unit } from './fault.ts'

const historyTest = scenario(
  'mobileMenuHistory',
  '4.2 Back and forward close it',
  'handbook'
)
const headings = scenario('scrolling', 'with a hiding navbar', 'hideable')

/** Mistakes on the way from page to page. */
export const navigationFaults: readonly Fault[] = [
  {
    name: 'the next page lacks the styles of its kind',
    file: 'src/core/client/navigation/pageFiles.ts',
    find: 'const sheet = files.loadWholeSheet()',
    replace: 'const sheet = undefined',
    caughtBy: unit('core/client/navigation/loadPage.test.ts', 'to its files')
  },
  {
    name: 'back leaves the page while the menu is open',
    file: 'src/core/client/boot/createNavigation.ts',
    find: 'isUp: isMobileMenuOpen',
    replace: 'isUp: () => !isMobileMenuOpen',
    caughtBy: historyTest
  },
  {
    name: 'back does not close the menu',
    file: 'src/core/client/navigation/historyGuard.ts',
    find: '    barrier.takeDown()\n',
    replace: '',
    caughtBy: historyTest
  },
  {
    name: 'forward is undone the wrong way',
    file: 'src/core/client/navigation/historyGuard.ts',
    find: 'window.history.go(-distance)',
    replace: 'window.history.forward()',
    caughtBy: historyTest
  },
  {
    name: 'the hash is dropped when the reader changes language',
    file: 'src/core/client/shell/menuGroup.ts',
    find: 'keepPlace(createLocaleHref(site, name, page), location)',
    replace: 'createLocaleHref(site, name, page) + location.search',
    caughtBy: unit('core/client/shell/menuGroup.test.ts', '')
  },
  {
    name: 'an address that is no page is lost when the reader changes language',
    file: 'src/features/locales/client/createLocaleHref.ts',
    find: "isPage ? '/' : pathname",
    replace: "'/'",
    caughtBy: unit('features/locales/client/createLocaleHref.test.ts', '')
  },
  {
    name: 'a new query scrolls to the top',
    file: 'src/core/client/navigation/scroll.ts',
    find: "if (isQueryChange) return 'stay'",
    replace: '',
    caughtBy: scenario('scrolling', '2.7.4 A reader follows links', 'own')
  },
  {
    name: 'a page is shown from where the one before was read',
    file: 'src/core/client/navigation/scroll.ts',
    find: "window.scrollTo({ top: y, left: x, behavior: 'instant' })",
    replace: '',
    caughtBy: scenario('scrolling', '2.7.4 A reader follows links', 'own')
  },
  {
    name: 'the end of a jump scrolls again',
    file: 'src/core/client/navigation/scrollMemory.ts',
    find: "if (isJump) return { kind: 'jumped' }",
    replace: '',
    caughtBy: scenario('scrolling', '2.7.4 A reader follows links', 'own')
  },
  {
    name: 'a heading is not found by its encoded id',
    file: 'src/core/client/state/hashTarget.ts',
    find: 'decodeURIComponent(hash.slice(1))',
    replace: 'hash.slice(1)',
    caughtBy: headings
  },
  {
    name: 'the page that comes last wins, not the last click',
    file: 'src/core/client/navigation/usePageLoader.ts',
    find: 'if (isLatest) report(result)',
    replace: 'report(result)',
    caughtBy: scenario('navigation', '2.7.3 A reader changes', 'own')
  },
  {
    name: 'a link to the page that is shown is an entry of the history',
    file: 'src/core/client/navigation/interceptClick.ts',
    find: 'replace: link.url === place.currentUrl',
    replace: 'replace: false',
    caughtBy: unit('core/client/navigation/interceptClick.test.ts', '')
  },
  {
    name: 'a click with a key held stays in the tab',
    file: 'src/core/client/navigation/interceptClick.ts',
    find: ' || click.isModified',
    replace: '',
    caughtBy: unit('core/client/navigation/interceptClick.test.ts', '')
  },
  {
    name: 'a click that something else handled goes to a page',
    file: 'src/core/client/navigation/interceptClick.ts',
    find: ' || click.isPrevented',
    replace: '',
    caughtBy: unit('core/client/navigation/interceptClick.test.ts', '')
  },
  {
    name: 'a file is taken for a page',
    file: 'src/core/client/navigation/linkTarget.ts',
    find: 'if (link.isDownload || link.isFile)',
    replace: 'if (link.isDownload)',
    caughtBy: unit('core/client/navigation/linkTarget.test.ts', '')
  },
  {
    name: 'the focus stays behind when the page changes',
    file: 'src/core/client/state/focus.ts',
    find: "action === 'PUSH' && ",
    replace: "action === '' && ",
    caughtBy: scenario('skipLink', '1.2 The focus follows', 'handbook')
  },
  {
    name: 'the back button takes the focus away',
    file: 'src/core/client/state/focus.ts',
    find: "action === 'PUSH' && ",
    replace: '',
    caughtBy: scenario('skipLink', '1.2 The focus follows', 'handbook')
  },
  {
    name: 'pages are fetched for readers who save data',
    file: 'src/core/client/navigation/prefetch.ts',
    find: 'connection?.saveData === true ||',
    replace: '',
    caughtBy: unit('core/client/navigation/prefetch.test.ts', '')
  },
  {
    name: 'a link that only scrolls past is fetched',
    file: 'src/core/client/navigation/watchLinks.ts',
    find: 'const DWELL_TIME = 65',
    replace: 'const DWELL_TIME = 0',
    caughtBy: scenario('prefetch', '7.2 A link only scrolls past', 'own')
  },
  {
    name: 'a touch on a link loads nothing',
    file: 'src/core/client/navigation/watchLinks.ts',
    find: "document.addEventListener('touchstart', onIntent, { passive: true })",
    replace: '',
    caughtBy: scenario('prefetch', '7.3 A reader touches a link', 'own')
  },
  {
    name: 'the progress bar flashes on every page',
    file: 'src/core/client/navigation/progress.ts',
    find: 'return PROGRESS_DELAY',
    replace: 'return 0',
    caughtBy: unit('core/client/navigation/progress.test.ts', '')
  },
  {
    name: 'the head stays that of the page before',
    file: 'src/core/client/boot/Head.tsx',
    find: 'applyHead(site, route, previous)',
    replace: '',
    caughtBy: scenario('head', '10.2 Head tags follow', 'own')
  },
  {
    name: 'a screen reader hears nothing of a new page',
    file: 'src/core/client/boot/Announcer.tsx',
    find: 'if (!arrival.isServed)',
    replace: 'if (arrival.isServed)',
    caughtBy: scenario('navigation', '2.7.1 The previous page', 'own')
  },
  {
    name: 'a redirect is not counted as the click that led there',
    file: 'src/core/client/navigation/arrival.ts',
    find: '? detour.action',
    replace: '? lastAction',
    caughtBy: unit('core/client/navigation/arrival.test.ts', '')
  },
  {
    name: 'a page of another language is looked for in this one',
    file: 'src/core/client/navigation/linkTarget.ts',
    find: ' || otherLocales.includes(firstSegment)',
    replace: '',
    caughtBy: unit('core/client/navigation/linkTarget.test.ts', '')
  },
  {
    name: 'a file that failed once is never tried again',
    file: 'src/core/client/state/createSingleFlight.ts',
    find: '    flight.catch(() => flights.delete(key))\n',
    replace: '',
    caughtBy: unit('core/client/navigation/loadPage.test.ts', 'can be retried')
  },
  {
    name: 'a browser that never says it is idle gets no client',
    file: 'src/core/client/boot/earlyScript.ts',
    find: ' else setTimeout(start, 200)',
    replace: '',
    caughtBy: unit(
      'core/client/boot/earlyScript.test.ts',
      'cannot report being idle'
    )
  }
]
