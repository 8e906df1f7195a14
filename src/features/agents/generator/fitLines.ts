/**
 * Take the first lines that fit into a number of bytes, with their line ends.
 *
 * @returns the lines, and how many are left out
 */
export function fitLines(
  lines: readonly string[],
  bytes: number
): { readonly lines: readonly string[]; readonly omitted: number } {
  let left = bytes
  const end = lines.findIndex(line => {
    left -= measure(line)
    return left < 0
  })
  const count = end < 0 ? lines.length : end
  return { lines: lines.slice(0, count), omitted: lines.length - count }
}

/** Count the bytes of a line with its end. */
function measure(line: string): number {
  return Buffer.byteLength(line) + 1
}
