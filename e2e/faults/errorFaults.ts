import { conformance, type Fault, scenario, unit } from './fault.ts'

/** Mistakes in what is said when something fails. */
export const errorFaults: readonly Fault[] = [
  {
    name: 'a broken link does not fail the build',
    file: 'src/core/build/judgeFindings.ts',
    find: '[config.links.brokenLinks ?? usual, links]',
    replace: "['warn', links]",
    caughtBy: conformance('buildErrors', '8.11 a broken link fails the build')
  },
  {
    name: 'a broken anchor is not reported',
    file: 'src/core/build/judgeFindings.ts',
    find: '[config.links.brokenAnchors, anchors]',
    replace: '[config.links.brokenAnchors, []]',
    caughtBy: conformance('buildErrors', '8.11 the broken anchor')
  },
  {
    name: 'a style attribute passes',
    file: 'src/core/content/schema/forbiddenMarkup.ts',
    find: "if (key === 'style') {",
    replace: "if (key === 'styled') {",
    caughtBy: unit('core/content/schema/findForbiddenMarkup.test.ts', '')
  },
  {
    name: 'a failed build takes the place of what is served',
    file: 'src/core/build/buildLocale.ts',
    find: 'if (errors.length > 0) throw new SiteErrors(errors)',
    replace: 'reporter.warn(errors)',
    caughtBy: conformance('buildErrors', '8.11 a failed build writes nothing')
  },
  {
    name: 'a chunk that fails shows a blank page',
    file: 'src/core/client/boot/ChunkError.tsx',
    find: 'if (isRetrying) return <Loader />',
    replace: 'if (error) return null',
    caughtBy: scenario('chunkErrors', '8.2 A page fails to load again', 'own')
  },
  {
    name: 'a chunk that fails is not tried again as a document',
    file: 'src/core/client/navigation/usePageLoader.ts',
    find: 'return !isServed && claimReload',
    replace: 'return isServed && claimReload',
    caughtBy: scenario('navigation', '2.7.2 A page whose files', 'own')
  },
  {
    name: 'a page that never comes is reloaded for ever',
    file: 'src/core/client/navigation/reloadGuard.ts',
    find: '=== attempt.build) return false',
    replace: '=== attempt.build) return true',
    caughtBy: unit('core/client/navigation/reloadGuard.test.ts', '')
  },
  {
    name: 'Try again loses the focus',
    file: 'src/core/client/boot/CrashPage.tsx',
    find: 'focusMain({ preventScroll: true })',
    replace: '',
    caughtBy: scenario('crashes', '8.1 A page crashes', 'hideable')
  },
  {
    name: 'a crash stays when the reader goes elsewhere',
    file: 'src/core/client/boot/CrashBoundary.tsx',
    find: '? null\n    : { crash: undefined, resetKey }',
    replace: '? null\n    : null',
    caughtBy: unit('core/client/boot/CrashBoundary.test.ts', '')
  },
  {
    name: 'the tab of a crash keeps its old title',
    file: 'src/core/client/boot/CrashPage.tsx',
    find: '  usePageErrorTitle()\n',
    replace: '',
    caughtBy: scenario('crashes', '8.1 A page crashes', 'hideable')
  },
  {
    name: 'nothing says that the base is wrong',
    file: 'src/core/client/boot/baseUrlBanner.ts',
    find: '  showBanner(baseUrl, path)',
    replace: "  console.warn('wrong base')",
    caughtBy: scenario(
      'baseUrlBanner',
      '8.8 A site is served below an unexpected path',
      'own',
      'hideable'
    )
  },
  {
    name: 'an address that cannot be decoded is a page',
    file: 'src/core/client/navigation/arrival.ts',
    find: "case 'undecodable':\n      return { ...place, page: current.page, problem: result }",
    replace:
      "case 'undecodable':\n      return { ...place, page: current.page }",
    caughtBy: unit('core/client/navigation/arrival.test.ts', '')
  },
  {
    name: 'a missing favicon is accepted',
    file: 'src/core/site/createSite.ts',
    find: "missingLevel === 'throw' && isShown",
    replace: "missingLevel === 'throw' && !isShown",
    caughtBy: unit('core/build/brokenPages.test.ts', 'links and pictures of')
  }
]
