import { SiteError } from '../../../model/errors.ts'
import type { SourceFile } from '../../../model/paths.ts'

/**
 * A fence and a key below it. A licence or empty lines may come first, and the
 * fence may be indented, of another length or that of TOML.
 */
const LOOKALIKE =
  /^((?:\s*<!--[\s\S]*?-->)*\s*)(?:-{3,}|\+{3,})[ \t]*\r?\n\s*["']?(\w+)["']?[ \t]*[:=]/

/**
 * Find front matter that would be shown as text, because it is not where and as
 * it is read, or is never closed.
 *
 * @param keys that front matter may have
 */
export function findMisplacedFrontMatter(
  body: string,
  file: SourceFile,
  keys: readonly string[]
): readonly SiteError[] {
  const [, before = '', key = ''] = LOOKALIKE.exec(body) ?? []
  if (!keys.includes(key)) return []
  return [
    new SiteError('The front matter is read as text.', {
      place: { file, line: before.split('\n').length, column: 1 },
      remedy:
        'Start it on the first line, as YAML ("key: value"), between two lines of exactly three dashes.'
    })
  ]
}
