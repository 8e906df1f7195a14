import type { Page } from '@playwright/test'
import { holdRequests } from '../../../../e2e/support/holdRequests.ts'
import { expectLeftToBrowser } from '../../../../e2e/support/links.ts'
import { waitForFrames } from '../../../../e2e/support/scroll.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

const doc = '/docs/form/started'
const library = '/docs/query/started'

function find(page: Page) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    active: dialog.getByRole('option', { selected: true })
  }
}

test('2.6.12 The search works with only the keyboard', async ({
  open,
  page
}) => {
  await open(doc)
  const { dialog, field, options, active } = find(page)

  await test.step('2.6.12 a slash opens it and focuses the field', async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    // The document has only the tokens of its first view.
    await expect(dialog).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
  await test.step('2.6.12 an empty field offers the libraries until a page was opened', async () => {
    await dialog.getByRole('link', { name: 'Query', exact: true }).click()
    await expect(page).toHaveURL(library)
  })
  await test.step('2.6.12 arrow keys move through the results', async () => {
    await expect(dialog).toBeHidden()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await field.pressSequentially('useRetreive')
    await expect(options.first()).toContainText('useRetrieve')
    await expect(active).toHaveCount(1)
    const first = await active.textContent()
    await page.keyboard.press('ArrowDown')
    await expect(active).not.toHaveText(first ?? '')
    const id = (await active.getAttribute('id')) ?? ''
    await expect(field).toHaveAttribute('aria-activedescendant', id)
    await page.keyboard.press('ArrowUp')
    await expect(active).toHaveText(first ?? '')
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/)
  })
  await test.step('2.6.12 Enter of an input method is left to it', async () => {
    const taken = await field.evaluate(input =>
      [{ isComposing: true }, { keyCode: 229 }].filter(init => {
        const enter = { key: 'Enter', bubbles: true, cancelable: true, ...init }
        return !input.dispatchEvent(new KeyboardEvent('keydown', enter))
      })
    )
    expect(taken).toEqual([])
    await expect(page).toHaveURL(library)
  })
  await test.step('2.6.12 Enter opens the page at the heading', async () => {
    await expect(active).toHaveAttribute('href', /#/)
    const href = (await active.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(url => url.href.endsWith(href))
    await expect(dialog).toBeHidden()
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
  })
  await test.step('2.6.12 Ctrl+K opens it again, a slash is typed, and Escape returns the focus', async () => {
    await page.locator('main a').first().focus()
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.press('/')
    await expect(field).toHaveValue('/')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('main a').first()).toBeFocused()
  })
  await test.step('2.6.12 going back closes it', async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(library)
    await expect(dialog).toBeHidden()
  })
})

