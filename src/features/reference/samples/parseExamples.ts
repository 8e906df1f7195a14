import { parseSamples, type Sample } from './parseSamples.ts'

/** A documentation comment, or one of the characters around comments. */
const COMMENT = /\/\*\*[\s\S]*?\*\/|./g

/** What stands before the text of a line in a comment. */
const MARGIN = /^[^\S\n]*\*(?!\/) ?/gm

/**
 * Find the examples in the comments of a declaration file.
 *
 * All but the text of comments becomes blank, so lines and columns stay those
 * of the file.
 *
 * @param file path of the declarations from the root of the repository
 * @param text their source
 */
export function parseExamples(file: string, text: string): readonly Sample[] {
  const comments = text.replace(COMMENT, match =>
    match.startsWith('/**')
      ? match.replace(MARGIN, margin => ' '.repeat(margin.length))
      : ''
  )
  return parseSamples(file, comments).map(sample => ({
    ...sample,
    isExample: true
  }))
}
