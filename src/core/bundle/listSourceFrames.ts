import type { SourceMap } from 'node:module'
import path from 'node:path'
import { listFrames } from '../content/read/findStackPlace.ts'
import type { SourceLocation } from '../model/diagnostic.ts'

/** A stack frame in a source of the server bundle. */
interface SourceFrame extends Required<SourceLocation> {
  readonly name: string
}

/**
 * List the stack frames of an error that are in a bundle, topmost first.
 *
 * @param file of the bundle, absolute
 * @returns with absolute paths of the sources
 */
export function listSourceFrames(
  error: unknown,
  file: string,
  map: SourceMap
): readonly SourceFrame[] {
  return listFrames(error)
    .filter(frame => frame.file === file)
    .flatMap(({ name = '', ...frame }) => {
      const found = map.findEntry(frame.line - 1, frame.column - 1)
      // The bundler's own code has no source.
      if (!('originalSource' in found && found.originalSource)) return []
      const { originalLine, originalColumn, originalSource } = found
      return {
        name,
        // The bundler's paths can contain "..".
        file: path.normalize(originalSource),
        line: originalLine + 1,
        column: originalColumn + 1
      }
    })
}
