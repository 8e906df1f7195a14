import type { CodeMeta } from '../../../core/markdown/elements/parseCodeMeta.ts'
import { resolveLanguage } from '../../../core/markdown/highlight/resolveLanguage.ts'
import type { SourceLine } from './sourceLine.ts'

/** Lines that say where a change is, which no other language has. */
const PLACE = /^(?:@@ |\+\+\+ |--- |diff )/m

/**
 * Find the language of the code that a diff changes, so that it can be shown in
 * its colours: what `lang="…"` names, or the extension of the file in the title.
 *
 * @returns undefined if nothing tells, or if the diff names places
 */
export function findDiffLanguage(
  source: string,
  { title = '', values }: CodeMeta
): string | undefined {
  const [, extension = ''] = /\.(\w+)(?=\s|$)/.exec(title) ?? []
  const language = values.get('lang') ?? extension
  const isKnown = resolveLanguage(language).kind === 'known'
  return isKnown && !PLACE.test(source) ? language : undefined
}

/** Read a line of a diff: a mark replaces its sign. */
export function readDiffLine(line: string): SourceLine {
  const text = line.slice(1)
  if (line.startsWith('+')) return { text, mark: 'added' }
  if (line.startsWith('-')) return { text, mark: 'removed' }
  return { text: line.startsWith(' ') ? text : line }
}
