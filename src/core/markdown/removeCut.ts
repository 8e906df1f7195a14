/** The line that ends the hidden part of a sample; it may be indented. */
export const CUT = '// ---cut---'

/** Whether a line is the cut. */
export function isCut(line: string): boolean {
  return line.trim() === CUT
}

/**
 * Remove the setup of a sample, which is compiled but not shown: all lines up to
 * and including `// ---cut---`.
 *
 * @param code the lines between the fences
 */
export function removeCut(code: string): string {
  const lines = code.split('\n')
  return lines.slice(lines.findIndex(isCut) + 1).join('\n')
}
