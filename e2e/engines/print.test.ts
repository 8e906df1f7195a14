import { open } from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, test } from './test.ts'

test('10.5 a printed doc contains only its text', async ({ page }) => {
  await open(page, '/docs/guide/start')
  const parts = [
    'nav[aria-label=Main]',
    '[role=banner]',
    'aside',
    '[aria-label="Table of contents"]',
    '[aria-label="Docs pages"]'
  ]
  for (const part of parts) await page.see(part)
  await showAsPrinted(page)
  for (const part of parts)
    expect([part, await isShown(page, part)]).toEqual([part, false])
  expect(await isShown(page, 'h1')).toBe(true)
  const [main, body] = await page.evaluate(() =>
    ['main', 'body'].map(
      name => document.querySelector(name)?.getBoundingClientRect().width ?? 0
    )
  )
  expect(main).toBeGreaterThan((body ?? 0) * 0.9)
})

test('10.5 printed code wraps', async ({ page }) => {
  await open(page, '/docs/content/code')
  await showAsPrinted(page)
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll('main pre')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth
        ).length
    )
  ).toBe(0)
})

/**
 * Apply the print styles to the screen, because neither driver can emulate
 * print media.
 */
async function showAsPrinted(page: EnginePage): Promise<void> {
  await page.evaluate(() => {
    const convert = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
          rule.media.mediaText = 'all'
        }
        if ('cssRules' in rule) convert(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) convert(sheet.cssRules)
  })
}

function isShown(page: EnginePage, selector: string): Promise<boolean> {
  return page.evaluate(
    name =>
      [...document.querySelectorAll(name)].some(each => each.checkVisibility()),
    selector
  )
}
