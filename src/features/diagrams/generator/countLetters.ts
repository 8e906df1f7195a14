/**
 * Count the letters of a line, to estimate its width. Wide letters, such as
 * Chinese and Japanese ones, count twice.
 *
 * @param line escaped for HTML, without tags
 */
export function countLetters(line: string): number {
  const text = line.replace(/&\w+;/g, '_')
  return text.replace(/[\u1100-\u{1ffff}]/gu, '__').length
}
