import type { Problem } from '../reportFinding.ts'

/** One statement of a diagram, without comments. */
export interface Statement {
  /** Of the fence, from 1 for the line below its backticks. */
  readonly line: number
  readonly text: string
}

/** A statement that is not drawn as it was meant. */
export interface DiagramProblem extends Problem {
  readonly line: number
}

/** What is drawn of a diagram, as the renderer reads it, and what is not. */
export interface PreparedDiagram {
  readonly lines: readonly string[]
  readonly problems: readonly DiagramProblem[]
}

/** Characters of a statement in a message. */
const MAX_SHOWN = 100

/**
 * Describe a statement that is no Mermaid.
 *
 * @param remedy the nearest right form, where there is one
 */
export function createMistake(
  { line, text }: Statement,
  remedy: string
): DiagramProblem {
  return {
    line,
    level: 'error',
    message: `"${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}" in the diagram is not valid.`,
    remedy
  }
}

/**
 * Describe Mermaid that the renderer does not know.
 *
 * @param what as the author wrote it, short, because it is said once for all
 */
export function createUndrawn(
  { line }: Statement,
  what: string,
  remedy = 'Remove it, or explain it in the text around the diagram.'
): DiagramProblem {
  const message = `"${what}" in a diagram is not drawn.`
  return { line, kind: 'feature', level: 'warn', message, remedy }
}

/** Describe a block that nothing ends. */
export function createUnclosed(
  { line, text }: Statement,
  end: string
): DiagramProblem {
  return {
    line,
    level: 'error',
    message: `"${text}" in the diagram is not closed.`,
    remedy: `Write "${end}" below its last line.`
  }
}

/** Describe the end of a block that nothing began. */
export function createUnopened({ line, text }: Statement): DiagramProblem {
  return {
    line,
    level: 'error',
    message: `"${text}" in the diagram does not close anything.`,
    remedy: 'Remove it, or look for the line that should open it.'
  }
}
