import { type Fault, scenario } from './fault.ts'

/** Mistakes in error handling. */
export const errorFaults: readonly Fault[] = [
  {
    name: 'a chunk that fails to load leaves the page blank',
    file: 'src/core/client/boot/ChunkError.tsx',
    find: 'if (isRetrying) return <LoadingIndicator />',
    replace: 'if (error) return null',
    caughtBy: scenario(
      'chunkErrors',
      '8.2 the error is in a red box',
      'hideable'
    )
  },
  {
    name: 'a page whose chunk fails to load is not loaded as a document',
    file: 'src/core/client/navigation/usePageLoader.ts',
    find: 'return !isServed && claimReload',
    replace: 'return isServed && claimReload',
    caughtBy: scenario('navigation', '2.7.2 a page whose files', 'handbook')
  },
  {
    name: 'Try again loses the focus',
    file: 'src/core/client/boot/CrashPage.tsx',
    find: 'focusMain({ preventScroll: true })',
    replace: '',
    caughtBy: scenario('crashes', '4.9 Try again shows the crash', 'hideable')
  },
  {
    name: 'a wrong base URL shows no banner',
    file: 'src/core/client/boot/entry.home.ts',
    find: '  showBanner(baseUrl, path)',
    replace: "  console.warn('wrong base')",
    caughtBy: scenario('baseUrlBanner', '8.8 at an unexpected path', 'hideable')
  }
]
