import {
  type CodeMeta,
  removeCut
} from '../../../core/markdown/elements/codeMeta.ts'
import { resolveLanguage } from '../../../core/markdown/highlight/resolveLanguage.ts'
import {
  markByDirectives,
  markByNotations,
  type SourceLine
} from './markLines.ts'
import { readPrompts } from './readPrompts.ts'

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
  const lines = markByNotations(source)
  // Ranges in the info string count every line, so comments must stay.
  const marked =
    markedLines.size === 0
      ? markByDirectives(lines, language)
      : lines.map(
          (line, index): SourceLine =>
            markedLines.has(index + 1) ? { ...line, mark: 'marked' } : line
        )
  return readPrompts(marked, language)
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
