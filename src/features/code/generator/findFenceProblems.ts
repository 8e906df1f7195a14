import { findClosestName } from '../../../core/content/schema/suggestName.ts'
import {
  type CodeMeta,
  parseRanges
} from '../../../core/markdown/elements/findFences.ts'
import {
  ALL_COMMENT_STYLES,
  createCommentPattern
} from './findCommentStyles.ts'
import { isNotation } from './parseCodeNotations.ts'

/** Something in a code fence that has no effect. */
interface FenceProblem {
  /** Line of the code, from 1; absent for the opening line. */
  readonly line?: number
  readonly message: string
  readonly remedy: string
}

/** The source of a fence. */
interface FenceText {
  /** The first word after the backticks: usually the language. */
  readonly word: string
  /** After the language. */
  readonly info: string
  readonly meta: CodeMeta
  /** As written or included. */
  readonly lines: readonly string[]
}

/** Find options, line ranges, words and comments that have no effect. */
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
  const [, attachedRange] = /^[^{]*(\{[\d,-]+\}?)$/.exec(word) ?? []
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
  return [...(attachedRange ? [attachedRange] : []), ...wrong].map(range => ({
    message: `"${range}" isn't a valid line range for this code (last line: ${lines.length}).`,
    remedy:
      'After the language, write a space and the line numbers in braces: ```ts {1,4-6}.'
  }))
}

/** Options with values. */
const VALUE_OPTIONS = ['title', 'file', 'alt']
/** Options without values, including those of other generators. */
const FLAG_OPTIONS = [
  ...['showLineNumbers', 'fold', 'nofold', 'wrap', 'package-manager'],
  ...['signature', 'live', 'npm2yarn', 'sync']
]

function findOptionProblems({
  meta: { flags, values }
}: FenceText): readonly FenceProblem[] {
  const known = [...VALUE_OPTIONS, ...FLAG_OPTIONS]
  const isTypo = (name: string) =>
    name.length > 3 && !known.includes(name) && findClosestName(name, known)
  const isUnclosed = (text: string) => /^["'][^"']*$|^\{[^}]*$/.test(text)
  return [
    ...[...flags].filter(
      flag => VALUE_OPTIONS.includes(flag) || isUnclosed(flag) || isTypo(flag)
    ),
    ...[...values].flatMap(([name, value]) =>
      isUnclosed(value) || isTypo(name) ? [`${name}=${value}`] : []
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
    const isValid =
      notation === undefined
        ? comment === '' || isPaired(comment, comments, index)
        : isNotation(notation)
    if (isValid) return []
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

/** Whether a comment has its counterpart or a next line. */
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
