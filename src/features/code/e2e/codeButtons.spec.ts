import type { Locator } from '@playwright/test'
import { readBox } from '../../../../e2e/support/box.ts'
import { findBlock, readClipboard } from '../../../../e2e/support/codeBlock.ts'
import { addLink } from '../../../../e2e/support/links.ts'
import { waitForFrames } from '../../../../e2e/support/scroll.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

const code = '/docs/content/code'

test.use({
  site: 'handbook',
  permissions: ['clipboard-read', 'clipboard-write']
})

test('2.9.8 the buttons are in the upper right corner', async ({
  page,
  open
}) => {
  await open(code)
  const short = findBlock(page, 'short.ts')
  const frame = await readBox(short)
  const button = await readBox(short.locator('.code-copy'))
  expect(frame.right - button.right).toBeLessThan(16)
  expect(button.y - frame.y).toBeLessThan(16)
})

test('2.9.8 without a title, the copy button is beside the first line', async ({
  page,
  open
}) => {
  await open(code)
  const block = page
    .locator('main .code-block:not(.tabs *, :has(.code-title))')
    .first()
  const button = await readBox(block.locator('.code-copy'))
  const middle = await block.locator('pre').evaluate(pre => {
    const { paddingTop, lineHeight } = getComputedStyle(pre)
    const { top } = pre.getBoundingClientRect()
    return (
      top + Number.parseFloat(paddingTop) + Number.parseFloat(lineHeight) / 2
    )
  })
  expect(Math.abs(button.y + button.height / 2 - middle)).toBeLessThan(1)
})

test('2.9.8 a button is faint until it has hover or keyboard focus', async ({
  page,
  open
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(code)
  const block = findBlock(page, 'copied.ts')
  const copy = block.locator('.code-copy')
  await expect.poll(() => readOpacity(copy)).toBe(0.75)
  await copy.hover()
  await expect.poll(() => readOpacity(copy)).toBe(1)
  await page.mouse.move(2, 400) // away from code
  await expect.poll(() => readOpacity(copy)).toBe(0.75)
  await block.locator('pre').focus()
  await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()
  await expect.poll(() => readOpacity(copy)).toBe(1)
})

test('2.9.9 the button copies the code as shown, without the final line break, and confirms for a second, also if clicked again', async ({
  page,
  open
}) => {
  await page.clock.install()
  await open(code)
  const copy = findBlock(page, 'copied.ts').locator('.code-copy')
  const readIcon = () =>
    copy.evaluate(button => getComputedStyle(button, '::before').maskImage)
  await expect(copy).toHaveAttribute('title', 'Copy')
  const usual = await readIcon()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await copy.click()
  await expect(copy).toHaveAttribute('aria-label', 'Copied')
  expect(await readIcon()).not.toBe(usual)
  await copy.click()
  await page.clock.runFor(999)
  await expect(copy).toHaveAttribute('aria-label', 'Copied')
  await page.clock.runFor(1)
  await expect(copy).toHaveAttribute('aria-label', 'Copy code to clipboard')
  expect(await readIcon()).toBe(usual)
  expect(await readClipboard(page)).toBe(
    "const copied = 'yes'\nconst last = '  '"
  )
})

test('2.9.9 if the browser denies access, there is neither an error nor a confirmation', async ({
  page,
  open
}) => {
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  await open(code)
  const copy = findBlock(page, 'copied.ts').locator('.code-copy')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => {
      document.documentElement.dataset.testRefused = ''
      return Promise.reject(new DOMException('No.', 'NotAllowedError'))
    }
  })
  await copy.click()
  await expect(page.locator('html')).toHaveAttribute('data-test-refused')
  await waitForFrames(page)
  await expect(copy).toHaveAttribute('aria-label', 'Copy code to clipboard')
  expect(errors).toEqual([])
})

test('2.9.9 code is also copied over an insecure connection, and the focus stays', async ({
  page,
  open
}) => {
  await open(code)
  const clipboard = await page.evaluateHandle(() => {
    const own = navigator.clipboard
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    return own
  })
  const copy = findBlock(page, 'numbers.ts').locator('.code-copy')
  await copy.click()
  await expect(copy).toHaveAttribute('aria-label', 'Copied')
  await expect(copy).toBeFocused()
  expect(await clipboard.evaluate(own => own.readText())).toMatch(
    /^const first/
  )
})

test('2.9.10 the wrap button wraps overflowing lines, stays visible, and unwraps them', async ({
  page,
  open
}) => {
  // Code that arrives with a navigation gets its buttons, too.
  await open('/docs/content/tabs')
  await (await addLink(page, code)).click()
  const long = findBlock(page, 'long.ts')
  const wrap = long.locator('.code-wrap')
  const readOverflow = () =>
    long.locator('pre').evaluate(pre => pre.scrollWidth - pre.clientWidth)
  await expect(wrap).not.toHaveAttribute('hidden')
  await expect(wrap).toHaveAttribute('title', 'Toggle word wrap')
  expect(await readOverflow()).toBeGreaterThan(0)
  await wrap.click()
  await expect.poll(readOverflow).toBe(0)
  await expect(long.locator('code')).toHaveCSS('white-space', 'pre-wrap')
  await expect(long.locator('code')).toHaveCSS('overflow-wrap', 'anywhere')
  await expect(wrap).not.toHaveAttribute('hidden')
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  await wrap.click()
  await expect.poll(readOverflow).toBeGreaterThan(0)
})

test('2.9.10 code that fits has no wrap button, which appears and disappears with the window’s width', async ({
  page,
  open
}) => {
  await open(code)
  const middle = findBlock(page, 'middle.ts').locator('.code-wrap')
  await expect(findBlock(page, 'short.ts').locator('.code-wrap')).toBeHidden()
  await expect(middle).toHaveAttribute('hidden')
  await page.setViewportSize({ width: 320, height: 800 })
  // Browsers don't measure blocks far from the viewport.
  await findBlock(page, 'middle.ts').scrollIntoViewIfNeeded()
  await expect(middle).not.toHaveAttribute('hidden')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(middle).toHaveAttribute('hidden')
})

test('2.9.10 code in a tab gets its wrap button when the tab is shown', async ({
  page,
  open
}) => {
  await open('/docs/content/tabs')
  await page.getByRole('tab', { name: 'Hidden code' }).click()
  const hidden = findBlock(page, 'hidden.ts').locator('.code-wrap')
  await expect(hidden).not.toHaveAttribute('hidden')
})

/** An element's effective opacity: its own times its ancestors'. */
async function readOpacity(locator: Locator): Promise<number> {
  return locator.evaluate(element => {
    let opacity = 1
    for (let each: Element | null = element; each; each = each.parentElement) {
      opacity *= Number(getComputedStyle(each).opacity)
    }
    return opacity
  })
}
