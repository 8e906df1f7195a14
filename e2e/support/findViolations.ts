import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What a colour mode can change: colours, and which pictures are shown. */
export const modeRules: readonly string[] = [
  'color-contrast',
  'image-alt',
  'link-in-text-block',
  'link-name'
]

/**
 * Ask axe about the whole page.
 *
 * @param rules by default all but the experimental ones
 * @returns rules that are broken, each with the elements that break it
 */
export async function findViolations(
  page: Page,
  rules?: readonly string[]
): Promise<readonly unknown[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  await markLooks(page)
  return page.evaluate(async ids => {
    const runner = (window as unknown as { axe: typeof axe }).axe
    runner.configure({
      rules: [{ id: 'color-contrast', selector: '[data-test-look]' }]
    })
    const { violations } = await runner.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(ids && { runOnly: [...ids] })
    })
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html }) => html)
    ])
  }, rules)
}

/**
 * Mark some texts of each look. Without this, contrast takes axe as long as all
 * its other rules together, and ten times as long for a page of code. Texts
 * look the same if their letters do, and all that lies behind them.
 */
async function markLooks(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Of several, one is neither covered nor scrolled out of its box.
    const ENOUGH = 3
    const seen = new Map<string, number>()
    const backs = new Map<Element, string>()
    for (const element of document.querySelectorAll('body *')) {
      const look = describeText(element)
      const count = seen.get(look) ?? 0
      seen.set(look, count + 1)
      element.toggleAttribute('data-test-look', look !== '' && count < ENOUGH)
    }

    function describeText(element: Element): string {
      const hasText = [...element.childNodes].some(
        node => node instanceof Text && /\S/.test(node.data)
      )
      if (!hasText && !element.matches('input, select, textarea')) return ''
      const { color, fontSize, fontWeight, textShadow } =
        getComputedStyle(element)
      const isVisible = element.checkVisibility({ visibilityProperty: true })
      const isDisabled = element.matches(':disabled, :disabled *')
      const letters = [color, fontSize, fontWeight, textShadow]
      return [...letters, isVisible, isDisabled, describeBack(element)].join()
    }

    function describeBack(element: Element | null): string {
      if (element === null) return ''
      const style = getComputedStyle(element)
      const back =
        backs.get(element) ??
        [
          describeBack(element.parentElement),
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.filter,
          style.position
        ].join()
      backs.set(element, back)
      return back
    }
  })
}
