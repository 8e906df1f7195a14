import type { Page } from '@playwright/test'
import {
  expectSameDocument,
  markDocument
} from '../../../../e2e/support/documents.ts'
import { addLink } from '../../../../e2e/support/links.ts'
import { readStored, store } from '../../../../e2e/support/storage.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

const key = 'docs-preferred-version-default'

test.use({ site: 'versionsAndLocales' })

test('4.10 reading a version doesn’t select it', async ({ page, open }) => {
  await open('/docs/1.0/intro')
  expect(await readStored(page, key)).toBeNull()
})

test('2.6.10 4.10 choosing a version keeps the query and hash, and stores the version', async ({
  page,
  open
}) => {
  const { trigger, entry } = findDropdown(page)
  await open('/docs/usage?kit=1#in-code')
  await markDocument(page)
  await trigger.hover()
  await entry('1.0').click()
  await expect(page).toHaveURL('/docs/1.0/usage?kit=1#in-code')
  await expectSameDocument(page)
  await expect.poll(() => readStored(page, key)).toBe('1.0')
  await expect(trigger).toContainText('1.0')
})

test('2.6.10 outside the docs the dropdown shows the preferred version and marks none', async ({
  page,
  open
}) => {
  const { trigger, entry } = findDropdown(page)
  await store(page, { [key]: '1.0' })
  await open('/blog')
  await expect(trigger).toContainText('1.0')
  await expect(entry('1.0')).not.toHaveAttribute('aria-current')
})

test('4.10 the link in the banner selects its version', async ({
  page,
  open
}) => {
  await open('/docs/1.0/usage')
  const banner = page.getByRole('complementary', { name: 'Version' })
  await banner.getByRole('link').click()
  await expect(page).toHaveURL('/docs/usage')
  await expect.poll(() => readStored(page, key)).toBe('2.0')
})

test('4.10 a stored version that no longer exists is deleted', async ({
  page,
  open
}) => {
  await store(page, { [key]: '0.9' })
  await open('/blog')
  await expect.poll(() => readStored(page, key)).toBeNull()
})

test('2.5.11 the sidebar of another version starts fresh', async ({
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

test.describe('on a site that stores no version', () => {
  test.use({ site: 'tags' })

  test('4.10 a previously stored version is deleted', async ({
    page,
    open,
    bar
  }) => {
    await store(page, { [key]: 'current' })
    await open('/blog')
    await expect.poll(() => readStored(page, key)).toBeNull()
    await expect(bar.trigger('1.0')).toBeVisible()
  })

  test('4.10 choosing a version opens it and stores nothing', async ({
    page,
    open,
    bar
  }) => {
    await open('/blog')
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

/** Find the version dropdown. */
function findDropdown(page: Page) {
  const root = page.locator('nav [data-dropdown]', { hasText: 'All releases' })
  return {
    trigger: root.getByRole('button'),
    entry: (name: string) =>
      root.getByRole('link', { name, exact: true, includeHidden: true })
  }
}
