import type { Locator } from '@playwright/test'
import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'versionsAndLocales' })

for (const { text, address, next, previous, turn } of [
  {
    text: 'an Arabic text',
    address: '/ar/docs/samples',
    next: 'ArrowLeft',
    previous: 'ArrowRight',
    turn: '180deg'
  },
  {
    text: 'an English text on an Arabic page',
    address: '/ar/docs/next/samples',
    next: 'ArrowRight',
    previous: 'ArrowLeft',
    turn: 'none'
  }
] as const) {
  test(`2.9.12 ${next} moves to the next tab of ${text}`, async ({
    page,
    open
  }) => {
    await open(address)
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    for (const [key, index] of [
      [next, 1],
      [previous, 0],
      [previous, 2]
    ] as const) {
      await page.keyboard.press(key)
      await expect(tabs.nth(index)).toBeFocused()
    }
  })

  test(`3.6 the arrow of closed details points to their title in ${text}`, async ({
    page,
    open
  }) => {
    await open(address)
    const summary = page.locator('.details > summary')
    expect(await readTurn(summary, '::before')).toBe(turn)
  })
}

test('3.6 code in an Arabic text fades out toward its buttons', async ({
  page,
  open
}) => {
  await open('/ar/docs/samples')
  const buttons = page.locator('.tab-panel .code-buttons').first()
  await expect(buttons).toHaveCSS(
    'background-image',
    /^linear-gradient\(270deg/
  )
})

test('3.6 4.2.2 the Arabic mobile menu slides in from the right', {
  tag: '@phone'
}, async ({ page, open }) => {
  await open('/ar/docs/intro')
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

test('3.6 4.2.7 the arrows of the Arabic mobile menu point the other way', {
  tag: '@phone'
}, async ({ page, open, menu }) => {
  await open('/ar/docs/intro')
  await page.locator('nav button[aria-expanded="false"]').first().click()
  const back = menu.root.locator('[data-panel="secondary"] > div > button')
  expect(await readTurn(back.locator('svg'))).toBe('180deg')
  await back.click()
  const caret = menu.root.locator('button[aria-expanded="false"] svg').first()
  expect(await readTurn(caret)).toBe('180deg')
})

/** Read the rotation of an element or of its pseudo-element. */
function readTurn(element: Locator, pseudo?: string): Promise<string> {
  return element.evaluate(
    (found, name) => getComputedStyle(found, name).rotate,
    pseudo
  )
}
