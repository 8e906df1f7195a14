/** Trackers reject addresses with more than a few thousand characters. */
const MAX_SELECTION = 500

/** Add the reader's place in the page to the address of a report. */
export function addPlace(report: string): string {
  const selection = getSelection()
  const main = document.querySelector('main')
  const range =
    selection?.isCollapsed === false ? selection.getRangeAt(0) : undefined
  const selected = main?.contains(range?.commonAncestorContainer ?? null)
    ? range
    : undefined
  const heading = findHeading(selected)
  return fillPlace(report, {
    hash: heading && `#${heading.id}`,
    // Without the zero-width space of its anchor.
    heading: heading?.textContent.replace('\u200b', ''),
    selection: selected?.toString().trim().slice(0, MAX_SELECTION)
  })
}

/**
 * Find the heading above the selected text, or else the last one in the upper
 * half of the viewport.
 */
function findHeading(selected: Range | undefined): Element | undefined {
  return [
    ...document.querySelectorAll('main .prose :is(h2, h3, h4, h5, h6)[id]')
  ].findLast(each =>
    selected
      ? selected.comparePoint(each, 0) < 0
      : each.getBoundingClientRect().top < innerHeight / 2
  )
}

/** Fill what's in braces; without a value, it becomes empty. */
export function fillPlace(
  report: string,
  place: Readonly<Record<string, string | undefined>> = {}
): string {
  return report.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent((place[name] ?? '').toWellFormed()).replaceAll(
      '%0A',
      '%0D%0A'
    )
  )
}
