import { readBox } from '../../../../e2e/support/box.ts'
import {
  expectNewDocument,
  markDocument,
  waitForHydration
} from '../../../../e2e/support/documents.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'versionsAndLocales' })

test('2.6.11 A reader chooses a language', async ({ page, open, bar }) => {
  const dropdown = bar.root.locator('[data-dropdown]', {
    has: page.locator('[lang]')
  })
  const entry = (lang: string) => dropdown.locator(`a[lang=${lang}]`)
  await open('/docs/next/intro?kit=1#first-steps')

  await test.step('2.6.11 page, query and hash are kept, and a document loads', async () => {
    await markDocument(page)
    await dropdown.hover()
    await entry('de').click()
    await expect(page).toHaveURL('/de/docs/next/intro?kit=1#first-steps')
    await expectNewDocument(page)
    await waitForHydration(page)
    await dropdown.hover()
    await entry('en').click()
    await expect(page).toHaveURL('/docs/next/intro?kit=1#first-steps')
    await waitForHydration(page)
  })

  await test.step('2.6.11 query and hash from a later navigation are kept as well', async () => {
    await open('/docs/next/usage')
    await page.getByRole('link', { name: 'introduction', exact: true }).click()
    await expect(page).toHaveURL('/docs/next/intro#first-steps')
    await expect(entry('ar')).toHaveAttribute(
      'href',
      '/ar/docs/next/intro#first-steps'
    )
  })
})

test('2.6.11 on a phone the dropdown is called Languages', {
  tag: '@phone'
}, async ({ page, open }) => {
  await open('/de/')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const dialog = page.getByRole('dialog')
  const languages = dialog.getByRole('button', { name: 'Sprachen' })
  await expect(languages).toHaveAttribute('aria-expanded', 'false')
  await languages.click()
  await dialog.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
})

test('3.6 An Arabic page reads from right to left', async ({ page, open }) => {
  await open('/ar/docs/intro')
  await test.step('3.6 code runs from left to right, and a date keeps its order on a page that is not translated', async () => {
    await expect(page.locator('pre').first()).toHaveCSS('direction', 'ltr')
    await expect(page.locator('time')).toHaveCSS('unicode-bidi', 'plaintext')
  })

  await test.step('3.6 the sidebar is on the right and the table of contents on the left', async () => {
    const main = await readBox(page.getByRole('article'))
    const sidebar = await readBox(page.locator('[data-page-navigation]'))
    const contents = await readBox(
      page.getByRole('navigation', { name: 'Table of contents' })
    )
    expect(sidebar.x).toBeGreaterThan(main.x)
    expect(contents.x).toBeLessThan(main.x)
  })
})
