import { createCommentPattern, findCommentStyles } from './findCommentStyles.ts'
import type { SourceLine } from './sourceLine.ts'

/**
 * Parse the comments on their own line that highlight other lines:
 * `highlight-next-line`, `highlight-start` and `highlight-end` (behavior 2.9.6).
 */
export function parseLineComments(
  lines: readonly SourceLine[],
  language: string
): readonly SourceLine[] {
  const styles = findCommentStyles(language)
  const isUsed = lines.some(({ text }) => text.includes('highlight-'))
  if (styles.length === 0 || !isUsed) return lines
  const directive = new RegExp(
    `^\\s*${createCommentPattern(styles, 'highlight-(?:next-line|start|end)')}\\s*$`
  )
  let isInside = false
  let isNext = false
  return lines.flatMap((line): readonly SourceLine[] => {
    if (directive.test(line.text)) {
      isNext = line.text.includes('next-line')
      if (!isNext) isInside = line.text.includes('start')
      return []
    }
    const isMarked = isInside || isNext
    isNext = false
    return [isMarked ? { ...line, mark: 'marked' } : line]
  })
}
