import type { Page } from '@playwright/test'
import { follow } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook' })

test('1.1.5 keyboard focus has an outline, pointer focus doesn’t', async ({
  page,
  open,
  bar
}) => {
  await open('/docs/content/code')
  // Past the skip link and the announcement bar.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
  await expect(bar.link('Handbook logo Handbook')).toBeFocused()
  await expect.poll(() => readOutline(page)).toBe('solid')
  await page.locator('.code-block').first().scrollIntoViewIfNeeded()
  const copy = page.getByRole('button', { name: 'Copy code' }).first()
  await copy.click()
  await expect(copy.or(page.getByLabel('Copied')).first()).toBeFocused()
  await expect.poll(() => readOutline(page)).toBe('none')
})

test('1.1.3 an open dropdown stays open from doc to doc', async ({
  page,
  open,
  bar
}) => {
  await open('/docs/guide/start')
  await follow(page, 'Second')
  await expect(page).toHaveTitle(/The second step/)
  await bar.trigger('Tools').press('Enter')
  await page.goBack()
  await expect(page).toHaveTitle(/^Start/)
  await expect(bar.trigger('Tools')).toHaveAttribute('aria-expanded', 'true')
})

/** Read the outline of the focused element. */
async function readOutline(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    return activeElement ? getComputedStyle(activeElement).outlineStyle : ''
  })
}
