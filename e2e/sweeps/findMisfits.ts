import type { Evaluator } from '../support/evaluator.ts'

/** Find the elements that make the page scroll sideways. */
export async function findTooWide(page: Evaluator): Promise<readonly string[]> {
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
 * Find controls outside of text that are smaller than 24 px and lack space
 * around them.
 *
 * @see https://www.w3.org/TR/WCAG22/#target-size-minimum
 */
export async function findTooSmall(
  page: Evaluator
): Promise<readonly string[]> {
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

    /** Distance between the centers, in px. */
    function measureDistance(one: DOMRect, other: DOMRect): number {
      return Math.hypot(
        one.x + one.width / 2 - (other.x + other.width / 2),
        one.y + one.height / 2 - (other.y + other.height / 2)
      )
    }
  })
}

/** Find text smaller than 12 px, including text in drawings. */
export async function findTooSmallText(
  page: Evaluator
): Promise<readonly string[]> {
  return page.evaluate(() => {
    const small: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!parentElement || !/\S/.test(textContent ?? '')) continue
      if (!parentElement.checkVisibility({ visibilityProperty: true })) continue
      const size = measureLetters(parentElement)
      if (size < 11.9) small.push(`${size} px: ${textContent?.slice(0, 40)}`)
    }
    return small

    function measureLetters(element: Element): number {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const drawing = element.closest('svg')
      const width = drawing?.viewBox.baseVal.width
      if (!drawing || !width) return size
      return (size * drawing.getBoundingClientRect().width) / width
    }
  })
}
