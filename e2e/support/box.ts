import type { Locator } from '@playwright/test'

/**
 * Read an element's position in the viewport.
 *
 * @throws Error if it isn't visible
 */
export async function readBox(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${element} isn't visible.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
