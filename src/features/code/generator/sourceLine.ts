/** How a line of a code block is highlighted. */
export type LineMark = 'marked' | 'added' | 'removed' | 'error' | 'warning'

/** A line of a code block, before it is highlighted. */
export interface SourceLine {
  readonly text: string
  readonly mark?: LineMark
  /** If any line is focused, the others are dimmed. */
  readonly isFocused?: boolean
  /** Shell prompt before the text. */
  readonly prompt?: string
  /** Whether it's the output of a command, which isn't copied. */
  readonly isOutput?: boolean
}

/** A word to highlight in a range of lines. */
export interface WordMark {
  readonly word: string
  /** First line, from 0. */
  readonly from: number
  /** Line after the last one. */
  readonly to: number
}
