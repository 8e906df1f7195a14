import { findViolations } from '../support/findViolations.ts'
import { openAllDetails } from '../support/openAllDetails.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { store } from '../support/storage.ts'
import { pages } from './pages.ts'

test.use({ site: 'everything' })

for (const address of pages) {
  for (const mode of ['light', 'dark'] as const) {
    test(`axe has no complaint about ${address} in ${mode} mode`, async ({
      page
    }) => {
      await store(page, { theme: mode })
      await openPage(page, address)
      await openAllDetails(page)
      expect(await findViolations(page, 'main')).toEqual([])
    })
  }

  test(`${address} is no wider than the window and has no faults`, async ({
    page
  }) => {
    const faults: string[] = []
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await openPage(page, address)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(faults).toEqual([])
  })

  test(`ids of ${address} are of one element each`, {
    tag: '@once'
  }, async ({ page }) => {
    await page.goto(address)
    const ids = await page
      .locator('[id]')
      .evaluateAll(elements => elements.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
}
