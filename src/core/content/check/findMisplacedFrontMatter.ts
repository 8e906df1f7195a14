import { SiteError } from '../../model/errors.ts'
import type { MarkdownSource } from '../content.ts'

/**
 * A fence followed by a key. A license comment or empty lines may precede it;
 * the fence may be indented, too long, or TOML's.
 */
const MISPLACED_FENCE =
  /^((?:\s*<!--[\s\S]*?-->)*\s*)(?:-{3,}|\+{3,})[ \t]*\r?\n\s*["']?(\w+)["']?[ \t]*[:=]/

/** Front matter without the opening fence. */
const MISSING_OPENING_FENCE =
  /^()(\w+):.*\n(?:(?!\s*\n|---).*\n)*---[ \t\r]*(?:\n|$)/

/**
 * Find front matter that would be shown as text because it doesn't start on the
 * first line, or because a fence is wrong or missing.
 *
 * @param keys known front matter keys
 */
export function findMisplacedFrontMatter(
  { body, bodyLine, file }: Pick<MarkdownSource, 'body' | 'bodyLine' | 'file'>,
  keys: readonly string[]
): readonly SiteError[] {
  const [, before = '', key = ''] =
    MISPLACED_FENCE.exec(body) ?? MISSING_OPENING_FENCE.exec(body) ?? []
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
