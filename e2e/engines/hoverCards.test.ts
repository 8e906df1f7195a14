import { expectHidden, focus, open } from './actions.ts'
import { expect, test } from './test.ts'

const CARD = '[role=tooltip]'

test('resting on a link opens its card beside it, and Escape closes it', async ({
  page
}) => {
  await open(page, '/docs/content/links')
  await page.hover('.prose a', 'Relative upwards')
  await page.see(`${CARD} p`, 'Start')
  const [card, link] = await page.evaluate(selector => {
    const card = document.querySelector(selector)
    const link = document.querySelector('[aria-describedby]')
    return [card, link].map(element => {
      const { left, right, top, bottom } =
        element?.getBoundingClientRect() ?? new DOMRect()
      return { left, right, top, bottom }
    })
  }, CARD)
  expect(card?.left).toBeCloseTo(link?.left ?? 0, 0)
  expect(card?.top).toBeCloseTo((link?.bottom ?? 0) + 4, 0)
  await page.hover(CARD)
  await page.see(CARD)
  await page.press('Escape')
  await expectHidden(page, CARD)
  expect(await page.readErrors()).toEqual([])
})

test('the keyboard’s focus opens a card, which closes when the focus moves on', async ({
  page
}) => {
  await open(page, '/docs/content/links')
  await focus(page, '.prose a')
  await page.press('Tab')
  await page.see(`${CARD} p`, 'Start')
  await page.press('Tab')
  await page.waitFor(
    selector =>
      document.querySelector(selector)?.textContent?.startsWith('The second'),
    CARD
  )
  expect(await page.readErrors()).toEqual([])
})
