import { createPlace } from '../../content/sourceLocator.ts'
import { SiteError } from '../../model/errors.ts'
import { MAX_SCRIPT_NESTING, MAX_STYLE_NESTING } from '../../model/limits.ts'

/** Brackets, and the strings and comments to skip, which may contain brackets. */
const TOKENS =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|[[\](){}]/g

/**
 * Find where a style sheet or script is nested so deeply that the native compiler
 * would overflow its stack and crash the build. Brackets in template strings and
 * regular expressions count, too; the limit for scripts is high enough for that.
 *
 * @param file relative to the content folder
 */
export function findDeepNesting(
  file: string,
  text: string,
  limit = file.endsWith('.css') ? MAX_STYLE_NESTING : MAX_SCRIPT_NESTING
): SiteError | undefined {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (/^[[({]$/.test(token)) depth += 1
    else if (/^[\])}]$/.test(token)) depth = Math.max(0, depth - 1)
    if (depth <= limit) continue
    return new SiteError(`The file is nested more than ${limit} levels deep.`, {
      place: createPlace(file, text, index),
      remedy: 'Look for a bracket that is never closed, or nest less.'
    })
  }
  return undefined
}
