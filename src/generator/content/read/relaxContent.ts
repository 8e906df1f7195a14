import { groupRepeated } from '../check/groupRepeated.ts'
import type { Content } from '../content.ts'

/**
 * Make warnings of what is wrong in a folder of nothing but Markdown, whose
 * reader has chosen no strictness: a key that is wrong does not count, sidebars
 * that cannot be read come from the folders.
 *
 * Without any docs there is nothing to relax for.
 */
export function relaxContent(content: Content): Content {
  if (content.docs.length === 0) return content
  const warnings = groupRepeated([...content.problems, ...content.warnings])
  return { ...content, problems: [], warnings }
}
