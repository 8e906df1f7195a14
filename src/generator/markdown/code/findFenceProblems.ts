import { findNear } from '../../content/suggestName.ts'
import type { FenceProblem, FenceText } from './fenceProblem.ts'
import { findCommentProblems } from './findCommentProblems.ts'
import { MAX_COLORED_LENGTH } from './highlightCode.ts'
import { resolveLanguage } from './resolveLanguage.ts'

/** Find what an author wrote around code that marks nothing. */
export function findFenceProblems(fence: FenceText): readonly FenceProblem[] {
  return [
    ...findOpenProblems(fence),
    ...findRangeProblems(fence),
    ...findNameProblems(fence),
    ...findWordProblems(fence),
    ...findLengthProblems(fence),
    ...findCommentProblems(fence)
  ]
}

function findOpenProblems({ info }: FenceText): readonly FenceProblem[] {
  const quote = /=\s*("[^"]*|'[^']*)$/.exec(info)?.[1]
  if (quote !== undefined) {
    return [
      {
        message: `A quote after the language is not closed: ${quote}.`,
        remedy: 'Write title="…" on one line.'
      }
    ]
  }
  if (!/\{[^}]*$/.test(info)) return []
  return [
    {
      message: 'The braces around the lines to highlight are not closed.',
      remedy: 'Write them in braces: {1,4-6}.'
    }
  ]
}

function findRangeProblems({
  info,
  lines
}: FenceText): readonly FenceProblem[] {
  // Braces in quotes belong to a value: options='{"strict": true}'.
  const bare = info.replace(/=(?:"[^"]*"|'[^']*')/g, '=')
  const ranges = [...bare.matchAll(/(?:^|\s)\{([^}]*)\}/g)].flatMap(
    ([, text = '']) => text.split(',').map(range => range.trim())
  )
  const count = `${lines.length} line${lines.length === 1 ? '' : 's'}`
  return ranges.flatMap(range => {
    const [, first, last = first] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(range) ?? []
    if (first === undefined || +first < 1 || Number(last) < +first) {
      return {
        message: `"{${range}}" does not name any lines.`,
        remedy: 'Write numbers from 1, the smaller one first: {1,4-6}.'
      }
    }
    if (Number(last) <= lines.length) return []
    return {
      message: `"{${range}}" goes beyond the ${count} of the code.`,
      remedy:
        'Lines are counted from 1, including the comments that highlight lines.'
    }
  })
}

/** What may stand behind a language, here or in other generators. */
const NAMES = [
  ...['title', 'showLineNumbers', 'file', 'fold', 'nofold', 'wrap', 'alt'],
  ...['live', 'npm2yarn', 'package-manager', 'sync']
]

function findNameProblems({ meta }: FenceText): readonly FenceProblem[] {
  const written = [...meta.flags, ...meta.values.keys()]
  const start = meta.values.get('showLineNumbers')
  const isOdd = start !== undefined && !/^(?:\d+|true|false)$/.test(start)
  const unknown = written.flatMap((name): readonly FenceProblem[] => {
    const near = NAMES.includes(name) ? undefined : findNear(name, NAMES)
    if (near === undefined || name.length < 4) return []
    return [
      {
        message: `"${name}" after the language of the code block is unknown.`,
        remedy: `Did you mean "${near}"?`
      }
    ]
  })
  if (!isOdd) return unknown
  return [
    ...unknown,
    {
      message: `The number of the first line is "${start}".`,
      remedy: 'Write a whole number: showLineNumbers=5.'
    }
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

function findLengthProblems({
  lines,
  language
}: FenceText): readonly FenceProblem[] {
  const isLong = (line: string) => line.length >= MAX_COLORED_LENGTH
  const first = lines.findIndex(isLong)
  if (first < 0 || resolveLanguage(language).kind !== 'known') return []
  const count = lines.filter(isLong).length
  const longest = Math.max(...lines.filter(isLong).map(line => line.length))
  const subject =
    count === 1
      ? `Line ${first + 1} is`
      : `${count} lines are (the first is ${first + 1})`
  return [
    {
      message: `${subject} shown without colours: ${longest} characters.`,
      remedy: `Break lines before ${MAX_COLORED_LENGTH} characters, or write \`\`\`text.`
    }
  ]
}
