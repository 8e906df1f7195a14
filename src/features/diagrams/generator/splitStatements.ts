/** A line of a diagram that isn't a comment or a setting. */
export interface Statement {
  /** Of the fence, from 1 for the line below its backticks. */
  readonly line: number
  readonly text: string
}

/**
 * Split a diagram into its statements. Comments, settings and what describes the
 * diagram to screen readers say nothing to the renderer.
 */
export function splitStatements(source: string): readonly Statement[] {
  return source
    .replace(FRONT_MATTER, keepLines)
    .replace(/%%\{[\s\S]*?\}%%/g, keepLines)
    .replace(/^[ \t]*accDescr\s*\{[^}]*\}/gm, keepLines)
    .split(/\r?\n/)
    .map((text, index) => ({
      line: index + 1,
      text: text.trim().replace(/\s*;$/, '')
    }))
    .filter(({ text }) => text !== '' && !isSilent(text))
}

const FRONT_MATTER = /^\s*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*(?=\n)/

function keepLines(text: string): string {
  return text.replace(/[^\n]/g, '')
}

function isSilent(text: string): boolean {
  return text.startsWith('%%') || /^acc(?:Title|Descr)\s*:/.test(text)
}
