import { groupRepeated } from '../content/check/groupRepeated.ts'
import type { Level } from '../content/schema/siteConfig.ts'
import type { MarkdownFinding } from '../markdown/markdownContext.ts'
import { groupBy } from '../model/groupBy.ts'
import { createFindingError } from './bundle/createFindingError.ts'
import type { LeveledFindings } from './locale.ts'

/**
 * Judge the findings from compiling the pages.
 *
 * A missing feature usually affects many pages, so it is reported once with all
 * its places.
 *
 * @param levels.images level of missing images
 * @param levels.usual level of all other errors
 */
export function judgeMarkdown(
  findings: readonly MarkdownFinding[],
  contentDir: string,
  levels: { readonly images: Level; readonly usual: Level }
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
    // A page without its text must not be served, whatever the levels are.
    if (first.kind === 'compile') return ['throw', errors]
    return [first.kind === 'image' ? levels.images : levels.usual, errors]
  })
}

/** Pages are compiled in no particular order. */
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
