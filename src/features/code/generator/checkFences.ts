import { findClosestName } from '../../../core/content/schema/suggestName.ts'
import {
  type CodeMeta,
  parseRanges
} from '../../../core/markdown/elements/codeMeta.ts'
import { findUnknownMark } from './markLines.ts'

/** Something in a code fence that has no effect. */
interface FenceDiagnostic {
  /** Line of the code, from 1; absent for the opening line. */
  readonly line?: number
  readonly message: string
  readonly hint: string
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
export function checkFences({
  word,
  info,
  meta,
  lines
}: FenceText): readonly FenceDiagnostic[] {
  const missingWords = meta.words.filter(
    each => !lines.some(line => line.includes(each))
  )
  return [
    ...findWrongRanges(word, info, lines.length).map(range => ({
      message: `"${range}" isn't a valid line range for this code (last line: ${lines.length}).`,
      hint: 'After the language, write a space and the line numbers in braces: ```ts {1,4-6}.'
    })),
    ...findInvalidOptions(meta).map(option => ({
      message: `The code block has the invalid option ${option}.`,
      hint: 'Write title="…", file="…", alt="…", showLineNumbers, nofold, wrap, package-manager or signature, or lines to highlight: {1,4-6}.'
    })),
    ...missingWords.map(each => ({
      message: `The code doesn't contain the word to highlight, "${each}".`,
      hint: 'Correct or remove the word.'
    })),
    ...lines.flatMap((text, index) => {
      const comment = findUnknownMark(text)
      if (comment === undefined) return []
      return {
        line: index + 1,
        message: `The comment "${comment}" has no effect.`,
        hint: 'Write "highlight-next-line" above a line, "highlight-start" and "highlight-end" around lines, or [!code highlight], focus, error, warning, ++ or -- after one.'
      }
    })
  ]
}

function findWrongRanges(
  word: string,
  info: string,
  lineCount: number
): readonly string[] {
  const [, attached] = /^[^{]*(\{[\d,-]+\}?)$/.exec(word) ?? []
  // Braces in quotes belong to a value: options='{"strict": true}'.
  const bare = info.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
  const ranges = [...bare.matchAll(/(?:^|\s)\{([^}]*)\}/g)]
  const wrong = ranges.flatMap(([, text = '']) =>
    text.split(',').flatMap(range => {
      const last = parseRanges(range).at(-1)
      const isWrong = last === undefined || last > lineCount
      return isWrong ? [`{${range.trim() || text}}`] : []
    })
  )
  return attached === undefined ? wrong : [attached, ...wrong]
}

/** Options with values. */
const VALUE_OPTIONS = ['title', 'file', 'alt']
/** All options, including those of other generators. */
const OPTIONS = [
  ...VALUE_OPTIONS,
  ...['showLineNumbers', 'nofold', 'wrap', 'package-manager'],
  ...['signature', 'live', 'npm2yarn', 'sync']
]

function findInvalidOptions({ flags, values }: CodeMeta): readonly string[] {
  const isTypo = (name: string) =>
    name.length > 3 && !OPTIONS.includes(name) && findClosestName(name, OPTIONS)
  const isUnclosed = (text: string) => /^["'][^"']*$|^\{[^}]*$/.test(text)
  return [
    ...[...flags].filter(
      flag => VALUE_OPTIONS.includes(flag) || isUnclosed(flag) || isTypo(flag)
    ),
    ...[...values].flatMap(([name, value]) =>
      isUnclosed(value) || isTypo(name) ? [`${name}=${value}`] : []
    )
  ]
}
