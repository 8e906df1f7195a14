import {
  findNear,
  suggestName
} from '../../../core/content/schema/suggestName.ts'
import {
  type CodeMeta,
  parseRanges
} from '../../../core/markdown/elements/parseCodeMeta.ts'
import {
  ALL_COMMENT_STYLES,
  createCommentPattern
} from './findCommentStyles.ts'
import { isNotation } from './parseCodeNotations.ts'

/** A slip of a code fence, which would have no effect. */
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

/** Find what an author wrote around code, or in its comments, that marks nothing. */
export function findFenceProblems(fence: FenceText): readonly FenceProblem[] {
  return [
    ...findGluedProblems(fence),
    ...findRangeProblems(fence),
    ...findNameProblems(fence),
    ...findValueProblems(fence),
    ...findWordProblems(fence),
    ...findCommentProblems(fence)
  ]
}

function findGluedProblems({ word }: FenceText): readonly FenceProblem[] {
  const [, language, lines] = /^([^{]*)(\{[\d,-]+\}?)$/.exec(word) ?? []
  if (lines === undefined) return []
  return [
    {
      message: `"${lines}" has no effect, because it is read as part of the language.`,
      remedy: `Write a language and a space before it: \`\`\`${language || 'text'} ${lines}.`
    }
  ]
}

function findRangeProblems({
  info,
  lines
}: FenceText): readonly FenceProblem[] {
  // Braces in quotes belong to a value: options='{"strict": true}'.
  const bare = info.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
  const ranges = [...bare.matchAll(/(?:^|\s)\{([^}]*)\}/g)]
  return ranges
    .flatMap(([, text = '']) =>
      text.split(',').flatMap(range => {
        const last = parseRanges(range).at(-1)
        const isWrong = last === undefined || last > lines.length
        return isWrong ? [range.trim() || text] : []
      })
    )
    .map(range => ({
      message: `"{${range}}" does not fit the code, whose last line is ${lines.length}.`,
      remedy: 'Write numbers from 1 in braces, the smaller one first: {1,4-6}.'
    }))
}

/** What may follow a language. */
const OWN_NAMES = [
  ...['title', 'showLineNumbers', 'file', 'fold', 'nofold', 'wrap', 'alt'],
  ...['package-manager', 'signature']
]
/** The same in other generators. */
const NAMES = [...OWN_NAMES, 'live', 'npm2yarn', 'sync']

function findNameProblems({ meta }: FenceText): readonly FenceProblem[] {
  const open = [...meta.values.values(), ...meta.flags].find(text =>
    /^["'][^"']*$|^\{[^}]*$/.test(text)
  )
  const unknown = [...meta.flags, ...meta.values.keys()].flatMap(name => {
    const near = NAMES.includes(name) ? undefined : findNear(name, NAMES)
    if (near === undefined || name.length < 4) return []
    return {
      message: `"${name}" after the language of the code block is unknown.`,
      remedy: suggestName(name, OWN_NAMES, 'Options')
    }
  })
  if (open === undefined) return unknown
  const message = `After the language of the code block, ${open} is not closed.`
  const remedy = 'Write title="…", and lines to highlight as {1,4-6}.'
  return [...unknown, { message, remedy }]
}

function findValueProblems({
  meta: { flags, values }
}: FenceText): readonly FenceProblem[] {
  const first = values.get('showLineNumbers') ?? 'true'
  const empty = ['title', 'file', 'alt'].filter(name => flags.has(name))
  return [
    ...(/^(?:\d+|true|false)$/.test(first)
      ? []
      : [
          {
            message: `"showLineNumbers=${first}" does not name a line.`,
            remedy:
              'Write showLineNumbers, or the first number: showLineNumbers=5.'
          }
        ]),
    ...empty.map(name => ({
      message: `"${name}" after the language of the code block has no value.`,
      remedy: `Write ${name}="…", without spaces around the equals sign.`
    }))
  ]
}

function findWordProblems({ meta, lines }: FenceText): readonly FenceProblem[] {
  return meta.words
    .filter(word => !lines.some(line => line.includes(word)))
    .map(word => ({
      message: `The word to highlight, "${word}", is not in the code.`,
      remedy: 'Correct it, or remove it.'
    }))
}

const NOTATIONS = ['++', '--', 'highlight', 'focus', 'error', 'warning']
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
      message: `"${comment}" has no effect.`,
      remedy:
        notation === undefined
          ? 'Write "highlight-next-line" above a line, or "highlight-start" and "highlight-end" around lines.'
          : suggestName(notation, NOTATIONS, 'Notations')
    }
  })
}

/** Tell whether a comment has a line to mark, or its counterpart. */
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
