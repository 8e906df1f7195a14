/** One heading of a page. Lists of them are in document order. */
export interface Heading {
  readonly level: number
  /** The anchor, without `#`. */
  readonly id: string
  /** Inner markup: text, code, emphasis and deletions only. */
  readonly html: string
}

/** A heading in the table of contents, with those below it. */
export interface TocItem extends Heading {
  readonly children: readonly TocItem[]
}

/** Heading levels that a table of contents covers, inclusive. */
export interface TocLevels {
  readonly min: number
  readonly max: number
}

/**
 * Nest headings by level and omit those outside the levels. Children of an
 * omitted heading move up (behaviour 2.8.1).
 */
export function createToc(
  headings: readonly Heading[],
  levels: TocLevels
): readonly TocItem[] {
  return lift(nest(headings), levels)
}

function nest(headings: readonly Heading[]): readonly TocItem[] {
  const starts = headings.flatMap((heading, index) =>
    isTop(headings, index) ? [{ heading, index }] : []
  )
  return starts.map(({ heading, index }, position) => {
    const end = starts[position + 1]?.index ?? headings.length
    return { ...heading, children: nest(headings.slice(index + 1, end)) }
  })
}

/** Replace omitted items with their children. */
function lift(
  items: readonly TocItem[],
  levels: TocLevels
): readonly TocItem[] {
  return items.flatMap(item => {
    const children = lift(item.children, levels)
    const { level, html } = item
    const isKept = level >= levels.min && level <= levels.max && html !== ''
    return isKept ? [{ ...item, children }] : children
  })
}

/** A heading is top-level if no earlier one has a lower level. */
function isTop(headings: readonly Heading[], index: number): boolean {
  const level = headings[index]?.level ?? 0
  return headings.slice(0, index).every(before => before.level >= level)
}
