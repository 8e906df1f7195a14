import type { Page } from '@playwright/test'
import { waitForHydration } from '../../../../e2e/support/documents.ts'
import { holdRequests } from '../../../../e2e/support/holdRequests.ts'
import { expectLeftToBrowser } from '../../../../e2e/support/links.ts'
import { findBar } from '../../../../e2e/support/parts.ts'
import { routeRequests } from '../../../../e2e/support/routeRequests.ts'
import { waitForFrames } from '../../../../e2e/support/scroll.ts'
import { readStored, store } from '../../../../e2e/support/storage.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

const doc = '/kit/docs/form/started'

test.use({ site: 'below' })

test('2.6.12 a reader searches with the keyboard', async ({ open, page }) => {
  await open(doc)
  const { dialog, field, options, active } = findSearch(page)

  await test.step('2.6.12 a slash opens the search', async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  })
  await test.step('2.6.12 results appear while typing, despite typos', async () => {
    await field.pressSequentially('openWidnow')
    await expect(options.first()).toContainText('openWindow')
    await expect(active).toHaveCount(1)
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/)
  })
  await test.step('2.6.12 arrow keys move through the results', async () => {
    const first = (await active.textContent()) ?? ''
    await page.keyboard.press('ArrowDown')
    await expect(active).not.toHaveText(first)
    const id = (await active.getAttribute('id')) ?? ''
    await expect(field).toHaveAttribute('aria-activedescendant', id)
    await page.keyboard.press('ArrowUp')
    await expect(active).toHaveText(first)
  })
  await test.step('2.6.12 Enter opens the page at the heading', async () => {
    await expect(active).toHaveAttribute('href', /#/)
    const href = (await active.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(dialog).toBeHidden()
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport()
  })
  await test.step('2.6.12 the next search offers the last query', async () => {
    await page.keyboard.press('/')
    await expect(field).toHaveValue('openWidnow')
    await expect(options.first()).toBeVisible()
  })
  await test.step('2.6.12 going back closes the search', async () => {
    await page.goBack()
    await expect(page).toHaveURL(doc)
    await expect(dialog).toBeHidden()
  })
})

test('2.6.12 the dialog opens and closes softly, and catches no clicks while it closes', async ({
  open,
  page
}) => {
  await open(doc)
  const element = page.locator('dialog:has([role=combobox])')
  await page.keyboard.press('/')
  await expect(element).toBeVisible()
  await expect(element).toHaveCSS('opacity', '1')
  await expect(element).toHaveCSS('pointer-events', 'auto')
  await page.keyboard.press('Escape')
  await expect(element).toHaveCSS('pointer-events', 'none')
  await expect(element).toHaveCSS('transition-property', /opacity.*display/)
  await expect(element).toBeHidden()
  await expect(element).toHaveCSS('opacity', '0')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(element).toHaveCSS('transition-duration', '0s')
})

test('2.6.12 the dialog has its own style sheet', async ({ open, page }) => {
  await open(doc)
  await page.keyboard.press('/')
  // The document has only the tokens of its first view.
  await expect(findSearch(page).dialog).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)'
  )
})

test('2.6.12 an empty field offers the libraries until a page has been opened', async ({
  open,
  page
}) => {
  await open(doc)
  const { dialog } = findSearch(page)
  await page.keyboard.press('/')
  await dialog.getByRole('link', { name: 'Windows', exact: true }).click()
  await expect(page).toHaveURL('/kit/docs/windows/open')
  await expect(dialog).toBeHidden()
})

test('2.6.12 Enter and Escape during IME composition go to the input method', async ({
  open,
  page
}) => {
  await open(doc)
  const { field, active } = await search(page, 'window')
  await expect(active).toHaveCount(1)
  const taken = await field.evaluate(input =>
    [
      { key: 'Enter', isComposing: true },
      { key: 'Enter', keyCode: 229 },
      { key: 'Escape', isComposing: true }
    ].filter(init => {
      const press = { bubbles: true, cancelable: true, ...init }
      return !input.dispatchEvent(new KeyboardEvent('keydown', press))
    })
  )
  expect(taken).toEqual([])
  await expect(page).toHaveURL(doc)
  await expect(field).toBeVisible()
})

