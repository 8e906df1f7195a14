import { parseSamples, type Sample } from './parseSamples.ts'

/** A doc comment, or any other character. */
const COMMENT = /\/\*\*[\s\S]*?\*\/|./g

/** The asterisk at the start of a comment's line. */
const LINE_PREFIX = /^[^\S\n]*\*(?!\/) ?/gm

/**
 * Find the examples in the comments of a declaration file.
 *
 * Everything except the text of comments is blanked out, which preserves lines
 * and columns.
 *
 * @param file path of the declarations from the root of the repository
 * @param text their source
 */
export function parseExamples(file: string, text: string): readonly Sample[] {
  const comments = text.replace(COMMENT, match =>
    match.startsWith('/**')
      ? match.replace(LINE_PREFIX, margin => ' '.repeat(margin.length))
      : ''
  )
  return parseSamples(file, comments).map(sample => ({
    ...sample,
    isExample: true
  }))
}
