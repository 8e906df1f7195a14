import { openPage } from '../support/openPage.ts'
import { waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/siteTest.ts'
import { store } from '../support/storage.ts'
import { collectFaults } from './faults.ts'
import { pageKinds } from './pageKinds.ts'

// A worker that is refused would be complained about.
test.use({ serviceWorkers: 'allow' })

test.describe('No page complains', () => {
  for (const { kind, address } of pageKinds) {
    test(`a ${kind} is taken over without a complaint`, async ({ page }) => {
      const faults = collectFaults(page)
      await openPage(page, address)
      await waitForFrames(page)
      expect(faults).toEqual([])
    })

    test(`a ${kind} with stored choices is taken over without a complaint`, async ({
      page
    }) => {
      const faults = collectFaults(page)
      await store(page, {
        theme: 'dark',
        'docusaurus.announcement.dismiss': 'true',
        'docusaurus.announcement.id': 'announcement-bar',
        'docusaurus.tab.package-manager': 'pnpm',
        'docs-preferred-version-default': 'current'
      })
      await openPage(page, address)
      await waitForFrames(page)
      expect(faults).toEqual([])
    })
  }

  test('a walk through all kinds of pages brings no complaint', async ({
    page
  }) => {
    const faults = collectFaults(page)
    await openPage(page, '/')
    for (const { address } of pageKinds) {
      await page.evaluate(href => {
        const link = document.createElement('a')
        link.href = href
        link.textContent = 'Next'
        document.querySelector('main')?.append(link)
        link.click()
      }, address)
      await expect(page).toHaveURL(address)
      await expect(page.locator('h1').first()).toBeVisible()
      await waitForFrames(page)
    }
    await page.goBack()
    await waitForFrames(page)
    expect(faults).toEqual([])
  })
})

test.describe('No page of a site with everything complains', () => {
  test.use({ site: 'handbook' })

  for (const address of [
    '/',
    '/docs/guide/start',
    '/docs/guide/unlisted',
    '/docs/plain/alone',
    '/docs/content/tabs?os=mac',
    '/docs/content/code',
    '/blog/page/2',
    '/blog/unlisted'
  ]) {
    test(`${address} is taken over without a complaint`, async ({ page }) => {
      const faults = collectFaults(page)
      await openPage(page, address)
      await waitForFrames(page)
      expect(faults).toEqual([])
    })
  }
})

test.describe('No page of versions and locales complains', () => {
  test.use({ site: 'versionsAndLocales' })

  for (const address of ['/', '/de/', '/blog']) {
    test(`${address} is taken over without a complaint`, async ({ page }) => {
      const faults = collectFaults(page)
      await openPage(page, address)
      await waitForFrames(page)
      expect(faults).toEqual([])
    })
  }
})
