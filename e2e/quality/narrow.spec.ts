import type { Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { pageKinds } from './pageKinds.ts'

/** Windows in which everything has to fit, in CSS pixels. */
const windows = [
  { name: '320 px', size: { width: 320, height: 640 } },
  // What 1280 × 800 leaves at 200 %.
  { name: '200 % zoom', size: { width: 640, height: 400 } }
] as const

for (const { name, size } of windows) {
  test.describe(`Everything fits at ${name}`, { tag: '@desktop' }, () => {
    test.use({ viewport: size })

    for (const { kind, address } of pageKinds) {
      test(`a ${kind} is scrolled in one direction alone at ${name}`, async ({
        page
      }) => {
        await openPage(page, address)
        expect(await findTooWide(page)).toEqual([])
      })

      test(`controls of a ${kind} are large enough and apart at ${name}`, async ({
        page
      }) => {
        await openPage(page, address)
        expect(await findTooSmall(page)).toEqual([])
      })
    }

    test(`the menu fits at ${name}`, async ({ page }) => {
      await openPage(page, '/docs/form/started')
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
      const menu = page.getByRole('dialog')
      await expect(menu).toBeVisible()
      const last = menu.getByRole('link').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      expect(await findTooWide(page)).toEqual([])
    })
  })
}

test.describe('Text at 200 %', { tag: '@desktop' }, () => {
  for (const { kind, address } of pageKinds) {
    test(`a ${kind} whose text alone is twice as large fits`, async ({
      page
    }) => {
      await openPage(page, address)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await findTooWide(page)).toEqual([])
    })
  }
})

/** Find what makes the page scroll sideways. */
async function findTooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      element => element.getBoundingClientRect().right > clientWidth + 1
    )
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide.slice(0, 5).map(element => element.outerHTML.slice(0, 100))
    ]
  })
}

/**
 * Find controls outside of text that are smaller than 24 px and have no room
 * around them.
 *
 * @see https://www.w3.org/TR/WCAG22/#target-size-minimum
 */
async function findTooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary')
    ]
      .filter(
        element =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('p, li p, td, dd, pre, figcaption')
      )
      .map(element => ({ element, box: element.getBoundingClientRect() }))
    return boxes
      .filter(({ box }) => Math.min(box.width, box.height) < 24)
      .filter(({ box }) =>
        boxes.some(
          other => other.box !== box && measureDistance(box, other.box) < 24
        )
      )
      .map(({ element, box }) =>
        [box.width, box.height, element.outerHTML.slice(0, 120)].join(' ')
      )

    /** Between the centres, in px. */
    function measureDistance(one: DOMRect, other: DOMRect): number {
      return Math.hypot(
        one.x + one.width / 2 - (other.x + other.width / 2),
        one.y + one.height / 2 - (other.y + other.height / 2)
      )
    }
  })
}
