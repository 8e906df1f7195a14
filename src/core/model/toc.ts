/** A heading of a page. Lists of headings are in document order. */
export interface Heading {
  readonly level: number
  /** The anchor, without `#`. */
  readonly id: string
  /** Inner markup: text, code, emphasis and deletions only. */
  readonly html: string
}

/** A heading in the table of contents, with its subheadings. */
export interface TocItem extends Heading {
  readonly children: readonly TocItem[]
  /** Whether the sidebar links to the heading, too. */
  readonly isListed?: true | undefined
}

/** The heading levels in a table of contents, inclusive. */
export interface TocLevels {
  readonly min: number
  readonly max: number
  /** Ids of headings that the page's sidebar links to. */
  readonly listed?: readonly string[] | undefined
}

/**
 * Nest headings by level and omit those outside `levels`. The children of an
 * omitted heading move up (behavior 2.8.1).
 */
export function createToc(
  headings: readonly Heading[],
  levels: TocLevels
): readonly TocItem[] {
  return hoistChildren(nest(headings), levels)
}

/** A heading is top-level if no earlier one has a lower level. */
function nest(headings: readonly Heading[]): readonly TocItem[] {
  const sections: { readonly top: Heading; readonly below: Heading[] }[] = []
  for (const heading of headings) {
    const last = sections.at(-1)
    if (last && heading.level > last.top.level) last.below.push(heading)
    else sections.push({ top: heading, below: [] })
  }
  return sections.map(({ top, below }) => ({ ...top, children: nest(below) }))
}

/** Replace omitted items with their children. */
function hoistChildren(
  items: readonly TocItem[],
  levels: TocLevels
): readonly TocItem[] {
  return items.flatMap(item => {
    const children = hoistChildren(item.children, levels)
    const { level, html } = item
    const isListed = levels.listed?.includes(item.id) || undefined
    const isKept = level >= levels.min && level <= levels.max && html !== ''
    return isKept ? [{ ...item, children, isListed }] : children
  })
}
