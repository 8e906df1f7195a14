/** Letters of the code font that fit into a line beside the contents. */
export const LINE_WIDTH = 76

/**
 * Print a part of a declaration file on one line: without the formatter's line
 * breaks, and without the comments of members inside.
 *
 * @param text source of the whole file
 * @param part where it begins and ends, such as a node
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

/** Members on lines of their own need no separator. */
const MEMBER_BREAK = /(?<![\s{(<[,;|&=:?]|=>)[ \t]*\n\s*(?=[\w$'"[(+-])/g

/** An object type that contains only folded or empty object types. */
const INNERMOST_OBJECT = /(?<!\$)\{ (?:[^{}]|\{…?\}|\$\{[^{}]*\})*\}/g

/**
 * Replace object types with `{…}`, from the inside out, until a printed type is
 * short or none are left.
 *
 * @param limit how many letters are short
 */
export function foldObjects(type: string, limit: number): string {
  if (type.length <= limit) return type
  const folded = type.replaceAll(INNERMOST_OBJECT, '{…}')
  return folded === type ? type : foldObjects(folded, limit)
}
