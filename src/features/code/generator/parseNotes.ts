import {
  ALL_COMMENT_STYLES,
  createCommentPattern
} from './findCommentStyles.ts'
import type { SourceLine } from './sourceLine.ts'

const NOTE = new RegExp(
  `\\s*${createCommentPattern(ALL_COMMENT_STYLES, '\\((\\d+)\\)!?')}\\s*$`
)

/** Parse comments such as `// (1)!` at the end of lines as numbered notes. */
export function parseNotes(
  lines: readonly SourceLine[]
): readonly SourceLine[] {
  return lines.map(line => {
    const match = NOTE.exec(line.text)
    const number = match?.slice(1).find(group => group !== undefined)
    if (!match || number === undefined) return line
    return {
      ...line,
      text: line.text.slice(0, match.index),
      note: Number(number)
    }
  })
}
