import type { Page } from '@playwright/test'
import { waitForFrames } from '../../../../e2e/support/scroll.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

const mistyped = '/docs/permisions/startd'

test('An address leads nowhere', async ({ page, open }) => {
  await test.step('the pages whose addresses are most like it are named', async () => {
    await open(mistyped)
    await expect(listNearest(page).first()).toHaveAttribute(
      'href',
      '/docs/permissions/started'
    )
    await expect(listNearest(page).first()).toHaveText(
      'Get started with permissions /docs/permissions/started'
    )
  })
  await test.step('the search begins with the words of the address', async () => {
    const opener = page.getByRole('main').getByRole('button')
    await expect(opener).toHaveText('Search the documentation: startd')
    await opener.click()
    await expect(page.getByRole('combobox')).toHaveValue('startd')
  })
  await test.step('opened again, it has the words that the reader typed last', async () => {
    const field = page.getByRole('combobox')
    await field.fill('tables')
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    // Words that it is opened with come right after.
    await waitForFrames(page)
    await expect(field).toHaveValue('tables')
  })
  await test.step('where nothing is like it the places to start are named', async () => {
    await open('/wp-admin/setup-config.php')
    const starts = page
      .getByRole('navigation', { name: 'Places to start' })
      .getByRole('link')
    await expect(starts).toHaveText([
      'Toolbox /',
      'Get started with permissions /docs/permissions/started',
      'Blog /blog'
    ])
    await expect(page.getByText('Did you mean')).toHaveCount(0)
  })
})

function listNearest(page: Page) {
  return page
    .getByRole('navigation', { name: 'Did you mean' })
    .getByRole('link')
}
