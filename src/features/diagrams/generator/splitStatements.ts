/** A line of a diagram that isn't a comment or a directive. */
export interface Statement {
  /** Line in the fence; the line below its backticks is 1. */
  readonly line: number
  readonly text: string
}

/**
 * Split a diagram into statements, without comments, directives and accessibility
 * metadata, which don't affect the drawing.
 */
export function splitStatements(source: string): readonly Statement[] {
  return source
    .replace(FRONT_MATTER, blankOut)
    .replace(/%%\{[\s\S]*?\}%%/g, blankOut)
    .replace(/^[ \t]*accDescr\s*\{[^}]*\}/gm, blankOut)
    .split(/\r?\n/)
    .map((text, index) => ({
      line: index + 1,
      text: text.trim().replace(/\s*;$/, '')
    }))
    .filter(({ text }) => text !== '' && !isMetadata(text))
}

const FRONT_MATTER = /^\s*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*(?=\n)/

function blankOut(text: string): string {
  return text.replace(/[^\n]/g, '')
}

function isMetadata(text: string): boolean {
  return text.startsWith('%%') || /^acc(?:Title|Descr)\s*:/.test(text)
}
