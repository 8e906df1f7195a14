import type { Page } from '@playwright/test'
import { waitForFrames } from '../../../../e2e/support/scroll.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'handbook' })

const mistyped = '/docs/guide/bascis/frst'

test('a mistyped address suggests the pages with the most similar addresses', async ({
  page,
  open
}) => {
  await open(mistyped)
  const nearest = listLinks(page, 'Did you mean').first()
  await expect(nearest).toHaveAttribute('href', '/docs/guide/basics/first')
  await expect(nearest).toHaveText('First basics /docs/guide/basics/first')
})

test('an address unlike any other suggests places to start', async ({
  page,
  open
}) => {
  await open('/wp-admin/setup-config.php')
  await expect(listLinks(page, 'Places to start')).toHaveText([
    'Handbook /',
    'Start /docs/guide/start',
    'News /blog'
  ])
  await expect(page.getByText('Did you mean')).toHaveCount(0)
})

test('the search starts with the words of the address and then keeps the last query', async ({
  page,
  open
}) => {
  await open(mistyped)
  const opener = page.getByRole('main').getByRole('button')
  await expect(opener).toHaveText('Search the documentation: frst')
  await opener.click()
  const field = page.getByRole('combobox')
  await expect(field).toHaveValue('frst')
  await field.fill('tables')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  // If the words of the address came back, they would appear now.
  await waitForFrames(page)
  await expect(field).toHaveValue('tables')
})

function listLinks(page: Page, name: string) {
  return page.getByRole('navigation', { name }).getByRole('link')
}
