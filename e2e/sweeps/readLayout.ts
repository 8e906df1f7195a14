import type { Page } from '@playwright/test'

/** The positions of the page's parts, and their fonts. */
export async function readLayout(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll('nav, main, h1, h2, p, pre, footer, article')
    ].flatMap(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, fontFamily, fontSize } = getComputedStyle(element)
      const box = [x, y, width, height].map(Math.round)
      // Closed elements may have a box, or may not exist yet.
      return element.checkVisibility()
        ? [[element.tagName, ...box, color, fontFamily, fontSize]]
        : []
    })
  )
}
