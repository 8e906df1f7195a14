import type { Locator } from '@playwright/test'

/**
 * Read where an element is in the window.
 *
 * @throws Error when it is not shown
 */
export async function readBox(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`Nothing is shown of ${element}.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
