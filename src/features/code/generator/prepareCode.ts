import {
  type CodeMeta,
  removeCut
} from '../../../core/markdown/elements/findFences.ts'
import { parseCodeNotations } from './parseCodeNotations.ts'
import { parseLineComments } from './parseLineComments.ts'
import { parsePrompts } from './parsePrompts.ts'
import { readDiffLine } from './readDiff.ts'
import type { SourceLine, WordMark } from './sourceLine.ts'

/** The visible lines of a code fence, with their annotations. */
export interface PreparedCode {
  readonly lines: readonly SourceLine[]
  readonly words: readonly WordMark[]
}

/**
 * Prepare the code of a fence: parse and remove annotations, and remove hidden
 * lines.
 *
 * @param options.isDiff whether it's a diff of code in that language
 */
export function prepareCode(
  code: string,
  meta: CodeMeta,
  options: {
    readonly language: string
    readonly isDiff?: boolean
  }
): PreparedCode {
  const { language, isDiff = false } = options
  const texts = removeCut(code).split('\n')
  const source = texts.map(
    (text): SourceLine => (isDiff ? readDiffLine(text) : { text })
  )
  const prompted = parsePrompts(source, language)
  const { lines, words } = parseCodeNotations(prompted)
  // Ranges in the info string count every line, so comments must stay.
  const marked =
    meta.markedLines.size > 0 ? lines : parseLineComments(lines, language)
  return {
    lines: marked.map((line, index) =>
      meta.markedLines.has(index + 1) ? { ...line, mark: 'marked' } : line
    ),
    words: [...words, ...meta.words.map(createWordMark)]
  }
}

function createWordMark(word: string): WordMark {
  return { word, from: 0, to: Number.POSITIVE_INFINITY }
}
