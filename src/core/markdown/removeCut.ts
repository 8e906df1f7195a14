/** The line that ends what readers do not see; authors may indent it. */
export const CUT = '// ---cut---'

/** Whether a line ends what readers do not see. */
export function isCut(line: string): boolean {
  return line.trim() === CUT
}

/**
 * Remove the setup of a sample: every line up to and including
 * `// ---cut---`, which is compiled but not shown.
 *
 * @param code the lines between the fences
 */
export function removeCut(code: string): string {
  const lines = code.split('\n')
  return lines.slice(lines.findIndex(isCut) + 1).join('\n')
}
