import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/siteTest.ts'

const code = '/docs/content/code'

test.use({
  site: 'handbook',
  permissions: ['clipboard-read', 'clipboard-write']
})

test.describe('2.9 Buttons of code', () => {
  test('2.9.8 the buttons are in the upper right corner', async ({ page }) => {
    await openPage(page, code)
    const frame = await block(page, 'short.ts').boundingBox()
    const button = await copyButton(page, 'short.ts').boundingBox()
    const right = (box: typeof frame) => (box?.x ?? 0) + (box?.width ?? 0)
    expect(right(frame) - right(button)).toBeLessThan(16)
    expect((button?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(16)
  })

  test('2.9.8 the buttons cannot be seen until the pointer is on the block', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, code)
    await page.mouse.move(2, 400)
    await expect.poll(() => readOpacity(page)).toBe(0)
    await block(page, 'copied.ts').locator('pre').hover()
    await expect.poll(() => readOpacity(page)).toBeGreaterThan(0.3)
  })

  test('2.9.8 a button is clear under the pointer', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, code)
    await copyButton(page, 'copied.ts').hover()
    await expect.poll(() => readOpacity(page)).toBe(1)
  })

  test('2.9.8 a button is clear while the keyboard is on it', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, code)
    await page.mouse.move(2, 400)
    await block(page, 'copied.ts').locator('pre').focus()
    await page.keyboard.press('Tab')
    await expect(copyButton(page, 'copied.ts')).toBeFocused()
    await expect.poll(() => readOpacity(page)).toBe(1)
  })

  test('2.9.9 the copy button says what it does', async ({ page }) => {
    await openPage(page, code)
    const button = copyButton(page, 'copied.ts')
    await expect(button).toHaveAttribute('title', 'Copy')
    await expect(button).toHaveAttribute('aria-label', 'Copy code to clipboard')
  })

  test('2.9.9 the code is copied as it is shown, without the last line’s end', async ({
    page
  }) => {
    await openPage(page, code)
    await copyButton(page, 'copied.ts').click()
    const readClipboard = () =>
      page.evaluate(() => navigator.clipboard.readText())
    await expect
      .poll(readClipboard)
      .toBe("const copied = 'yes'\nconst last = '  '")
  })

  test('2.9.9 numbers of lines are not copied', async ({ page }) => {
    await openPage(page, code)
    await copyButton(page, 'numbers.ts').click()
    const readClipboard = () =>
      page.evaluate(() => navigator.clipboard.readText())
    await expect
      .poll(readClipboard)
      .toMatch(/^const first.*\nconst second = 2$/)
  })

  test('2.9.9 for a second the button says that it has copied', async ({
    page
  }) => {
    await page.clock.install()
    await openPage(page, code)
    const button = block(page, 'copied.ts').locator('.code-copy')
    const readIcon = () =>
      button.evaluate(element =>
        getComputedStyle(element).getPropertyValue('--icon')
      )
    const usual = await readIcon()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await button.click()
    await expect(button).toHaveAttribute('aria-label', 'Copied')
    expect(await readIcon()).not.toBe(usual)
    await page.clock.runFor(999)
    await expect(button).toHaveAttribute('aria-label', 'Copied')
    await page.clock.runFor(1)
    await expect(button).toHaveAttribute('aria-label', 'Copy code to clipboard')
    expect(await readIcon()).toBe(usual)
  })

  test('2.9.9 a refusal of the browser is no error, and nothing is said to be copied', async ({
    page
  }) => {
    const errors: Error[] = []
    page.on('pageerror', error => errors.push(error))
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => {
        document.documentElement.dataset.testRefused = ''
        return Promise.reject(new DOMException('No.', 'NotAllowedError'))
      }
    })
    await openPage(page, code)
    await copyButton(page, 'copied.ts').click()
    await expect(page.locator('html')).toHaveAttribute('data-test-refused')
    await waitForFrames(page)
    await expect(copyButton(page, 'copied.ts')).toHaveAttribute(
      'aria-label',
      'Copy code to clipboard'
    )
    expect(errors).toEqual([])
  })

  test('2.9.10 code that fits has no button for wrapping', async ({ page }) => {
    await openPage(page, code)
    await expect(wrapButton(page, 'short.ts')).toHaveCount(0)
  })

  test('2.9.10 code that is too wide has a button for wrapping', async ({
    page
  }) => {
    await openPage(page, code)
    await expect(wrapButton(page, 'long.ts')).toHaveAttribute(
      'title',
      'Toggle word wrap'
    )
  })

  test('2.9.10 the button wraps the lines and unwraps them', async ({
    page
  }) => {
    await openPage(page, code)
    const pre = block(page, 'long.ts').locator('pre')
    const isCut = () =>
      pre.evaluate(element => element.scrollWidth > element.clientWidth)
    expect(await isCut()).toBe(true)
    await wrapButton(page, 'long.ts').click()
    expect(await isCut()).toBe(false)
    await expect(pre.locator('code')).toHaveCSS('white-space', 'pre-wrap')
    await expect(pre.locator('code')).toHaveCSS('overflow-wrap', 'anywhere')
    await wrapButton(page, 'long.ts').click()
    expect(await isCut()).toBe(true)
  })

  test('2.9.10 while lines are wrapped the button stays', async ({ page }) => {
    await openPage(page, code)
    await wrapButton(page, 'long.ts').click()
    await expect(wrapButton(page, 'long.ts')).toBeAttached()
    await expect(wrapButton(page, 'long.ts')).toHaveAttribute(
      'aria-pressed',
      'true'
    )
  })

  test('2.9.10 a wider window takes the button away, a narrower one brings it', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, code)
    await expect(wrapButton(page, 'middle.ts')).toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(wrapButton(page, 'middle.ts')).toHaveCount(1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(wrapButton(page, 'middle.ts')).toHaveCount(0)
  })

  test('2.9.10 code in a tab has its button when the tab is shown', async ({
    page
  }) => {
    await openPage(page, '/docs/content/tabs')
    await page.getByRole('tab', { name: 'Hidden code' }).click()
    await expect(wrapButton(page, 'hidden.ts')).toHaveCount(1)
  })
})

function block(page: Page, title: string): Locator {
  return page
    .getByRole('figure')
    .filter({ has: page.getByText(title, { exact: true }) })
}

function copyButton(page: Page, title: string): Locator {
  return block(page, title).getByRole('button', { name: 'Copy code' })
}

function wrapButton(page: Page, title: string): Locator {
  return block(page, title).getByRole('button', { name: 'Toggle word wrap' })
}

/** How clear the copy button is: opacities of what it is in multiply. */
async function readOpacity(page: Page): Promise<number> {
  return block(page, 'copied.ts')
    .locator('.code-copy')
    .evaluate(element => {
      let opacity = 1
      for (
        let each: Element | null = element;
        each;
        each = each.parentElement
      ) {
        opacity *= Number(getComputedStyle(each).opacity)
      }
      return opacity
    })
}
