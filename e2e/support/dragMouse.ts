import type { Page } from '@playwright/test'

type Point = readonly [x: number, y: number]

/** Press the mouse button at one point of the window and release it at another. */
export async function dragMouse(
  page: Page,
  from: Point,
  to: Point
): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to)
  await page.mouse.up()
}
