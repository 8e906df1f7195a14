import type { CodeMeta } from '../../../core/markdown/elements/findFences.ts'
import { resolveLanguage } from '../../../core/markdown/highlight/resolveLanguage.ts'
import type { SourceLine } from './sourceLine.ts'

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

/** Parse a line of a diff: replace its sign with a mark. */
export function readDiffLine(line: string): SourceLine {
  const text = line.slice(1)
  if (line.startsWith('+')) return { text, mark: 'added' }
  if (line.startsWith('-')) return { text, mark: 'removed' }
  return { text: line.startsWith(' ') ? text : line }
}
