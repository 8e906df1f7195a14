import {
  expectSameDocument,
  markDocument
} from '../../../../e2e/support/documents.ts'
import { addLink } from '../../../../e2e/support/links.ts'
import { readStored, store } from '../../../../e2e/support/storage.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

const key = 'docs-preferred-version-default'

test.describe('2.6 A site with versions', () => {
  test.use({ site: 'versionsAndLocales' })

  test('4.10 A reader chooses a version', async ({ page, open, bar }) => {
    const dropdown = bar.root.locator('[data-dropdown]', {
      hasText: 'All releases'
    })
    const trigger = dropdown.getByRole('button')
    const entry = dropdown.getByRole('link', {
      name: '1.0',
      exact: true,
      includeHidden: true
    })
    await open('/docs/1.0/intro')

    await test.step('4.10 reading a version does not choose it', async () => {
      expect(await readStored(page, key)).toBeNull()
    })

    await test.step('2.6.10 query and hash are kept, and the choice is stored', async () => {
      await open('/docs/usage?kit=1#in-code')
      await markDocument(page)
      await trigger.hover()
      await entry.click()
      await expect(page).toHaveURL('/docs/1.0/usage?kit=1#in-code')
      await expectSameDocument(page)
      await expect.poll(() => readStored(page, key)).toBe('1.0')
      await expect(trigger).toContainText('1.0')
    })

    await test.step('2.6.10 outside the docs it shows the preferred version and marks none', async () => {
      await open('/blog')
      await expect(trigger).toContainText('1.0')
      await expect(entry).not.toHaveAttribute('aria-current')
    })

    await test.step('4.10 the banner’s link chooses its version', async () => {
      await open('/docs/1.0/usage')
      const banner = page.getByRole('complementary', { name: 'Version' })
      await banner.getByRole('link').click()
      await expect(page).toHaveURL('/docs/usage')
      await expect.poll(() => readStored(page, key)).toBe('2.0')
    })

    await test.step('4.10 a version that no longer exists is deleted', async () => {
      await page.evaluate(name => localStorage.setItem(name, '0.9'), key)
      await open('/blog')
      await expect.poll(() => readStored(page, key)).toBeNull()
    })
  })

  test('2.5.11 The sidebar of another version starts fresh', async ({
    page,
    open
  }) => {
    const caret = page.getByRole('button', { name: "category 'Recipes'" })
    await open('/docs/usage')
    await caret.click()
    await expect(caret).toHaveAttribute('aria-expanded', 'true')
    await (await addLink(page, '/docs/next/usage')).click()
    await expect(page).toHaveURL('/docs/next/usage')
    await expect(caret).toHaveAttribute('aria-expanded', 'false')
  })

  test('2.6.10 on a phone the dropdown is called Versions', {
    tag: '@phone'
  }, async ({ page, open, menu }) => {
    await open('/blog')
    await menu.open()
    await menu.back.click()
    await menu.root.getByRole('button', { name: 'Versions' }).click()
    await menu.root.getByRole('link', { name: '1.0' }).last().click()
    await expect(page).toHaveURL('/docs/1.0/intro')
    await expect.poll(() => readStored(page, key)).toBe('1.0')
  })
})

test.describe('4.10 A site that stores no version', () => {
  test.use({ site: 'tags' })

  test('4.10 A version is chosen for one page', async ({ page, open, bar }) => {
    await store(page, { [key]: 'current' })
    await open('/blog')
    await test.step('4.10 a version that was stored before is deleted', async () => {
      await expect.poll(() => readStored(page, key)).toBeNull()
      await expect(bar.trigger('1.0')).toBeVisible()
    })
    await test.step('4.10 a choice is followed and never written', async () => {
      await page.evaluate(() => {
        Storage.prototype.setItem = name => {
          document.documentElement.dataset.testStored = name
        }
      })
      await bar.trigger('1.0').hover()
      await bar.link('Next').click()
      await expect(page).toHaveURL(/\/docs\/next\//)
      await expect(page.locator('html')).not.toHaveAttribute('data-test-stored')
    })
  })
})
