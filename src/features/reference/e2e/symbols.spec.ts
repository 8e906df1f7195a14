import type { Locator, Page } from '@playwright/test'
import { findBlock } from '../../../../e2e/support/codeBlock.ts'
import { scrollTo } from '../../../../e2e/support/scroll.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'everything' })

const sentence =
  'Creates a form that keeps its values, and says which of them are wrong.'

test('2.9 pointing at an identifier shows its signature and its description', async ({
  page,
  open
}) => {
  await open('/docs/code')
  await expect(findTooltip(findSymbol(page))).toBeHidden()
  const { tooltip } = await showTooltip(page)
  await expect(tooltip).toContainText(
    'function createForm<Values extends object>('
  )
  await expect(tooltip).toContainText(sentence)
  await page.mouse.move(0, 0)
  await expect(tooltip).toBeHidden()
})

test('2.9 Escape hides the tooltip until the pointer or the focus returns', async ({
  page,
  open
}) => {
  await open('/docs/code')
  const { symbol, tooltip } = await showTooltip(page)
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.mouse.move(0, 0)
  await symbol.hover()
  await expect(tooltip).toBeVisible()
  await page.mouse.move(0, 0)
  await symbol.focus()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(tooltip).toBeVisible()
})

test('2.9 the block doesn’t clip the tooltip', async ({ page, open }) => {
  await open('/docs/code')
  const block = page.locator('.code-block', { hasText: 'const search' })
  const inside = block.locator('.symbol').first()
  await inside.hover()
  // Above the block, where only the tooltip can be under the pointer.
  await expect.poll(() => isTooltipAt(inside, 'above its block')).toBe(true)
})

test('2.9 the tooltip stays inside the window, below the navbar', async ({
  page,
  open
}) => {
  await open('/docs/code')
  const symbol = findSymbol(page)
  const top = await symbol.evaluate(
    link => link.getBoundingClientRect().top + window.scrollY
  )
  await scrollTo(page, top - 80)
  await symbol.hover()
  await expect.poll(() => isTooltipAt(symbol, 'below it')).toBe(true)
})

test('2.9 each block is one tab stop, in which the arrow keys, Home and End move the focus', async ({
  page,
  open
}) => {
  await open('/docs/code')
  const block = findBlock(page, 'src/signUp.tsx')
  await expect(block.locator('.symbol')).toHaveCount(4)
  const names = await block.locator('.symbol').allTextContents()
  await block.locator('pre').focus()
  expect(await pressKeys(page, block, 'Tab')).toBe('createForm')
  expect(await pressKeys(page, block, 'ArrowRight')).toBe(names[1])
  // Browsers use arrow keys with modifiers, for example to go back.
  expect(await pressKeys(page, block, 'Control+ArrowRight')).toBe(names[1])
  expect(await pressKeys(page, block, 'ArrowDown')).toBe(names[2])
  expect(await pressKeys(page, block, 'ArrowLeft')).toBe(names[1])
  expect(await pressKeys(page, block, 'End')).toBe(names[3])
  expect(await pressKeys(page, block, 'ArrowRight')).toBe(names[3])
  expect(await pressKeys(page, block, 'Home')).toBe('createForm')
  expect(await pressKeys(page, block, 'Tab')).toBe('')
  await page.keyboard.press('Shift+Tab')
  await expect(block.locator('.symbol').first()).toBeFocused()
})

test('2.9 tooltips and underlines aren’t printed', async ({ page, open }) => {
  await open('/docs/code')
  const { symbol, tooltip } = await showTooltip(page)
  await page.emulateMedia({ media: 'print' })
  await expect(tooltip).toBeHidden()
  await expect(symbol).toHaveCSS('text-decoration-line', 'none')
})

test('2.9 an identifier links to its reference and has its summary as its description', async ({
  page,
  open
}) => {
  await open('/docs/code')
  const symbol = findSymbol(page)
  await symbol.hover()
  await expect(symbol).toHaveAccessibleName('createForm')
  await expect(symbol).toHaveAttribute('aria-description', sentence)
  await symbol.click()
  await expect(page).toHaveURL('/docs/code#line-marks')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('2.9 Tab reaches each identifier', async ({ page }) => {
    await page.goto('/docs/code')
    const block = findBlock(page, 'src/signUp.tsx')
    await block.locator('pre').focus()
    const names: string[] = []
    for (const _ of [1, 2]) {
      await page.keyboard.press('Tab')
      const focused = block.locator('.symbol:focus')
      names.push((await focused.textContent()) ?? '')
    }
    expect(names).toEqual(['createForm', 'FormOptions'])
  })
})

/** Point at an identifier until its tooltip shows. */
async function showTooltip(page: Page) {
  const symbol = findSymbol(page)
  const tooltip = findTooltip(symbol)
  await symbol.hover()
  await expect(tooltip).toBeVisible()
  return { symbol, tooltip }
}

function findSymbol(page: Page): Locator {
  return page.locator('.symbol', { hasText: 'createForm' }).first()
}

function findTooltip(symbol: Locator): Locator {
  return symbol.locator('.symbol-tooltip')
}

/** Whether the tooltip, which is part of its link, is at a position. */
function isTooltipAt(
  symbol: Locator,
  place: 'above its block' | 'below it'
): Promise<boolean> {
  return symbol.evaluate((link, where) => {
    const { left, bottom } = link.getBoundingClientRect()
    const block = link.closest('figure')?.getBoundingClientRect().top ?? 0
    const y = where === 'below it' ? bottom + 20 : block - 8
    const found = document.elementFromPoint(left + 40, y)
    return found?.closest('.symbol') === link
  }, place)
}

/** Press a key, and return the block's focused identifier. */
async function pressKeys(
  page: Page,
  block: Locator,
  key: string
): Promise<string> {
  await page.keyboard.press(key)
  const focused = block.locator('.symbol:focus-visible')
  if ((await focused.count()) === 0) return ''
  await expect(findTooltip(focused)).toBeVisible()
  return focused.evaluate(link => link.firstChild?.textContent ?? '')
}
