import { groupRepeated } from '../content/createReport.ts'
import type { Level } from '../content/schema/siteConfig.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import { groupBy } from '../model/groupBy.ts'
import { createFindingError } from './bundle/createFindingError.ts'
import type { LeveledFindings } from './locale.ts'

/**
 * Give each finding of the Markdown compiler its level.
 *
 * A missing feature usually affects many pages, so it's reported once, with all
 * places.
 *
 * @param levels.images level of missing images
 * @param levels.standard level of all other errors
 */
export function judgeMarkdown(
  findings: readonly MarkdownFinding[],
  contentDir: string,
  levels: { readonly images: Level; readonly standard: Level }
): readonly LeveledFindings[] {
  const groups = groupBy(findings.toSorted(comparePlaces), finding => {
    const { kind, level, message } = finding
    return JSON.stringify(kind === 'feature' ? [level, message] : finding)
  })
  return [...groups.values()].map(same => {
    const [first] = same
    const errors = groupRepeated(
      same.map(finding => createFindingError(finding, contentDir))
    )
    if (first?.level !== 'error') return ['warn', errors]
    // Never serve a page without its text, whatever the levels are.
    if (first.kind === 'compile') return ['throw', errors]
    return [first.kind === 'image' ? levels.images : levels.standard, errors]
  })
}

/** Sort by place, because pages compile in no particular order. */
function comparePlaces(one: MarkdownFinding, other: MarkdownFinding): number {
  return (
    compareNaturally(one.file, other.file) ||
    (one.line ?? 0) - (other.line ?? 0) ||
    (one.column ?? 0) - (other.column ?? 0) ||
    compareNaturally(one.message, other.message)
  )
}

function compareNaturally(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
