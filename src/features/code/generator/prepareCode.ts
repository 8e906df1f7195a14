import type { CodeMeta } from '../../../core/markdown/elements/findFences.ts'
import { removeCut } from '../../../core/markdown/elements/findFences.ts'
import { resolveLanguage } from '../../../core/markdown/highlight/resolveLanguage.ts'
import {
  markByDirectives,
  markByNotations,
  type SourceLine
} from './markLines.ts'

/**
 * Prepare the code of a fence: parse and remove annotations, and remove hidden
 * lines.
 *
 * @param options.isDiff whether it's a diff of code in that language
 */
export function prepareCode(
  code: string,
  { markedLines }: CodeMeta,
  options: { readonly language: string; readonly isDiff?: boolean }
): readonly SourceLine[] {
  const { language, isDiff = false } = options
  const source = removeCut(code)
    .split('\n')
    .map((text): SourceLine => (isDiff ? readDiffLine(text) : { text }))
  const lines = markByNotations(readPrompts(source, language))
  // Ranges in the info string count every line, so comments must stay.
  if (markedLines.size === 0) return markByDirectives(lines, language)
  return lines.map((line, index) =>
    markedLines.has(index + 1) ? { ...line, mark: 'marked' } : line
  )
}

/** Headers of unified diffs, which can't be highlighted as another language. */
const DIFF_HEADER = /^(?:@@ |\+\+\+ |--- |diff )/m

/**
 * Find the language of the code in a diff, to highlight it: from `lang="…"`, or
 * from the file extension in the title.
 *
 * @returns undefined if unknown, or if the diff has headers
 */
export function findDiffLanguage(
  source: string,
  { title = '', values }: CodeMeta
): string | undefined {
  const [, extension = ''] = /\.(\w+)(?=\s|$)/.exec(title) ?? []
  const language = values.get('lang') ?? extension
  const isKnown = resolveLanguage(language).kind === 'known'
  return isKnown && !DIFF_HEADER.test(source) ? language : undefined
}

/** Replace the sign of a diff's line with a mark. */
function readDiffLine(line: string): SourceLine {
  const text = line.slice(1)
  if (line.startsWith('+')) return { text, mark: 'added' }
  if (line.startsWith('-')) return { text, mark: 'removed' }
  return { text: line.startsWith(' ') ? text : line }
}

const SHELLS = /^(?:bash|sh|shell|zsh|console|shellsession|shell-session)$/

/**
 * Separate prompts from shell commands, so that they're shown but not copied. If
 * a block has prompts, lines without one are output.
 */
function readPrompts(
  lines: readonly SourceLine[],
  language: string
): readonly SourceLine[] {
  const hasPrompt = lines.some(({ text }) => text.startsWith('$ '))
  if (!SHELLS.test(language) || !hasPrompt) return lines
  let isContinued = false
  return lines.map((line): SourceLine => {
    const isCommand = line.text.startsWith('$ ')
    const isContinuation = isContinued
    isContinued = (isCommand || isContinued) && line.text.endsWith('\\')
    if (isCommand) return { ...line, prompt: '$ ', text: line.text.slice(2) }
    return isContinuation || line.text.startsWith('#')
      ? line
      : { ...line, isOutput: true }
  })
}