test('2.6.12 Ctrl+K opens the search, a slash can be typed, and Escape returns the focus', async ({
  open,
  page
}) => {
  await open(doc)
  const { dialog, field } = findSearch(page)
  const link = page.locator('main a').first()
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('/')
  await expect(field).toHaveValue('/')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('2.6.12 Page Up, Page Down and the pointer select a result, until the query changes', async ({
  open,
  page
}) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await open(doc)
  const { field, options, active } = await search(page, 'window')
  await expect(active).toHaveCount(1)
  const count = await options.count()
  expect(count).toBeGreaterThan(2)
  const expectActive = async (index: number) => {
    const option = options.nth(index)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(option).toBeInViewport({ ratio: 1 })
  }
  await expectActive(0)
  await page.keyboard.press('PageDown')
  await expectActive(count - 1)
  await page.keyboard.press('PageUp')
  await expectActive(0)
  await options.nth(1).hover()
  await expectActive(1)
  await field.fill('windows')
  await expectActive(0)
})

test('2.6.12 a search that could not be loaded says so, and loads when it is tried again', async ({
  open,
  page
}) => {
  const { button, dialog, options } = findSearch(page)
  await open(doc)
  await routeRequests(page, '**/assets/search.*', route => route.abort())
  await button.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The search couldn’t be loaded.')
  await alert.getByRole('button').click()
  await expect(alert).toHaveCount(0)
  await page.unroute('**/assets/search.*')
  // A deploy may have removed the files that the index names.
  await routeRequests(page, '**/search/*.json', route => route.abort())
  const { field } = await search(page, 'window')
  await expect(dialog.getByRole('status')).toContainText('Keep typing')
  await page.unroute('**/search/*.json')
  const reread = page.waitForRequest('**/search.json')
  await field.fill('windows')
  await reread
  await expect(options.first()).toBeVisible()
})

test('2.6.12 a click opens a result, and results are grouped by library', {
  tag: '@both'
}, async ({ open, page }) => {
  await open(doc)
  const { button, dialog, field, options } = findSearch(page)
  await button.click()
  await field.fill('nothing appears when I open a window')
  await expect(options.first()).toContainText('Nothing appears')
  await expect(dialog.getByRole('group', { name: 'Windows' })).toBeVisible()
  await expect(options.first().locator('mark').first()).toBeVisible()
  await options.first().click()
  await expect(page).toHaveURL('/kit/docs/windows/open#nothing-appears')
  await expect(dialog).toBeHidden()
})

test('2.6.12 a query without results says so and links to the libraries', async ({
  open,
  page
}) => {
  await open(doc)
  const { dialog, field, options } = await search(page, 'zzzzqqqq')
  await expect(dialog.getByRole('status')).toContainText(
    'Nothing found for “zzzzqqqq”'
  )
  await expect(options).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(dialog.getByRole('link', { name: 'Lists' })).toBeVisible()
})

test('2.6.12 Ctrl+Enter opens the result in a new tab and leaves the search open', async ({
  open,
  page
}) => {
  await open(doc)
  const { field, active } = await search(page, 'closeWindow')
  await expect(active).toContainText('Close a window')
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL('/kit/docs/windows/close')
  await expect(page).toHaveURL(doc)
  await expect(field).toBeVisible()
  await field.fill('')
  await expect(active).toContainText('Close a window') // among the recent pages
})

test('2.6.12 opening a result elsewhere leaves the search open', async ({
  open,
  page
}) => {
  await open(doc)
  const { field, active } = await search(page, 'closeWindow')
  await expect(active).toContainText('Close a window')
  for (const click of [
    () => active.click({ modifiers: ['Control'] }),
    () => active.click({ modifiers: ['Shift'] }),
    () => active.click({ button: 'middle' })
  ]) {
    await expectLeftToBrowser(page, click, '/kit/docs/windows/close')
  }
  await expect(field).toBeVisible()
})

test('2.6.12 an empty field offers recently opened pages, except the current one', async ({
  open,
  page
}) => {
  await store(page, {
    'toolbox.recent /kit/': JSON.stringify([
      { path: '/docs/lists/rows', title: 'Rows' },
      { path: '/docs/query/keys', title: 'Keys' }
    ])
  })
  await open(doc)
  const files = await holdRequests(page, /\/docs\/windows\//)
  const { dialog, field } = await search(page, 'closeWindow')
  // Until the results are there, the field offers recently opened pages.
  const group = dialog.getByRole('group', { name: 'Windows' })
  await group.getByRole('option').first().click()
  await expect(page).toHaveURL('/kit/docs/windows/close')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('/')
  await field.fill('')
  await files.release()
  await expect(page.locator('h1')).toHaveText('Close a window')
  await expect(
    dialog.getByRole('group', { name: 'Recently opened' }).getByRole('option')
  ).toHaveText(['Rows', 'Keys'])
  expect(await readStored(page, 'toolbox.recent /kit/')).toMatch(
    /^\[\{"path":"\/docs\/windows\/close"/
  )
})

test('2.6.12 the close button returns the focus to the search button in the navbar', {
  tag: '@both'
}, async ({ open, page }) => {
  await open(doc)
  const { button, dialog } = findSearch(page)
  await button.click()
  await dialog.getByRole('button', { name: 'Close search' }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('2.6.12 the field on the landing page opens the search, which loads nothing before that', async ({
  open,
  page
}) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  const isOfSearch = (path: string) => path.includes('/search')
  const { field, options } = findSearch(page)
  await open('/kit/')
  await page.waitForLoadState('networkidle')
  expect(requested.filter(isOfSearch)).toEqual([])
  await page
    .locator('main')
    .getByRole('button', { name: 'Search the documentation' })
    .click()
  await expect(field).toBeFocused()
  await field.fill('window')
  await expect(options.first()).toBeVisible()
  expect(requested.filter(isOfSearch)).toContain('/kit/search.json')
})

test('2.6.12 a status shows that the index is loading', async ({
  open,
  page
}) => {
  await open(doc)
  const index = await holdRequests(page, '**/search.json')
  const { dialog, options } = await search(page, 'window')
  await expect(dialog.getByRole('status')).toHaveText('Loading')
  await index.release()
  await expect(options.first()).toBeVisible()
})

for (const shortcut of ['/', 'Control+k']) {
  test(`2.6.12 letters typed after ${shortcut} while the dialog loads are in its field`, async ({
    open,
    page
  }) => {
    await open(doc)
    const chunk = await holdRequests(page, /\/search\.[^/]*js$/)
    await page.keyboard.press(shortcut)
    await page.keyboard.type('windox/')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('w')
    await chunk.first
    await chunk.release()
    const { field, options } = findSearch(page)
    await expect(field).toHaveValue('window')
    await expect(field).toBeFocused()
    await page.keyboard.type('s')
    await expect(field).toHaveValue('windows')
    await expect(options.first()).toBeVisible()
  })

  test(`2.6.12 Escape after ${shortcut} while the dialog loads cancels the search`, async ({
    open,
    page
  }) => {
    await open(doc)
    const chunk = await holdRequests(page, /\/search\.[^/]*js$/)
    await page.keyboard.press(shortcut)
    // Otherwise, Escape could come before the client, and nothing would load.
    await chunk.first
    await page.keyboard.type('win')
    await page.keyboard.press('Escape')
    await chunk.release()
    const { field } = findSearch(page)
    await expect(page.locator('dialog')).toBeAttached()
    await expect(page.locator('dialog')).toBeHidden()
    await page.keyboard.press(shortcut)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  })

  test(`2.6.12 ${shortcut} opens the search even if the client script is still loading, with what was typed after it`, async ({
    page
  }) => {
    const client = await holdRequests(page, /\/client\.[^/]*js$/)
    await page.goto(doc, { waitUntil: 'domcontentloaded' })
    expect(await pressEarly(page, shortcut)).toBe(true)
    await page.keyboard.type('windox')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('w')
    await client.first
    await client.release()
    const { field } = findSearch(page)
    await expect(field).toHaveValue('window')
    await expect(field).toBeFocused()
  })
}

test('2.6.12 before the client script runs, a slash in a field or with modifiers stays the browser’s', async ({
  page
}) => {
  const client = await holdRequests(page, /\/client\.[^/]*js$/)
  await page.goto(doc, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => {
    document.body.prepend(document.createElement('textarea'))
  })
  const area = page.locator('textarea')
  await area.focus()
  expect(await pressEarly(page, '/')).toBe(false)
  await area.blur()
  expect(await pressEarly(page, 'Control+/')).toBe(false)
  await client.first
  await client.release()
  await waitForHydration(page)
  await expect(area).toHaveValue('/')
  await expect(findSearch(page).dialog).toBeHidden()
})

test('2.6.12 an answer that comes too late isn’t shown', async ({
  open,
  page
}) => {
  await open(doc)
  const shards = await holdRequests(page, '**/search/*.json')
  const { dialog, field } = await search(page, 'window')
  await shards.first
  await field.fill('zzzzqqqq')
  await expect(dialog.getByRole('status')).toContainText('zzzzqqqq')
  const arrived = page.waitForResponse('**/search/*.json')
  await shards.release()
  await (await arrived).finished()
  await waitForFrames(page)
  await expect(dialog.getByRole('status')).toContainText('zzzzqqqq')
})

test.describe('with versions and languages', () => {
  test.use({ site: 'versionsAndLocales' })

  test('2.6.12 results are in the page’s language', async ({ open, page }) => {
    await open('/ar/docs/intro')
    const { options } = await search(page, 'مقدمة')
    await expect(options.first()).toHaveAttribute('href', /^\/ar\//)
  })

  test('2.6.12 pages of other versions show their version', async ({
    open,
    page
  }) => {
    await open('/docs/setup')
    const { dialog } = await search(page, 'samples')
    for (const name of ['Kit', 'Kit (Next)']) {
      await expect(
        dialog.getByRole('group', { name, exact: true })
      ).toBeVisible()
    }
  })
})

/** Open the search with a slash, and type a query. */
async function search(page: Page, query: string) {
  const found = findSearch(page)
  await page.keyboard.press('/')
  await found.field.fill(query)
  return found
}

/**
 * Press a key before the client script runs.
 *
 * @returns whether the page kept the browser from handling it
 */
async function pressEarly(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key)
  return page.evaluate(
    () => window.earlyKeys?.at(-1)?.defaultPrevented === true
  )
}

function findSearch(page: Page) {
  const dialog = page.getByRole('dialog')
  return {
    /** Opens the dialog. */
    button: findBar(page).trigger('Search'),
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    /** The option that Enter opens. */
    active: dialog.getByRole('option', { selected: true })
  }
}
