import type { EnginePage } from './page.ts'
import { type Layout, type Part, type Place, parts } from './pageLayouts.ts'

/** The box of a visible part. `top` and `bottom` start from the top of the page. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly height: number
  readonly line: number
  /** Distance between its right edge and the page's. */
  readonly end: number
  /** Names of the parts that contain it. */
  readonly within: readonly string[]
}

export type Boxes = Readonly<Partial<Record<Part, Box>>>

/** Measure all visible parts at once. */
export function measureParts(page: EnginePage): Promise<Boxes> {
  return page.evaluate(selectors => {
    const elements = Object.entries(selectors).flatMap(([name, selector]) => {
      const element = [...document.querySelectorAll(selector)].find(found =>
        found.checkVisibility({ visibilityProperty: true })
      )
      return element ? [[name, element] as const] : []
    })
    return Object.fromEntries(
      elements.map(([name, element]) => {
        const { left, right, top, bottom, width, height } =
          element.getBoundingClientRect()
        const { lineHeight } = getComputedStyle(element)
        const within = elements
          .filter(([, other]) => other !== element && other.contains(element))
          .map(([outer]) => outer)
        return [
          name,
          {
            ...{ left, right, width, height, within },
            top: top + scrollY,
            bottom: bottom + scrollY,
            line: Number.parseFloat(lineHeight),
            end: document.documentElement.clientWidth - right
          }
        ]
      })
    )
  }, parts)
}

/** Find parts that aren't where the layout puts them. */
export function findMisplaced(boxes: Boxes, layout: Layout): readonly string[] {
  const { rows, columns, places, hidden } = layout
  const shown = [...rows, ...columns, ...(Object.keys(places) as Part[])]
  return [
    ...[...new Set(shown)].flatMap(part =>
      boxes[part] ? [] : `${part} doesn't show`
    ),
    ...hidden.flatMap(part => (boxes[part] ? `${part} shows` : [])),
    ...rows.slice(1).flatMap((part, index) => {
      const above = boxes[rows[index] ?? part]?.bottom ?? 0
      const { top = 0 } = boxes[part] ?? {}
      return top >= above - 1 ? [] : `${part} begins at ${top}, above ${above}`
    }),
    ...columns.slice(1).flatMap((part, index) => {
      const before = boxes[columns[index] ?? part]?.right ?? 0
      const { left = 0 } = boxes[part] ?? {}
      return left >= before - 1
        ? []
        : `${part} begins at ${left}, before ${before}`
    }),
    ...Object.entries(places).flatMap(([part, place]) =>
      comparePlace(part, boxes[part as Part], place)
    ),
    ...findOverlaps(boxes)
  ]
}

function comparePlace(
  part: string,
  box: Box | undefined,
  { right, ...place }: Place
): readonly string[] {
  return Object.entries({ ...place, end: right }).flatMap(([key, length]) => {
    const found = box?.[key as 'left']
    if (length === undefined || found === undefined) return []
    const [least, most] =
      typeof length === 'number' ? [length - 1, length + 1] : length
    return found >= least && found <= most
      ? []
      : `${key} of ${part} is ${found}, not ${length}`
  })
}

/** Find parts that overlap, unless one contains the other. */
function findOverlaps(boxes: Boxes): readonly string[] {
  const entries = Object.entries(boxes)
  return entries.flatMap(([name, one], index) =>
    entries.slice(index + 1).flatMap(([otherName, other]) => {
      const isInside =
        one.within.includes(otherName) || other.within.includes(name)
      const width =
        Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height =
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return isInside || Math.min(width, height) < 1.5
        ? []
        : `${name} and ${otherName} overlap`
    })
  )
}
