/**
 * Count the letters of a line, to estimate its width. Chinese and Japanese ones
 * are twice as wide.
 *
 * @param line escaped for HTML, without tags
 */
export function countLetters(line: string): number {
  const text = line.replace(/&\w+;/g, '_')
  return text.replace(/[\u1100-\u{1ffff}]/gu, '__').length
}
