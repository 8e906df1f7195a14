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

/** A heading is top-level if no earlier one has a lower level. */
function nest(headings: readonly Heading[]): readonly TocItem[] {
  const tops: { readonly top: Heading; readonly below: Heading[] }[] = []
  for (const heading of headings) {
    const last = tops.at(-1)
    if (last && heading.level > last.top.level) last.below.push(heading)
    else tops.push({ top: heading, below: [] })
  }
  return tops.map(({ top, below }) => ({ ...top, children: nest(below) }))
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
