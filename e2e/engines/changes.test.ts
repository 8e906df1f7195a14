import { getReleases } from '../../src/features/changes/e2e/releases.fixture.ts'
import { openAndStore } from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, test } from './test.ts'

const MARKS = 'main .prose [data-new]'
const DOTS = 'aside[data-page-navigation] [data-new]'

const list = (page: EnginePage, selector: string) =>
  page.evaluate(
    name =>
      [...document.querySelectorAll(name)]
        .filter(each => each.checkVisibility())
        .map(each => each.textContent?.trim()),
    selector
  )

/** In milliseconds: the test runs four builds. */
const TIMEOUT = 900_000

test('a reader who comes back after a release sees marks and dots, also offline', {
  timeout: TIMEOUT
}, async ({ page, serve, build }) => {
  const [before, after] = await getReleases()
  const { origin, deploy, pause, restart } = await serve(await build(before))
  await openAndStore(page, `${origin}/docs/same`)
  await page.waitFor(() => localStorage.getItem('changes.seen/') === '1.0')
  expect(await list(page, MARKS)).toEqual([])

  deploy(await build(after))
  await page.open(`${origin}/docs/start`)
  await page.waitForHydration()
  // The worker may have answered with a script of the release before.
  await page.reload()
  await page.see(MARKS, 'New words.')
  expect(await list(page, MARKS)).toEqual([
    'New words.',
    'Another item',
    'const a = 2'
  ])
  expect(await list(page, DOTS)).toEqual(['More', 'Other'])
  await page.waitFor(
    async () => (await caches.match(window.location.pathname)) !== undefined
  )

  expect(await page.readErrors()).toEqual([])
  await pause()
  await page.reload()
  await page.see(MARKS, 'New words.')
  expect(await list(page, DOTS)).toEqual(['More', 'Other'])
  await restart()
})
