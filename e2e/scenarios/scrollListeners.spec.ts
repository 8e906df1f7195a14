import type { Page } from '@playwright/test'
import { waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { heights: 0, boxes: 0 }
    Object.assign(window, { counts })
    const height = Object.getOwnPropertyDescriptor(
      Element.prototype,
      'scrollHeight'
    )
    Object.defineProperty(Element.prototype, 'scrollHeight', {
      get() {
        if (this === document.documentElement) counts.heights++
        return height?.get?.call(this)
      }
    })
    const { getBoundingClientRect } = Element.prototype
    Element.prototype.getBoundingClientRect = function () {
      if (/^H[2-6]$/.test(this.tagName)) counts.boxes++
      return getBoundingClientRect.call(this)
    }
  })
})

test('Scroll events are handled once per frame, however many there are', async ({
  page,
  open
}) => {
  await open('/docs/permissions/started')
  const once = await countReads(page, 1)
  expect(once.boxes).toBeGreaterThan(0)
  expect(await countReads(page, 5)).toEqual(once)
})

test('Without a table of contents beside the page, no heading is measured', {
  tag: '@phone'
}, async ({ page, open }) => {
  await open('/docs/permissions/started')
  expect((await countReads(page, 1)).boxes).toBe(0)
})

test('If the navbar stays and nothing else depends on it, scrolling is ignored', async ({
  page,
  open
}) => {
  await open('/')
  expect(await countReads(page, 1)).toEqual({ heights: 0, boxes: 0 })
})

/** Send scroll events in one frame, and count the layout reads. */
async function countReads(
  page: Page,
  events: number
): Promise<{ readonly heights: number; readonly boxes: number }> {
  await waitForFrames(page)
  await page.evaluate(count => {
    Object.assign((window as unknown as Counting).counts, {
      heights: 0,
      boxes: 0
    })
    for (let sent = 0; sent < count; sent++) {
      // As the browser does: at the document, where it starts to bubble.
      document.dispatchEvent(new Event('scroll', { bubbles: true }))
    }
  }, events)
  await waitForFrames(page)
  return page.evaluate(() => (window as unknown as Counting).counts)
}

/** Set by the script above. */
interface Counting {
  readonly counts: { heights: number; boxes: number }
}
