import type { Locator, Page } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { addLink, follow } from '../support/links.ts'
import { waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const text = 'Skip to main content'
const doc = '/docs/guide/start'

test.use({ site: 'handbook' })

test('1.2 A reader skips to the main content', async ({ page, open }) => {
  await open(doc)
  const link = findSkipLink(page)
  const main = page.getByRole('main')
  const entries = await page.evaluate(() => history.length)
  await test.step('1.2.5 the first load does not move the focus', async () => {
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(
      'BODY'
    )
  })
  await test.step('12.9 1.2.2 the skip link is off screen until the first Tab shows it at the top left, with a shadow', async () => {
    await expect(link).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    const { x, y } = await readBox(link)
    expect([x, y]).toEqual([16, 16])
    await expect(link).not.toHaveCSS('box-shadow', 'none')
  })
  await test.step('1.2.2 it is above the navbar', async () => {
    await expect(link).toHaveCSS('z-index', '201')
    const isOnTop = await link.evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const middle = [left + width / 2, top + height / 2] as const
      return document.elementFromPoint(...middle) === element
    })
    expect(isOnTop).toBe(true)
  })
  await test.step('1.2.4 it moves the focus to the main landmark', async () => {
    await page.keyboard.press('Enter')
    await expect(main).toBeFocused()
  })
  await test.step('1.2.3 it does not change the address or the history', async () => {
    await expect(page).toHaveURL(doc)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
  await test.step('1.2.4 the next Tab reaches the first link of the page, and the landmark leaves the tab order', async () => {
    await page.keyboard.press('Tab')
    await expect(main.getByRole('link').first()).toBeFocused()
    await expect(main).not.toHaveAttribute('tabindex')
  })
})

test('1.2 The focus follows a reader', async ({ page, open, footer }) => {
  await open(doc)
  const region = page.getByRole('region', { name: text })
  await test.step('12.9 1.2.5 after a navigation the next Tab reaches the skip link', async () => {
    await follow(page, 'Second')
    await expect(page).toHaveTitle(/The second step/)
    await expect(region).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(findSkipLink(page)).toBeFocused()
  })
  await test.step('1.2.5 the back button does not move the focus', async () => {
    // The link stays in place from page to page.
    await footer.link('Start').focus()
    await page.goBack()
    await expect(page).toHaveTitle(/^Start/)
    await waitForFrames(page)
    await expect(footer.link('Start')).toBeFocused()
  })
})

test.describe(() => {
  test.use({ site: 'everything' })

  test('1.2 The focus stays where a reader chooses after a redirect', async ({
    page,
    open
  }) => {
    await open('/docs/plain')
    await test.step('1.2.5 a followed redirect moves the focus', async () => {
      await (await addLink(page, '/docs/concealed')).click()
      await expect(page).toHaveURL('/docs/hidden')
      await expect(page.getByRole('region', { name: text })).toBeFocused()
    })
    await test.step('1.2.5 a choice that replaces the address does not', async () => {
      const tab = page.getByRole('tab', { name: 'Right' })
      await tab.click()
      await expect(page).toHaveURL('/docs/hidden?side=right')
      await waitForFrames(page)
      await expect(tab).toBeFocused()
    })
  })
})

test.describe('1.2 Shell without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('1.2 No script is needed', async ({ page, footer }) => {
    await page.goto(doc)
    await test.step('1.4.6 the footer shows one of its two logos', async () => {
      await expect(footer.root.locator('img')).toHaveCount(2)
      await expect(footer.logo).toHaveCount(1)
    })
    await test.step('1.2.3 the skip link jumps to the wrapper of the main landmark', async () => {
      const href = await findSkipLink(page).getAttribute('href')
      await expect(page.locator(`${href}:has(main)`)).toHaveCount(1)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${doc}${href}`)
    })
  })
})

function findSkipLink(page: Page): Locator {
  return page.getByRole('link', { name: text })
}
