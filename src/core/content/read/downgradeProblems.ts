import { groupRepeated } from '../check/groupRepeated.ts'
import type { Content } from '../content.ts'

/**
 * Turn problems into warnings for a folder without a `site.ts`. Invalid keys are
 * ignored, and folders replace invalid sidebars.
 *
 * If there are no docs, problems still fail the build.
 */
export function downgradeProblems(content: Content): Content {
  if (content.docs.length === 0) return content
  const warnings = groupRepeated([...content.problems, ...content.warnings])
  return { ...content, problems: [], warnings }
}
