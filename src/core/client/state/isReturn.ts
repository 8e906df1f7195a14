/**
 * Whether the document was loaded by a reload, back or forward, after which the
 * reader expects the last scroll position. A link to the same URL keeps the
 * history entry, but shows the page from its top.
 */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const timing = entry as PerformanceNavigationTiming | undefined
  return timing?.type !== 'navigate'
}
