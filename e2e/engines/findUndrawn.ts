import type { Picture } from './driver.ts'
import type { Boxes } from './findMisplaced.ts'

/** Find parts that a picture of the top of the page doesn't show correctly. */
export function findUndrawn(
  picture: Picture,
  boxes: Boxes,
  colors: ReadonlyMap<string, string>
): readonly string[] {
  const background = parseHex(colors.get('--color-background') ?? '')
  const { bar, title, text, code, post, logo } = boxes
  const below = (bar?.bottom ?? 0) + 4
  const bands: readonly (readonly [string, number, number])[] = [
    ['the bar', 4, (bar?.top ?? 0) + 4],
    ['the edge of the page', 4, below],
    ['the space beside the title', 4, (title?.top ?? 0) + 8]
  ]
  return [
    ...bands.flatMap(([name, x, y]) => {
      const found = picture.readPixel(x, Math.round(y))
      return measureDistance(found, background) <= 4
        ? []
        : `${name} is rgb(${found}), not rgb(${background})`
    }),
    ...Object.entries({ title, text, code, post, logo }).flatMap(
      ([name, box]) => {
        if (!box || box.bottom > picture.height) return []
        const contrast = measureInk(picture, box)
        return contrast > 150 ? [] : `${name} has a contrast of ${contrast}`
      }
    )
  ]
}

/**
 * Measure how much the most different pixel of an area differs from its most
 * frequent color, as the sum of the differences in red, green and blue.
 */
function measureInk(
  picture: Picture,
  { left, right, top, bottom }: NonNullable<Boxes['title']>
): number {
  const counts = new Map<string, number>()
  for (let y = Math.ceil(top); y < bottom; y++) {
    for (let x = Math.ceil(left); x < right; x++) {
      const color = picture.readPixel(x, y).join()
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  }
  const [[most = ''] = []] = [...counts].sort((one, other) => other[1] - one[1])
  const paper = parseList(most)
  return Math.max(
    ...[...counts.keys()].map(color => measureDistance(parseList(color), paper))
  )
}

function measureDistance(
  one: readonly number[],
  other: readonly number[]
): number {
  return one.reduce(
    (sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)),
    0
  )
}

function parseList(color: string): readonly number[] {
  return color.split(',').map(Number)
}

/** @param hex such as `#aabbcc` */
function parseHex(hex: string): readonly number[] {
  return [1, 3, 5].map(start =>
    Number.parseInt(hex.slice(start, start + 2), 16)
  )
}
