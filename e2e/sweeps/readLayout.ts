import type { Page } from '@playwright/test'

/** Where the parts of the page are, and in what type. */
export async function readLayout(page: Page): Promise<unknown> {
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
