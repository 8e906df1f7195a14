import type { CodeMeta } from './parseCodeMeta.ts'

/** A slip of a code fence, which would have no effect. */
export interface FenceProblem {
  /** Of the code, from 1; absent for the line with the backticks. */
  readonly line?: number
  readonly message: string
  readonly remedy: string
}

/** A fence as it was written. */
export interface FenceText {
  /** Behind the language. */
  readonly info: string
  readonly meta: CodeMeta
  /** As they were written or included. */
  readonly lines: readonly string[]
  readonly language: string
}
