import { SiteError } from '../../model/errors.ts'
import type { MarkdownSource } from '../content.ts'

/**
 * A fence and a key below it. A licence or empty lines may come first, and the
 * fence may be indented, of another length or that of TOML.
 */
const LOOKALIKE =
  /^((?:\s*<!--[\s\S]*?-->)*\s*)(?:-{3,}|\+{3,})[ \t]*\r?\n\s*["']?(\w+)["']?[ \t]*[:=]/

/** A key on the first line, lines below it, and the fence that closes them. */
const WITHOUT_START = /^()(\w+):.*\n(?:(?!\s*\n|---).*\n)*---[ \t\r]*(?:\n|$)/

/**
 * Find front matter that would be shown as text, because it does not start on
 * the first line, or because a fence is wrong or missing.
 *
 * @param keys that front matter may have
 */
export function findMisplacedFrontMatter(
  { body, bodyLine, file }: Pick<MarkdownSource, 'body' | 'bodyLine' | 'file'>,
  keys: readonly string[]
): readonly SiteError[] {
  const [, before = '', key = ''] =
    LOOKALIKE.exec(body) ?? WITHOUT_START.exec(body) ?? []
  if (!keys.includes(key)) return []
  return [
    new SiteError('The front matter is read as text.', {
      place: { file, line: bodyLine + before.split('\n').length, column: 1 },
      remedy:
        bodyLine > 0
          ? 'The page already has front matter. Move the keys there.'
          : 'Start it on the first line and write YAML ("key: value") between two lines of exactly three dashes.'
    })
  ]
}
