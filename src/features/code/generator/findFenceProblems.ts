import { findNear } from '../../../core/content/schema/suggestName.ts'
import {
  type CodeMeta,
  parseRanges
} from '../../../core/markdown/elements/parseCodeMeta.ts'
import {
  ALL_COMMENT_STYLES,
  createCommentPattern
} from './findCommentStyles.ts'
import { isNotation } from './parseCodeNotations.ts'

/** A slip in a code fence, which has no effect. */
interface FenceProblem {
  /** Of the code, from 1; absent for the line with the backticks. */
  readonly line?: number
  readonly message: string
  readonly remedy: string
}

/** A fence as it was written. */
interface FenceText {
  /** Behind the backticks: the language, and what is written without a space. */
  readonly word: string
  /** After the language. */
  readonly info: string
  readonly meta: CodeMeta
  /** As they were written or included. */
  readonly lines: readonly string[]
}

/** Find options, lines, words and comments that mark nothing. */
export function findFenceProblems(fence: FenceText): readonly FenceProblem[] {
  return [
    ...findRangeProblems(fence),
    ...findOptionProblems(fence),
    ...findWordProblems(fence),
    ...findCommentProblems(fence)
  ]
}

function findRangeProblems({
  word,
  info,
  lines
}: FenceText): readonly FenceProblem[] {
  const [, glued] = /^[^{]*(\{[\d,-]+\}?)$/.exec(word) ?? []
  // Braces in quotes belong to a value: options='{"strict": true}'.
  const bare = info.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
  const ranges = [...bare.matchAll(/(?:^|\s)\{([^}]*)\}/g)]
  const wrong = ranges.flatMap(([, text = '']) =>
    text.split(',').flatMap(range => {
      const last = parseRanges(range).at(-1)
      const isWrong = last === undefined || last > lines.length
      return isWrong ? [`{${range.trim() || text}}`] : []
    })
  )
  return [...(glued ? [glued] : []), ...wrong].map(range => ({
    message: `"${range}" isn't a valid line range for this code (last line: ${lines.length}).`,
    remedy:
      'After the language, write a space and the line numbers in braces: ```ts {1,4-6}.'
  }))
}

/** Options with values. */
const NAMES = ['title', 'file', 'alt']
/** Options without values, those of other generators included. */
const FLAGS = [
  ...['showLineNumbers', 'fold', 'nofold', 'wrap', 'package-manager'],
  ...['signature', 'live', 'npm2yarn', 'sync']
]

function findOptionProblems({
  meta: { flags, values }
}: FenceText): readonly FenceProblem[] {
  const known = [...NAMES, ...FLAGS]
  const isSlip = (name: string) =>
    name.length > 3 && !known.includes(name) && findNear(name, known)
  const isOpen = (text: string) => /^["'][^"']*$|^\{[^}]*$/.test(text)
  return [
    ...[...flags].filter(
      flag => NAMES.includes(flag) || isOpen(flag) || isSlip(flag)
    ),
    ...[...values].flatMap(([name, value]) =>
      isOpen(value) || isSlip(name) ? [`${name}=${value}`] : []
    )
  ].map(option => ({
    message: `The code block has the invalid option ${option}.`,
    remedy:
      'Write title="…", file="…", alt="…", showLineNumbers, fold, nofold, wrap, package-manager or signature, or lines to highlight: {1,4-6}.'
  }))
}

function findWordProblems({ meta, lines }: FenceText): readonly FenceProblem[] {
  return meta.words
    .filter(word => !lines.some(line => line.includes(word)))
    .map(word => ({
      message: `The code doesn't contain the word to highlight, "${word}".`,
      remedy: 'Correct or remove the word.'
    }))
}

const COMMENT = new RegExp(
  createCommentPattern(
    ALL_COMMENT_STYLES,
    '(high-?light-[\\w-]+|\\[!code [^\\]]+\\])'
  )
)

function findCommentProblems({ lines }: FenceText): readonly FenceProblem[] {
  const comments = lines.map(line => COMMENT.exec(line)?.slice(1).find(Boolean))
  return comments.flatMap((comment = '', index) => {
    const notation = /^\[!code (.+)\]$/.exec(comment)?.[1]
    const isRight =
      notation === undefined
        ? comment === '' || isPaired(comment, comments, index)
        : isNotation(notation)
    if (isRight) return []
    return {
      line: index + 1,
      message: `The comment "${comment}" has no effect.`,
      remedy:
        notation === undefined
          ? 'Write "highlight-next-line" above a line, or "highlight-start" and "highlight-end" around lines.'
          : 'Write [!code highlight], focus, error, warning, ++ or --.'
    }
  })
}

/** Whether a comment has a line to mark, or its counterpart. */
function isPaired(
  comment: string,
  comments: readonly (string | undefined)[],
  index: number
): boolean {
  switch (comment) {
    case 'highlight-start':
      return comments.includes('highlight-end', index)
    case 'highlight-end':
      return comments.slice(0, index).includes('highlight-start')
    default:
      return comment === 'highlight-next-line' && index + 1 < comments.length
  }
}
