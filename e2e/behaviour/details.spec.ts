import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const address = '/docs/content/details'

test.use({ site: 'handbook' })

test.describe('2.9 Details', () => {
  test('2.9.15 a section is closed unless its author says otherwise', async ({
    page
  }) => {
    await openPage(page, address)
    await expect(page.getByText('The words of the outer section.')).toBeHidden()
    await expect(page.getByText('The words of the open section.')).toBeVisible()
  })

  test('2.9.15 a section without a name is called Details', async ({
    page
  }) => {
    await openPage(page, address)
    await section(page, 'Details').locator('> summary').click()
    await expect(
      page.getByText('The words of a section without a name.')
    ).toBeVisible()
  })

  test('2.9.15 a click on the name opens and closes', async ({ page }) => {
    await openPage(page, address)
    const outer = section(page, 'Outer section')
    await outer.locator('> summary').click()
    await expect(
      page.getByText('The words of the outer section.')
    ).toBeVisible()
    await outer.locator('> summary').click()
    await expect(page.getByText('The words of the outer section.')).toBeHidden()
    await expect(outer).not.toHaveAttribute('open')
  })

  test('2.9.15 where a section is going is said at once, that it is closed at the end', async ({
    page
  }) => {
    await openPage(page, address)
    const open = section(page, 'Open from the start')
    const atOnce = await open.evaluate((details: HTMLDetailsElement) => {
      details.querySelector('summary')?.click()
      return { collapsed: details.dataset.collapsed, open: details.open }
    })
    expect(atOnce).toEqual({ collapsed: 'true', open: true })
    await expect(open).not.toHaveAttribute('open')
  })

  test('2.9.15 a section is open from the start of its opening', async ({
    page
  }) => {
    await openPage(page, address)
    const atOnce = await section(page, 'Outer section').evaluate(
      (details: HTMLDetailsElement) => {
        details.querySelector('summary')?.click()
        return { collapsed: details.dataset.collapsed, open: details.open }
      }
    )
    expect(atOnce).toEqual({ collapsed: 'false', open: true })
  })

  test('2.9.15 a section in another opens and closes by itself', async ({
    page
  }) => {
    await openPage(page, address)
    const outer = section(page, 'Outer section')
    const inner = section(page, 'Inner section')
    await outer.locator('> summary').click()
    await inner.locator('> summary').click()
    await expect(
      page.getByText('The words of the inner section.')
    ).toBeVisible()
    await inner.locator('> summary').click()
    await expect(inner).not.toHaveAttribute('open')
    await expect(
      page.getByText('The words of the outer section.')
    ).toBeVisible()
  })

  test('2.9.15 a double click selects no text', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, address)
    await section(page, 'Outer section').locator('> summary').dblclick()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  })

  test('2.9.15 the arrow turns by 90 degrees', async ({ page }) => {
    await openPage(page, address)
    const summary = section(page, 'Outer section').locator('> summary')
    const readTurn = () =>
      summary.evaluate(element => getComputedStyle(element, '::before').rotate)
    expect(await readTurn()).toBe('none')
    await summary.click()
    await expect.poll(readTurn).toBe('90deg')
  })
})

test.describe('2.9 Details without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('2.9.15 sections open without scripts', async ({ page }) => {
    await page.goto(address)
    await section(page, 'Outer section').locator('> summary').click()
    await expect(
      page.getByText('The words of the outer section.')
    ).toBeVisible()
  })
})

function section(page: Page, name: string): Locator {
  return page.locator('details').filter({
    has: page.locator(`xpath=./summary[normalize-space()="${name}"]`)
  })
}
