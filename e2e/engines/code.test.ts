import { expectHidden, focus, open } from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, test } from './test.ts'

test('2.9.9 copied code pastes exactly as shown', async ({ page }) => {
  await open(page, '/docs/content/code')
  await markBlock(page, 'copied.ts')
  await page.evaluate(() => {
    document.querySelector('h1')?.append(document.createElement('textarea'))
  })
  await page.hover('[data-block]')
  await page.click('[data-block] .code-copy')
  await page.see('[data-block] .code-copy[aria-label=Copied]')
  await page.click('h1 textarea')
  await page.press('Control+v')
  await page.waitFor(
    () =>
      document.querySelector('textarea')?.value ===
      "const copied = 'yes'\nconst last = '  '"
  )
})

test('2.9.10 a long line scrolls in its block, and a button wraps it', async ({
  page
}) => {
  await open(page, '/docs/content/code')
  await markBlock(page, 'long.ts')
  await page.waitFor(isScrollable)
  await page.hover('[data-block]')
  await page.click('[data-block] [aria-label="Toggle word wrap"]')
  await page.waitFor(
    () => document.querySelector('[data-block] [aria-pressed=true]') !== null
  )
  await expect.poll(() => page.evaluate(isScrollable)).toBe(false)
})

test('2.9.8 selected code excludes line numbers and signs', async ({
  page
}) => {
  await open(page, '/docs/content/code')
  await markBlock(page, 'numbers.ts')
  const selected = await page.evaluate(() => {
    const code = document.querySelector('[data-block] code') as Element
    getSelection()?.selectAllChildren(code)
    return getSelection()?.toString().trim().split('\n')
  })
  expect(selected).toEqual([
    expect.stringMatching(/^const first = .*show all of it'$/),
    'const second = 2'
  ])
})

test('2.9 a focused identifier shows its tooltip until Escape', async ({
  page
}) => {
  await open(page, '/docs/code', 'everything')
  await markBlock(page, 'src/signUp.tsx')
  await focus(page, '[data-block] pre')
  await page.press('Tab')
  await page.see('[data-block] .symbol:focus .symbol-tooltip')
  await page.press('Escape')
  await expectHidden(page, '[data-block] .symbol-tooltip')
  await page.see('[data-block] .symbol:focus')
})

test('2.9 Tab stops once per block of identifiers, and arrow keys move within it', async ({
  page
}) => {
  await open(page, '/docs/code', 'everything')
  await markBlock(page, 'src/signUp.tsx')
  await focus(page, '[data-block] .symbol')
  await page.press('ArrowRight')
  await expectFocused(page, 1)
  await page.press('End')
  await expectFocused(page, 3)
  await page.press('Tab')
  await expectFocused(page, -1)
})

/** Mark the block that has this title, so that `[data-block]` finds it. */
async function markBlock(page: EnginePage, title: string): Promise<void> {
  await page.evaluate(title => {
    const block = [...document.querySelectorAll('figure')].find(figure =>
      figure.textContent?.trim().startsWith(title)
    )
    block?.setAttribute('data-block', '')
  }, title)
}

/** Runs in the page. */
function isScrollable(): boolean {
  const code = document.querySelector('[data-block] pre')
  return code !== null && code.scrollWidth > code.clientWidth
}

/** Expect the focus on one of a block's identifiers, or on none: -1. */
async function expectFocused(page: EnginePage, index: number): Promise<void> {
  await expect.poll(() => page.evaluate(readFocusedIndex)).toBe(index)
}

/** Runs in the page. */
function readFocusedIndex(): number {
  const symbols = [...document.querySelectorAll('[data-block] .symbol')]
  return symbols.indexOf(document.activeElement as Element)
}
