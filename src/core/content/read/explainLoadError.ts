import path from 'node:path'
import type { SourceLocation } from '../../model/diagnostic.ts'
import { toPosixPath } from '../../platform/toPosixPath.ts'
import { findStackPlace } from './findStackPlace.ts'

/** Why a module can't be loaded. */
interface LoadError {
  /** Without a full stop. */
  readonly reason: string
  /** Undefined if the error doesn't come from the site. */
  readonly place: SourceLocation | undefined
  /** Whether the module isn't valid code. */
  readonly isSyntax: boolean
}

/** What to do about invalid code. */
export const SYNTAX_HINT =
  'Look for a missing comma, quote or bracket just before this place.'

/**
 * Explain an error that loading a module with jiti threw.
 *
 * @param contentDir absolute path of the content folder, with a trailing slash
 */
export function explainLoadError(
  error: unknown,
  contentDir: string
): LoadError {
  const text = error instanceof Error ? error.message : String(error)
  const [, reason, inFile = '', line, column] =
    /ParseError: (.+?)\.?\s*\n\s*(\S+):(\d+):(\d+)/s.exec(text) ?? []
  if (reason !== undefined) {
    const place = {
      file: toPosixPath(path.relative(contentDir, inFile)),
      line: Number(line),
      column: Number(column) + 1
    }
    return { reason: reason.trim(), place, isSyntax: true }
  }
  // Drop jiti's prefix of errors without a line.
  const [first = ''] = text.replace(/^undefined: /, '').split('\n')
  return {
    reason: first.trim(),
    place: findStackPlace(error, contentDir),
    isSyntax: false
  }
}
