/** Columns of a code block beside the table of contents. */
export const LINE_WIDTH = 76

/**
 * Print a part of a declaration file on one line, without comments.
 *
 * @param text source of the whole file
 * @param part a node, or another range of offsets
 */
export function printType(
  text: string,
  {
    start,
    end
  }: {
    readonly start?: number | null | undefined
    readonly end?: number | null | undefined
  }
): string {
  return text
    .slice(start ?? 0, end ?? 0)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(MEMBER_BREAK, '; ')
    .replace(/\s+/g, ' ')
    .replace(/[;,] \}/g, ' }')
    .replace(/([(<[]) /g, '$1')
    .replace(/ ([)>\]])/g, '$1')
    .replace(/(^|[(<[:,=]|=>) ?\| /g, (_, before: string) =>
      /[:,=>]$/.test(before) ? `${before} ` : before
    )
    .trim()
}

/** Line breaks can replace separators between members. */
const MEMBER_BREAK = /(?<![\s{(<[,;|&=:?]|=>)[ \t]*\n\s*(?=[\w$'"[(+-])/g

/** An object type that contains only folded or empty object types. */
const INNERMOST_OBJECT = /(?<!\$)\{ (?:[^{}]|\{…?\}|\$\{[^{}]*\})*\}/g

/**
 * Replace object types with `{…}`, from the inside out, until a printed type fits
 * or there are none left.
 *
 * @param limit maximum length
 */
export function foldObjects(type: string, limit: number): string {
  if (type.length <= limit) return type
  const folded = type.replaceAll(INNERMOST_OBJECT, '{…}')
  return folded === type ? type : foldObjects(folded, limit)
}
