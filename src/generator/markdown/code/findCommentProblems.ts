import { findNear } from '../../content/suggestName.ts'
import type { FenceProblem, FenceText } from './fenceProblem.ts'
import {
  ALL_COMMENT_STYLES,
  createCommentPattern,
  findCommentStyles
} from './findCommentStyles.ts'
import { isNotation } from './parseCodeNotations.ts'

/** Find comments that are to mark lines of code and mark none. */
export function findCommentProblems(fence: FenceText): readonly FenceProblem[] {
  return [...findHighlightProblems(fence), ...findNotationProblems(fence)]
}

const COMMENTS = ['highlight-next-line', 'highlight-start', 'highlight-end']

function findHighlightProblems({
  meta,
  lines,
  language
}: FenceText): readonly FenceProblem[] {
  const styles = findCommentStyles(language)
  if (meta.markedLines.size > 0 || styles.length === 0) return []
  const alone = new RegExp(
    `^\\s*${createCommentPattern(styles, '(high-?light-[\\w-]+)')}\\s*$`
  )
  let open: number | undefined
  const problems = lines.flatMap((text, index): readonly FenceProblem[] => {
    const name = alone.exec(text)?.slice(1).find(Boolean)
    const line = index + 1
    if (name === undefined) return []
    if (!COMMENTS.includes(name)) return [describeComment(name, line)]
    if (name === 'highlight-next-line') {
      return line < lines.length ? [] : [{ ...NOTHING_BELOW, line }]
    }
    const isUnopened = name === 'highlight-end' && open === undefined
    open = name === 'highlight-start' ? line : undefined
    return isUnopened ? [{ ...NO_START, line }] : []
  })
  return open === undefined
    ? problems
    : [...problems, { ...NO_END, line: open }]
}

function describeComment(name: string, line: number): FenceProblem {
  const near = findNear(name, COMMENTS) ?? COMMENTS.join(', ')
  return {
    line,
    message: `The comment "${name}" has no effect.`,
    remedy: `Did you mean "${near}"?`
  }
}

const NOTHING_BELOW = {
  message: '"highlight-next-line" is on the last line.',
  remedy: 'Put it above the line to highlight.'
}

const NO_START = {
  message: '"highlight-end" has no "highlight-start".',
  remedy: 'Put "highlight-start" above the lines to highlight.'
}

const NO_END = {
  message: '"highlight-start" has no end, so everything below is highlighted.',
  remedy: 'Put "highlight-end" below the lines to highlight.'
}

const NOTATION = new RegExp(
  createCommentPattern(ALL_COMMENT_STYLES, '\\[!code ([^\\]]+)\\]')
)

const NOTATIONS = ['++', '--', 'highlight', 'focus', 'error', 'warning']

function findNotationProblems({ lines }: FenceText): readonly FenceProblem[] {
  return lines.flatMap((text, index): readonly FenceProblem[] => {
    const name = NOTATION.exec(text)?.slice(1).find(Boolean)
    if (name === undefined || isNotation(name)) return []
    const near = findNear(name, NOTATIONS)
    return [
      {
        line: index + 1,
        message: `"[!code ${name}]" has no effect.`,
        remedy:
          near === undefined
            ? `Write ${NOTATIONS.join(', ')} or word:….`
            : `Did you mean "[!code ${near}]"?`
      }
    ]
  })
}
