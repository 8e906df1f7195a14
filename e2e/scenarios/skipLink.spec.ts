import type { Locator, Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { addLink, follow } from '../support/links.ts'
import { waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const text = 'Skip to main content'
const doc = '/docs/guide/start'

test.use({ site: 'handbook' })

test('1.2.2 1.2.5 12.9 the first Tab shows the skip link at the top left, above the navbar, with a shadow', async ({
  page,
  open
}) => {
  await open(doc)
  const link = findSkipLink(page)
  await expect(page.locator('body')).toBeFocused()
  await expect(link).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await expect.poll(() => readBox(link)).toMatchObject({ x: 16, y: 16 })
  await expect(link).not.toHaveCSS('box-shadow', 'none')
  await expect(link).toHaveCSS('z-index', '201')
  const isOnTop = () =>
    link.evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const middle = [left + width / 2, top + height / 2] as const
      return document.elementFromPoint(...middle) === element
    })
  await expect.poll(isOnTop).toBe(true)
})

test('1.2.3 1.2.4 12.9 the skip link moves the focus to the main landmark, and the next Tab to its first link, without a history entry', async ({
  page,
  open
}) => {
  await open(doc)
  const main = page.getByRole('main')
  const entries = await page.evaluate(() => history.length)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main.getByRole('link').first()).toBeFocused()
  await expect(main).not.toHaveAttribute('tabindex')
  await expect(page).toHaveURL(doc)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('1.2.5 12.9 after a navigation the next Tab reaches the skip link', async ({
  page,
  open
}) => {
  await open(doc)
  await follow(page, 'Second')
  await expect(page).toHaveTitle(/The second step/)
  await expect(page.getByRole('region', { name: text })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(findSkipLink(page)).toBeFocused()
})

test('1.2.5 the back button doesn’t move the focus', async ({
  page,
  open,
  footer
}) => {
  // Marking its target again must not move the focus either.
  await open(`${doc}#second-section`)
  await follow(page, 'Second')
  await expect(page).toHaveTitle(/The second step/)
  // The footer, and its link, stay mounted from page to page.
  await footer.link('Start').focus()
  await page.goBack()
  await expect(page).toHaveTitle(/^Start/)
  await waitForFrames(page)
  await expect(footer.link('Start')).toBeFocused()
})

test.describe(() => {
  test.use({ site: 'everything' })

  test('1.2.5 following a redirect moves the focus, but a choice that replaces the address doesn’t', async ({
    page,
    open
  }) => {
    await open('/docs/plain')
    await (await addLink(page, '/docs/concealed')).click()
    await expect(page).toHaveURL('/docs/hidden')
    await expect(page.getByRole('region', { name: text })).toBeFocused()
    const tab = page.getByRole('tab', { name: 'Right' })
    await tab.click()
    await expect(page).toHaveURL('/docs/hidden?side=right')
    await waitForFrames(page)
    await expect(tab).toBeFocused()
  })
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('1.2.3 without scripts, the skip link jumps to the wrapper of the main landmark', async ({
    page
  }) => {
    await page.goto(doc)
    const href = await findSkipLink(page).getAttribute('href')
    await expect(page.locator(`${href}:has(main)`)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${doc}${href}`)
  })
})

function findSkipLink(page: Page): Locator {
  return page.getByRole('link', { name: text })
}
