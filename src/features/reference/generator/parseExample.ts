import { removeCut } from '../../../core/markdown/removeCut.ts'

/** A short sample of how a member is used. */
export interface ApiExample {
  readonly language: 'ts' | 'tsx'
  /** With the lines above its cut, which name what it imports. */
  readonly code: string
}

const FENCE = /^(`{3,})(tsx?)[^\S\n]*\n((?:(?!\1).*\n)*)\1$/

/**
 * Parse the text of an `@example`: one fence of `ts` or `tsx`, without options,
 * because the row that it stands in says what it is about.
 *
 * @returns undefined for anything else, and for code of which nothing is shown
 */
export function parseExample(text: string): ApiExample | undefined {
  const [, , language, code = ''] = FENCE.exec(text) ?? []
  if (removeCut(code).trim() === '') return undefined
  return { language: language === 'tsx' ? 'tsx' : 'ts', code }
}
