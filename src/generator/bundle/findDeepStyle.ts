import { SiteError } from '../../model/errors.ts'
import { MAX_STYLE_NESTING } from '../../model/limits.ts'
import { createPlace } from '../content/sourceLocator.ts'

/** Strings and comments, which may contain any bracket, and brackets. */
const TOKENS =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|[[\](){}]/g

/**
 * Find where a style sheet is nested so deeply that the minimizer, which is
 * native code, would run out of stack and end the build.
 *
 * @param file relative to the content folder
 */
export function findDeepStyle(
  file: string,
  css: string,
  limit = MAX_STYLE_NESTING
): SiteError | undefined {
  let depth = 0
  for (const { 0: token, index } of css.matchAll(TOKENS)) {
    if (/^[[({]$/.test(token)) depth += 1
    else if (/^[\])}]$/.test(token)) depth = Math.max(0, depth - 1)
    if (depth <= limit) continue
    return new SiteError(`The style sheet is nested more than ${limit} deep.`, {
      place: createPlace(file, css, index),
      remedy: 'Look for a bracket that is never closed, or nest less.'
    })
  }
  return undefined
}
