import type { Page } from '@playwright/test'
import { readBox } from '../../../../e2e/support/box.ts'
import {
  expectNewDocument,
  markDocument
} from '../../../../e2e/support/documents.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'versionsAndLocales' })

const rest = 'docs/next/intro?kit=1#first-steps'

for (const [from, lang, to] of [
  ['/', 'de', '/de/'],
  ['/de/', 'en', '/']
] as const) {
  test(`2.6.11 choosing ${lang} keeps the page, query and hash, and loads a document`, async ({
    page,
    open
  }) => {
    await open(from + rest)
    await markDocument(page)
    await findDropdown(page).hover()
    await findEntry(page, lang).click()
    await expect(page).toHaveURL(to + rest)
    await expectNewDocument(page)
  })
}

test('2.6.11 entries keep the query and hash of a later navigation', async ({
  page,
  open
}) => {
  await open('/docs/next/usage')
  await page.getByRole('link', { name: 'introduction', exact: true }).click()
  await expect(page).toHaveURL('/docs/next/intro#first-steps')
  await expect(findEntry(page, 'ar')).toHaveAttribute(
    'href',
    '/ar/docs/next/intro#first-steps'
  )
})

test('2.6.11 on a phone the dropdown is called Languages', {
  tag: '@phone'
}, async ({ page, open, menu }) => {
  await open('/de/')
  await menu.open()
  const languages = menu.root.getByRole('button', { name: 'Sprachen' })
  await expect(languages).toHaveAttribute('aria-expanded', 'false')
  await languages.click()
  await menu.root.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
})

test('3.6 on an Arabic page the sidebar is on the right and the table of contents on the left', async ({
  page,
  open
}) => {
  await open('/ar/docs/intro')
  const main = await readBox(page.getByRole('article'))
  const sidebar = await readBox(page.locator('[data-page-navigation]'))
  const contents = await readBox(
    page.getByRole('navigation', { name: 'Table of contents' })
  )
  expect(sidebar.x).toBeGreaterThan(main.x)
  expect(contents.x).toBeLessThan(main.x)
})

test('3.6 on an Arabic page code runs from left to right, and a date keeps its order', async ({
  page,
  open
}) => {
  await open('/ar/docs/intro')
  await expect(page.locator('pre').first()).toHaveCSS('direction', 'ltr')
  await expect(page.locator('time')).toHaveCSS('unicode-bidi', 'plaintext')
})

/** Find the language dropdown. */
function findDropdown(page: Page) {
  return page.locator('nav [data-dropdown]', { has: page.locator('[lang]') })
}

function findEntry(page: Page, lang: string) {
  return findDropdown(page).locator(`a[lang=${lang}]`)
}
