import { SiteError } from '../../model/errors.ts'
import type { SourceFile } from '../../model/paths.ts'

/** Lines of keys between fences, which are no front matter where they stand. */
const LOOKALIKE =
  /^\s*?([ \t]*(?:-{3,}|\+{3}))[ \t]*\r?\n(?:[ \t]*\r?\n)*(?:[ \t]*["']?[a-z]\w*["']?[ \t]*[:=][^\n]*\n)+(?:[ \t]*\r?\n)*[ \t]*(?:-{3,}|\+{3})[ \t]*(?:\r?\n|$)/

/** A licence, which some put in front of all they write. */
const COMMENTS = /^(?:\s*<!--[\s\S]*?-->[ \t]*\r?\n)+/

/**
 * Find front matter that would be shown as text: it begins behind the first
 * line or a comment, is indented, has longer fences, or is TOML.
 *
 * @param keys that front matter may have
 */
export function findMisplacedFrontMatter(
  body: string,
  file: SourceFile,
  keys: readonly string[]
): readonly SiteError[] {
  const start = COMMENTS.exec(body)?.[0].length ?? 0
  const [block = '', fence = ''] = LOOKALIKE.exec(body.slice(start)) ?? []
  const named = block.match(/[a-z]\w*(?=["']?[ \t]*[:=])/g) ?? []
  if (!named.some(key => keys.includes(key))) return []
  const line = body.slice(0, body.indexOf(fence, start)).split('\n').length
  return [
    new SiteError('The front matter is read as text.', {
      place: { file, line, column: 1 },
      remedy: fence.includes('+')
        ? 'Write it as YAML ("key: value") between two lines of three dashes.'
        : 'Start it on the first line, with exactly three dashes.'
    })
  ]
}
