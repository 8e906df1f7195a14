import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.use({ site: 'everything' })
test.beforeEach(({ page }) => openPage(page, '/docs/code'))

const sentence =
  'Creates a form that keeps its values, and says which of them are wrong.'

test.describe('Identifiers in samples', { tag: '@desktop' }, () => {
  test('pointing at one shows its signature and its sentence', async ({
    page
  }) => {
    const symbol = findSymbol(page, 'createForm')
    expect(await readTooltip(symbol)).toBe('none')
    await symbol.hover()
    const shown = await readTooltip(symbol)
    expect(shown).toContain('function createForm<Values extends object>(')
    expect(shown).toContain(sentence)
    await page.mouse.move(0, 0)
    expect(await readTooltip(symbol)).toBe('none')
  })

  test('the Tab key shows each once in a block', async ({ page }) => {
    const block = page.getByRole('figure', { name: 'src/signUp.tsx' })
    await block.locator('pre').focus()
    const names: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const focused = block.locator('.symbol:focus-visible')
      if ((await focused.count()) === 0) break
      expect(await readTooltip(focused)).not.toBe('none')
      names.push((await focused.textContent()) ?? '')
    }
    expect(names).toEqual(['createForm', 'FormOptions'])
    await expect(block.locator('.symbol')).toHaveCount(4)
  })

  test('the tooltip is not cut off by the block it belongs to', async ({
    page
  }) => {
    const block = page.locator('.code-block', { hasText: 'const search' })
    const symbol = block.locator('.symbol').first()
    await symbol.hover()
    // Above the block, where nothing but the tooltip can be under the pointer.
    await expect
      .poll(() =>
        symbol.evaluate(link => {
          const { left } = link.getBoundingClientRect()
          const top = link.closest('figure')?.getBoundingClientRect().top ?? 0
          return document.elementFromPoint(left + 40, top - 8) === link
        })
      )
      .toBe(true)
  })

  test('the tooltip stays in the window, below the navbar', async ({
    page
  }) => {
    const symbol = findSymbol(page, 'createForm')
    await symbol.evaluate(link => {
      const top = link.getBoundingClientRect().top + window.scrollY
      window.scrollTo({ top: top - 80, behavior: 'instant' })
    })
    await symbol.hover()
    await expect
      .poll(() =>
        symbol.evaluate(link => {
          const { left, bottom } = link.getBoundingClientRect()
          return document.elementFromPoint(left + 40, bottom + 20) === link
        })
      )
      .toBe(true)
  })

  test('Escape hides the tooltip until the pointer comes back', async ({
    page
  }) => {
    const symbol = findSymbol(page, 'createForm')
    const findDisplay = () =>
      symbol.evaluate(link => getComputedStyle(link, '::after').display)
    await symbol.hover()
    await expect.poll(findDisplay).not.toBe('none')
    await page.keyboard.press('Escape')
    await expect.poll(findDisplay).toBe('none')
    await page.mouse.move(0, 0)
    await symbol.hover()
    await expect.poll(findDisplay).not.toBe('none')
  })

  test('paper shows no tooltip and no underline', async ({ page }) => {
    const symbol = findSymbol(page, 'createForm')
    await symbol.hover()
    await page.emulateMedia({ media: 'print' })
    expect(await readTooltip(symbol)).toBe('none')
    await expect(symbol).toHaveCSS('text-decoration-line', 'none')
  })
})

test('an identifier leads to its reference and has its sentence as description', async ({
  page
}) => {
  const symbol = findSymbol(page, 'createForm')
  await expect(symbol).toHaveAccessibleName('createForm')
  await expect(symbol).toHaveAttribute('aria-description', sentence)
  await symbol.click()
  await expect(page).toHaveURL(/\/docs\/code#line-marks$/)
})

test('no identifier of another package is a link', { tag: '@once' }, async ({
  page
}) => {
  await openPage(page, '/docs/tabs')
  await expect(page.locator('.symbol')).toHaveCount(0)
})

function findSymbol(page: Page, name: string): Locator {
  return page.locator('.symbol', { hasText: name }).first()
}

/** The text that the style sheet puts behind a link. */
function readTooltip(symbol: Locator): Promise<string> {
  return symbol.evaluate(link => getComputedStyle(link, '::after').content)
}
