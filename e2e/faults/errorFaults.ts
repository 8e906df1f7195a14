import {
  client,
  conformance,
  type Fault,
  generator,
  scenario,
  unit
} from './fault.ts'

/** Mistakes in what is said when something fails. */
export const errorFaults: readonly Fault[] = [
  {
    name: 'a broken link does not fail the build',
    file: `${generator}/output/check/judgeFindings.ts`,
    find: '[config.links.brokenLinks ?? usual, links]',
    replace: "['warn', links]",
    caughtBy: conformance('buildErrors', '8.11 a broken link fails the build')
  },
  {
    name: 'a broken anchor is not reported',
    file: `${generator}/output/check/judgeFindings.ts`,
    find: '[config.links.brokenAnchors, anchors]',
    replace: '[config.links.brokenAnchors, []]',
    caughtBy: conformance('buildErrors', '8.11 the broken anchor')
  },
  {
    name: 'a style attribute passes',
    file: `${generator}/content/schema/forbiddenMarkup.ts`,
    find: "if (key === 'style') {",
    replace: "if (key === 'styled') {",
    caughtBy: unit('generator/content/schema/findForbiddenMarkup.test.ts', '')
  },
  {
    name: 'a failed build takes the place of what is served',
    file: `${generator}/buildLocale.ts`,
    find: 'if (errors.length > 0) throw new SiteErrors(errors)',
    replace: 'reporter.warn(errors)',
    caughtBy: conformance('buildErrors', '8.11 a failed build writes nothing')
  },
  {
    name: 'a chunk that fails shows a blank page',
    file: `${client}/app/ChunkError.tsx`,
    find: 'if (isRetrying) return <Loader />',
    replace: 'if (error) return null',
    caughtBy: scenario('chunkErrors', '8.2 A page fails to load again', 'own')
  },
  {
    name: 'a chunk that fails is not tried again as a document',
    file: `${client}/app/navigation/usePageLoader.ts`,
    find: 'return !isServed && claimReload',
    replace: 'return isServed && claimReload',
    caughtBy: scenario('navigation', '2.7.2 A page whose files', 'own')
  },
  {
    name: 'a page that never comes is reloaded for ever',
    file: `${client}/app/navigation/reloadGuard.ts`,
    find: '=== attempt.build) return false',
    replace: '=== attempt.build) return true',
    caughtBy: unit('client/app/navigation/reloadGuard.test.ts', '')
  },
  {
    name: 'Try again loses the focus',
    file: `${client}/app/CrashPage.tsx`,
    find: 'focusMain({ preventScroll: true })',
    replace: '',
    caughtBy: scenario('crashes', '8.1 A page crashes', 'hideable')
  },
  {
    name: 'a crash stays when the reader goes elsewhere',
    file: `${client}/app/CrashBoundary.tsx`,
    find: '? null\n    : { crash: undefined, resetKey }',
    replace: '? null\n    : null',
    caughtBy: unit('client/app/CrashBoundary.test.ts', '')
  },
  {
    name: 'the tab of a crash keeps its old title',
    file: `${client}/app/CrashPage.tsx`,
    find: '  usePageErrorTitle()\n',
    replace: '',
    caughtBy: scenario('crashes', '8.1 A page crashes', 'hideable')
  },
  {
    name: 'nothing says that the base is wrong',
    file: `${client}/app/baseUrlBanner.ts`,
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
    file: `${client}/app/navigation/arrival.ts`,
    find: "case 'undecodable':\n      return { ...place, page: current.page, problem: result }",
    replace:
      "case 'undecodable':\n      return { ...place, page: current.page }",
    caughtBy: unit('client/app/navigation/arrival.test.ts', '')
  },
  {
    name: 'a missing favicon is accepted',
    file: `${generator}/site/createSite.ts`,
    find: "missingLevel === 'throw' && isShown",
    replace: "missingLevel === 'throw' && !isShown",
    caughtBy: unit('generator/brokenPages.test.ts', 'links and pictures of')
  }
]