test('2.6.12 The search works with the pointer', { tag: '@both' }, async ({
  open,
  page
}) => {
  await open(doc)
  const { dialog, field, options, active } = find(page)
  const button = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Search', exact: true })
  await button.click()

  await test.step('2.6.12 results are grouped by library', async () => {
    await field.fill('nothing appears when I open a modal')
    await expect(options.first()).toContainText('Troubleshooting modals')
    await expect(dialog.getByRole('group', { name: 'Modals' })).toBeVisible()
    await expect(options.first().locator('mark').first()).toBeVisible()
  })
  await test.step('2.6.12 a query without results says so and leads to the libraries', async () => {
    await field.fill('zzzzqqqq')
    await expect(dialog.getByRole('status')).toContainText(
      'Nothing found for “zzzzqqqq”'
    )
    await expect(options).toHaveCount(0)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(dialog.getByRole('link', { name: 'Styles' })).toBeVisible()
  })
  await test.step('2.6.12 a result that opens elsewhere leaves it open', async () => {
    await field.fill('useRetrieve')
    await expect(active).toContainText('useRetrieve')
    const href = (await active.getAttribute('href')) ?? ''
    await expectLeftToBrowser(
      page,
      () => active.click({ modifiers: ['Control'] }),
      href.replace(/#.*/, '')
    )
    await expect(field).toBeVisible()
  })
  await test.step('2.6.12 a click opens a result', async () => {
    await field.fill('server errors in form')
    await expect(active).toContainText('Use a form')
    await options.first().click()
    await expect(page).toHaveURL(/\/docs\/form\/howToUse/)
    await expect(dialog).toBeHidden()
  })
  await test.step('2.6.12 an empty field offers recently opened pages', async () => {
    await button.click()
    await field.fill('permissions.request')
    // Until the results are there, the field offers recently opened pages.
    const group = dialog.getByRole('group', { name: 'Permissions' })
    const chosen = group.getByRole('option').first()
    await expect(chosen).toBeVisible()
    const files = await holdRequests(page, /\/docs\/permissions\//)
    await chosen.click()
    await expect(page).toHaveURL(/\/docs\/permissions\//)
    await expect(dialog).toBeHidden()
    await button.click()
    await field.fill('')
    await files.release()
    await expect(page.locator('h1')).toHaveText('Permissions manager API')
    // The one that is open is left out.
    await expect(
      dialog.getByRole('group', { name: 'Recently opened' }).getByRole('option')
    ).toHaveText(['Use a form', 'Query manager API'])
    await dialog.getByRole('button', { name: 'Close search' }).click()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test('2.6.12 Nothing of the search is loaded before it is needed', async ({
  open,
  page
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const { dialog, field, options } = find(page)
  await open('/')
  await page.waitForLoadState('networkidle')
  const isOfSearch = (path: string) => path.includes('/search')
  expect(asked.filter(isOfSearch)).toEqual([])
  await test.step('2.6.12 the field of the landing page opens it', async () => {
    await page
      .locator('main')
      .getByRole('button', { name: 'Search the documentation' })
      .click()
    await expect(field).toBeFocused()
  })
  await field.fill('useList')
  await expect(options.first()).toBeVisible()
  expect(asked.filter(isOfSearch)).toContain('/search.json')

  await test.step('2.6.12 it says when the index takes its time', async () => {
    await open('/')
    const held = await holdRequests(page, '**/search.json')
    await page.keyboard.press('/')
    await field.fill('useList')
    await expect(dialog.getByRole('status')).toHaveText('Loading')
    await held.release()
    await expect(options.first()).toBeVisible()
  })

  await test.step('2.6.12 an answer that comes too late is not shown', async () => {
    const held = await holdRequests(page, '**/search/*.json')
    await field.fill('permission')
    await held.first
    await field.fill('zzzzqqqq')
    await expect(dialog.getByRole('status')).toContainText('zzzzqqqq')
    const arrived = page.waitForResponse('**/search/*.json')
    await held.release()
    await (await arrived).finished()
    await waitForFrames(page)
    await expect(dialog.getByRole('status')).toContainText('zzzzqqqq')
  })
})

for (const { where, site, address, query, href } of [
  {
    where: 'below the base',
    site: 'below',
    address: '/kit/docs/form/started',
    query: 'queryKeys',
    href: /^\/kit\/docs\/query/
  },
  {
    where: 'in the language of the page',
    site: 'versionsAndLocales',
    address: '/ar/docs/intro',
    query: 'مقدمة',
    href: /^\/ar\//
  }
] as const) {
  test.describe(where, () => {
    test.use({ site })

    test(`2.6.12 results link to pages ${where}`, async ({ open, page }) => {
      await open(address)
      const { field, options } = find(page)
      await page.keyboard.press('/')
      await field.fill(query)
      await expect(options.first()).toHaveAttribute('href', href)
    })
  })
}

test.describe('With several versions', () => {
  test.use({ site: 'versionsAndLocales' })

  test('2.6.12 pages of other versions name theirs', async ({ open, page }) => {
    await open('/docs/setup')
    const { dialog, field } = find(page)
    await page.keyboard.press('/')
    await field.fill('samples')
    for (const name of ['Kit', 'Kit (Next)']) {
      await expect(
        dialog.getByRole('group', { name, exact: true })
      ).toBeVisible()
    }
  })
})
