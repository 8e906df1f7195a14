/** Why a line of a code block stands out. */
export type LineMark = 'marked' | 'added' | 'removed' | 'error' | 'warning'

/** A line of a code block, before it is highlighted. */
export interface SourceLine {
  readonly text: string
  readonly mark?: LineMark
  /** Lines that are not in focus step back while any is. */
  readonly isFocused?: boolean
  /** Shell prompt that preceded the text. */
  readonly prompt?: string
  /** Output of a command; never copied. */
  readonly isOutput?: boolean
  /** Number of the note on this line. */
  readonly note?: number
}

/** A word that stands out wherever it occurs in some lines. */
export interface WordMark {
  readonly word: string
  /** First line, from 0. */
  readonly from: number
  /** Line after the last one. */
  readonly to: number
}
