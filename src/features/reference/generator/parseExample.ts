import { removeCut } from '../../../core/markdown/elements/findFences.ts'

/** A short sample that shows how to use a member. */
export interface ApiExample {
  readonly language: 'ts' | 'tsx'
  /** Includes the lines above its cut, such as imports. */
  readonly code: string
}

const FENCE = /^(`{3,})(tsx?)[^\S\n]*\n((?:(?!\1).*\n)*)\1$/

/**
 * Parse the text of an `@example`: one `ts` or `tsx` fence without options.
 *
 * @returns undefined for anything else, or if no code is visible
 */
export function parseExample(text: string): ApiExample | undefined {
  const [, , language, code = ''] = FENCE.exec(text) ?? []
  if (removeCut(code).trim() === '') return undefined
  return { language: language === 'tsx' ? 'tsx' : 'ts', code }
}
