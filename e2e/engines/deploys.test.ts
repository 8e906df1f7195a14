import { findSite } from '../support/sites.ts'
import { isMarked, markDocument, openAndStore } from './actions.ts'
import { expect, test } from './test.ts'

test('11.2 after a client update under an open tab, the next link loads a document', async ({
  page,
  serve
}) => {
  const { origin, deploy } = await serve('handbook')
  await openAndStore(page, `${origin}/docs/guide/start`)
  await page.waitForHydration()
  await markDocument(page)
  deploy(findSite('hideable'))
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await page.see('html[data-shell=outdated]')
  expect(await isMarked(page)).toBe(true)
  await page.click('nav a', 'Handbook')
  await page.see('h1', 'Hideable')
  await page.waitForHydration()
  expect(await isMarked(page)).toBe(false)
})
