import type { Page } from '@playwright/test'

/** One tab stop. */
export interface Stop {
  readonly name: string
  /** Index among all elements of the document. */
  readonly order: number
  /** Problems for a reader looking for the focus. */
  readonly faults: readonly string[]
}

/**
 * Press Tab from the start of the document until the focus leaves it.
 *
 * @param limit maximum number of presses
 */
export async function walkByKeyboard(
  page: Page,
  limit: number
): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  while (stops.length < limit) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    if (!stop || stop.order === stops[0]?.order) break
    stops.push(stop)
  }
  return stops
}

/** @returns undefined if the focus is outside the document */
export async function readStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const box = element.getBoundingClientRect()
    // A link that covers its card has the outline on its pseudo-element.
    const isMarked = [undefined, '::after'].some(part => {
      const style = getComputedStyle(element, part)
      const { content, outlineStyle, outlineWidth, boxShadow } = style
      return (
        content !== 'none' &&
        ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) ||
          boxShadow !== 'none')
      )
    })
    const isInView =
      box.bottom > 0 &&
      box.top < innerHeight &&
      box.right > 0 &&
      box.left < innerWidth
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
      faults: [
        ...(isMarked ? [] : ['the focus is not visible']),
        ...(isInView ? [] : ['out of view']),
        ...(isRelated ? [] : ['covered by another element'])
      ]
    }
  })
}

/** Count the tab stops, as defined by the HTML standard. */
export async function countStops(page: Page): Promise<number> {
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
