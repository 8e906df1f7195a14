/** The line that ends what readers do not see. */
export const cutLine = /^\s*\/\/ ---cut---\s*$/

/**
 * Remove the setup of a sample: every line up to and including
 * `// ---cut---`, which is compiled but not shown.
 *
 * @param code the lines between the fences
 */
export function removeCut(code: string): string {
  const lines = code.split('\n')
  return lines.slice(lines.findIndex(line => cutLine.test(line)) + 1).join('\n')
}
