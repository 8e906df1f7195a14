import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const address = '/docs/content/details'

test.use({ site: 'handbook' })

test('2.9.15 A reader opens and closes sections', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(address)
  const outer = section(page, 'Outer section')
  const inner = section(page, 'Inner section')
  const summary = outer.locator('> summary')
  const words = (what: string) =>
    page.getByText(`The words of ${what}.`, { exact: true })
  const readTurn = () =>
    summary.evaluate(element => getComputedStyle(element, '::before').rotate)
  // Clicks and reads in one go, before any animation frame.
  const clickAndRead = (details: Locator) =>
    details.evaluate((element: HTMLDetailsElement) => {
      element.querySelector('summary')?.click()
      return { collapsed: element.dataset.collapsed, open: element.open }
    })

  await test.step('2.9.15 a section is closed by default, and without a name called Details', async () => {
    await expect(words('the outer section')).toBeHidden()
    await expect(words('the open section')).toBeVisible()
    expect(await readTurn()).toBe('none')
    await section(page, 'Details').locator('> summary').click()
    await expect(words('a section without a name')).toBeVisible()
  })

  await test.step('2.9.15 a click on the name opens, and turns the arrow by 90 degrees', async () => {
    await summary.click()
    await expect(words('the outer section')).toBeVisible()
    await expect(outer).toHaveAttribute('data-collapsed', 'false')
    await expect.poll(readTurn).toBe('90deg')
  })

  await test.step('2.9.15 a nested section opens and closes by itself', async () => {
    await inner.locator('> summary').click()
    await expect(words('the inner section')).toBeVisible()
    await inner.locator('> summary').click()
    await expect(inner).not.toHaveAttribute('open')
    await expect(words('the outer section')).toBeVisible()
  })

  await test.step('2.9.15 a second click closes', async () => {
    await summary.click()
    await expect(words('the outer section')).toBeHidden()
    await expect(outer).not.toHaveAttribute('open')
    await expect.poll(readTurn).toBe('none')
  })

  await test.step('2.9.15 data-collapsed is set when closing starts, open is removed when it ends', async () => {
    const details = section(page, 'Open from the start')
    expect(await clickAndRead(details)).toEqual({
      collapsed: 'true',
      open: true
    })
    await expect(details).not.toHaveAttribute('open')
  })

  await test.step('2.9.15 a double click selects no text', async () => {
    await summary.dblclick()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  })
})

function section(page: Page, name: string): Locator {
  return page.locator('details').filter({
    has: page.locator(`xpath=./summary[normalize-space()="${name}"]`)
  })
}
