import type { Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { pageKinds } from './pageKinds.ts'

/** One stop of the Tab key. */
interface Stop {
  readonly name: string
  /** Place among all elements of the document. */
  readonly order: number
  readonly isInView: boolean
  /** Whether something tells the reader that the focus is here. */
  readonly isMarked: boolean
  /** Whether something else lies over it. */
  readonly isCovered: boolean
}

test.describe('Keyboard', () => {
  for (const { kind, address } of pageKinds) {
    test(`the Tab key reaches everything of a ${kind}, in its order, and shows where it is`, async ({
      page
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, address)
      const expected = await countStops(page)
      const stops = await walk(page, expected)
      expect(stops).toHaveLength(expected)
      const order = stops.map(stop => stop.order)
      expect(order).toEqual([...order].sort((a, b) => a - b))
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
      expect(stops.filter(({ isInView }) => !isInView)).toEqual([])
      expect(stops.filter(({ isCovered }) => isCovered)).toEqual([])
    })
  }

  test('Shift and Tab go the same way back', async ({ page }) => {
    await openPage(page, '/docs/form/started')
    const there = await walk(page, 12)
    const back: Stop[] = []
    for (let step = 1; step < there.length; step += 1) {
      await page.keyboard.press('Shift+Tab')
      const stop = await readStop(page)
      if (stop) back.push(stop)
    }
    expect(back.map(({ name }) => name)).toEqual(
      there
        .slice(0, -1)
        .map(({ name }) => name)
        .reverse()
    )
  })

  test('the focus stays in the open menu', { tag: '@phone' }, async ({
    page
  }) => {
    await openPage(page, '/docs/form/started')
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const element = document.activeElement
        // Between its ends the focus may be in the browser's own bars.
        return element === document.body || element?.closest('dialog') !== null
      })
      expect(place).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(toggle).toBeFocused()
  })
})

/** Press Tab from the start of the document until it is left, or so often. */
async function walk(page: Page, limit: number): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  while (stops.length <= limit) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    if (!stop) break
    if (stop.order === stops[0]?.order) break
    stops.push(stop)
    if (stops.length === limit) break
  }
  return stops
}

/** @returns undefined when the focus is outside the document */
async function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const box = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
    const above = document.elementFromPoint(x, y)
    const isRelated =
      above !== null &&
      (element.contains(above) ||
        above.contains(element) ||
        above.closest('label') !== null)
    return {
      name: (
        element.getAttribute('aria-label') ??
        element.textContent ??
        ''
      ).trim(),
      order: [...document.querySelectorAll('*')].indexOf(element),
      isInView:
        box.bottom > 0 &&
        box.top < innerHeight &&
        box.right > 0 &&
        box.left < innerWidth,
      isMarked:
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) ||
        boxShadow !== 'none',
      isCovered: !isRelated
    }
  })
}

/** Count what the Tab key can stop at, as the HTML standard has it. */
async function countStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]'
    )
    return [...candidates].filter(
      element =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true })
    ).length
  })
}
