import type { Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { expect, test } from '../support/siteTest.ts'
import { pageKinds } from './pageKinds.ts'

/** Bytes on the wire that a first view may cost, compressed. */
const BUDGET = 20_000

test.describe('First view', () => {
  for (const { kind, address } of pageKinds) {
    test(`a ${kind} costs at most 20 kB before it is painted`, {
      tag: '@once'
    }, async ({ origin }) => {
      const { headers, body } = await sendRequest(origin, {
        path: address,
        headers: { 'accept-encoding': 'br' }
      })
      expect(headers['content-encoding']).toBe('br')
      expect(body.length).toBeLessThanOrEqual(BUDGET)
    })

    // Only a script can tell what is saved.
    if (kind === 'offline page') continue
    test(`a ${kind} is laid out by its document alone`, async ({ page }) => {
      await openPage(page, address)
      const whole = await readLayout(page)
      await page.route('**', route =>
        route.request().resourceType() === 'document'
          ? route.continue()
          : route.abort()
      )
      await page.reload()
      expect(await readLayout(page)).toEqual(whole)
    })
  }
})

/** Where the parts of the page are, and in what type. */
async function readLayout(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll('nav, main, h1, h2, p, pre, footer, article')
    ].flatMap(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, fontFamily, fontSize } = getComputedStyle(element)
      const box = [x, y, width, height].map(Math.round)
      // What is closed may have a box, or not yet be there.
      return element.checkVisibility()
        ? [[element.tagName, ...box, color, fontFamily, fontSize]]
        : []
    })
  )
}
