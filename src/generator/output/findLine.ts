import type { SourcePlace } from '../../model/errors.ts'
import type { MarkdownSource } from '../content/content.ts'

/**
 * Find the last line of a page's own text that has what is meant. It may also
 * come from a component or an imported part.
 */
export function findLine(
  { file, body, bodyLine }: MarkdownSource,
  isMeant: (line: string) => boolean
): SourcePlace {
  const index = body.split('\n').findLastIndex(isMeant)
  return index < 0 ? { file } : { file, line: bodyLine + index + 1, column: 1 }
}
