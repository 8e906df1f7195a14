import { groupRepeated } from '../check/groupRepeated.ts'
import type { Content } from '../content.ts'

/**
 * Turn problems into warnings in a folder of plain Markdown, where nobody asked
 * for strictness: wrong keys are ignored, and sidebars that can't be read are
 * made from the folders.
 *
 * Without any docs, problems stay problems.
 */
export function downgradeProblems(content: Content): Content {
  if (content.docs.length === 0) return content
  const warnings = groupRepeated([...content.problems, ...content.warnings])
  return { ...content, problems: [], warnings }
}
