import type { Page } from '@playwright/test'
import { findViolations } from '../support/findViolations.ts'
import { openAllDetails } from '../support/openAllDetails.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { store } from '../support/storage.ts'
import { pageKinds } from './pageKinds.ts'

for (const mode of ['light', 'dark'] as const) {
  test.describe(`Accessibility in ${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await store(page, { theme: mode })
    })

    for (const { kind, address } of pageKinds) {
      test(`axe has no complaint about a ${kind} in ${mode} mode`, async ({
        page
      }) => {
        await openPage(page, address)
        await openAllDetails(page)
        expect(await findViolations(page)).toEqual([])
      })
    }

    test(`axe has no complaint about the skip link in ${mode} mode`, async ({
      page
    }) => {
      await openPage(page, '/docs/form/started')
      await page.keyboard.press('Tab')
      expect(await findViolations(page)).toEqual([])
    })

    test(`axe has no complaint about search results in ${mode} mode`, async ({
      page
    }) => {
      await openPage(page, '/')
      await page.getByRole('searchbox').fill('permission')
      await expect(
        page.getByRole('search').getByRole('link').first()
      ).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })

    test(`axe has no complaint about the menu in ${mode} mode`, {
      tag: '@phone'
    }, async ({ page }) => {
      await openPage(page, '/docs/form/started')
      await openMenu(page)
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Back to main menu' }).click()
      await expect(
        page.getByRole('dialog').getByRole('link', { name: 'Styles' })
      ).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })

    test.describe(() => {
      test.use({ site: 'handbook' })

      test(`axe has no complaint about an open dropdown, the bar and the footer in ${mode} mode`, {
        tag: '@desktop'
      }, async ({ page }) => {
        await openPage(page, '/docs/guide/start')
        const navbar = page.getByRole('navigation', {
          name: 'Main',
          exact: true
        })
        for (const [trigger, entry] of [
          [navbar.getByRole('button', { name: 'Tools' }), 'One'],
          [navbar.getByRole('button', { name: 'Topics' }), 'All values']
        ] as const) {
          await trigger.press('Enter')
          await expect(
            navbar.getByRole('link', { name: entry, exact: true })
          ).toBeVisible()
          expect(await findViolations(page)).toEqual([])
        }
      })

      test(`axe has no complaint about dropdowns in the menu in ${mode} mode`, {
        tag: '@phone'
      }, async ({ page }) => {
        await openPage(page, '/')
        await openMenu(page)
        const dropdown = page
          .getByRole('dialog')
          .getByRole('button', { name: /Tools/ })
        await dropdown.click()
        await expect(dropdown).toHaveAttribute('aria-expanded', 'true')
        expect(await findViolations(page)).toEqual([])
      })

      for (const address of [
        '/docs/content/tabs',
        '/docs/guide/unlisted',
        '/blog/page/2'
      ]) {
        test(`axe has no complaint about ${address} in ${mode} mode`, async ({
          page
        }) => {
          await openPage(page, address)
          expect(await findViolations(page)).toEqual([])
        })
      }
    })
  })
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
