import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'versionsAndLocales' })

/** Read how far an element or its pseudo-element is turned. */
function readTurn(element: Locator, pseudo?: string): Promise<string> {
  return element.evaluate(
    (found, name) => getComputedStyle(found, name).rotate,
    pseudo
  )
}

async function expectFocusAfter(
  page: Page,
  key: string,
  index: number
): Promise<void> {
  await page.keyboard.press(key)
  await expect(page.getByRole('tab').nth(index)).toBeFocused()
}

test('3.6 Arrow keys and arrows follow the direction of the text', async ({
  page,
  open
}) => {
  await open('/ar/docs/samples')
  const summary = page.locator('.details > summary')

  await test.step('2.9.12 the left arrow key moves to the next tab of an Arabic text', async () => {
    await page.getByRole('tab').first().focus()
    await expectFocusAfter(page, 'ArrowLeft', 1)
    await expectFocusAfter(page, 'ArrowRight', 0)
    await expectFocusAfter(page, 'ArrowRight', 2)
  })
  await test.step('3.6 the arrow of closed details points to the text beside it, and code fades toward its buttons', async () => {
    expect(await readTurn(summary, '::before')).toBe('180deg')
    const buttons = page.locator('.tab-panel .code-buttons').first()
    await expect(buttons).toHaveCSS(
      'background-image',
      /^linear-gradient\(270deg/
    )
  })

  await open('/ar/docs/next/samples')
  await test.step('2.9.12 the right arrow key moves to the next tab of an English text on an Arabic page', async () => {
    await page.getByRole('tab').first().focus()
    await expectFocusAfter(page, 'ArrowRight', 1)
    await expectFocusAfter(page, 'ArrowLeft', 0)
  })
  await test.step('3.6 its arrow points to the right', async () => {
    expect(await readTurn(summary, '::before')).toBe('none')
  })
})

test('3.6 The mobile menu enters from the right', { tag: '@phone' }, async ({
  page,
  open
}) => {
  await open('/ar/docs/intro')
  await test.step('4.2.2 it slides in from the right', async () => {
    const start = await page
      .locator('dialog')
      .first()
      .evaluate(dialog => {
        return new Promise(resolve => {
          new MutationObserver(() => {
            const [slide] = dialog
              .getAnimations()
              .map(({ effect }) => effect)
              .filter(effect => effect instanceof KeyframeEffect)
              .flatMap(effect => effect.getKeyframes())
              .filter(frame => 'translate' in frame)
            resolve(slide?.translate)
          }).observe(dialog, { attributeFilter: ['open'] })
          document
            .querySelector<HTMLElement>('nav button[aria-expanded="false"]')
            ?.click()
        })
      })
    expect(start).toBe('100%')
  })
  const menu = page.getByRole('dialog')
  await test.step('4.2.7 the arrows of its buttons point the other way', async () => {
    const back = menu.locator('[data-panel="secondary"] > div > button')
    expect(await readTurn(back.locator('svg'))).toBe('180deg')
    await back.click()
    const caret = menu.locator('button[aria-expanded="false"] svg').first()
    expect(await readTurn(caret)).toBe('180deg')
  })
})
