import type { Locator } from '@playwright/test'

/**
 * Read the luminance of an element's color, from 0 (black) to 1 (white).
 *
 * @param property such as `background-color`
 */
export async function readLuminance(
  element: Locator,
  property: string
): Promise<number> {
  const color = await element.evaluate(
    (target, name) => getComputedStyle(target).getPropertyValue(name),
    property
  )
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(
    Number
  )
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // Mixed colors have components from 0 to 1: `color(srgb 0.1 0.2 0.3)`.
  return color.startsWith('color(') ? luminance : luminance / 255
}
