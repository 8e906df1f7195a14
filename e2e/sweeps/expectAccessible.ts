import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from '../support/test.ts'

/**
 * Expect that axe finds no problem in either color mode. Problems don't end the
 * test.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [mode, rules] of [
    ['dark', undefined],
    ['light', modeRules]
  ] as const) {
    // A mode's appearance depends only on this attribute.
    await page.locator('html').evaluate((root, name) => {
      root.setAttribute('data-theme', name)
      // Colors transition, and on a busy machine, axe would see them halfway.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish()
      }
    }, mode)
    const violations = await findViolations(page, rules)
    expect.soft(violations, `${page.url()} in ${mode} mode`).toEqual([])
  }
}

/** Rules whose results depend on the color mode: colors and visible images. */
const modeRules: readonly string[] = [
  'color-contrast',
  'image-alt',
  'link-in-text-block',
  'link-name'
]

/**
 * Run axe on the whole page.
 *
 * @param rules by default, all except experimental ones
 * @returns violated rules, each with the elements that violate it
 */
async function findViolations(
  page: Page,
  rules?: readonly string[]
): Promise<readonly unknown[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
  await sampleTexts(page)
  return page.evaluate(async ids => {
    const runner = (window as unknown as { axe: typeof axe }).axe
    runner.configure({
      rules: [{ id: 'color-contrast', selector: '[data-test-sample]' }]
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
 * Mark a sample of texts for each appearance: text styles and backgrounds. On
 * all texts, the contrast rule takes as long as all other rules together, and
 * ten times as long on a page of code.
 */
async function sampleTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Enough that at least one is neither covered nor scrolled out of view.
    const SAMPLE_SIZE = 3
    const counts = new Map<string, number>()
    const backgrounds = new Map<Element, string>()
    for (const element of document.querySelectorAll('body *')) {
      const look = describeText(element)
      const count = counts.get(look) ?? 0
      counts.set(look, count + 1)
      const isSampled = look !== '' && count < SAMPLE_SIZE
      element.toggleAttribute('data-test-sample', isSampled)
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
      const background = describeBackground(element)
      return [...letters, isVisible, isDisabled, background].join()
    }

    function describeBackground(element: Element | null): string {
      if (element === null) return ''
      const style = getComputedStyle(element)
      const background =
        backgrounds.get(element) ??
        [
          describeBackground(element.parentElement),
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.filter,
          style.position
        ].join()
      backgrounds.set(element, background)
      return background
    }
  })
}
