import type { CodeToken } from './highlightCode.ts'

/** A range of columns in a line, from 0; `to` is exclusive. */
export interface ColumnRange {
  readonly from: number
  readonly to: number
}

/**
 * Split the tokens of a line at the boundaries of ranges.
 *
 * @returns each part with the first range that contains it
 */
export function splitTokens<Token extends CodeToken, Found extends ColumnRange>(
  line: readonly Token[],
  ranges: readonly Found[]
): readonly { readonly part: Token; readonly range: Found | undefined }[] {
  const columns = ranges.flatMap(({ from, to }) => [from, to])
  const boundaries = [...new Set(columns)].sort((a, b) => a - b)
  let end = 0
  return line.flatMap(token => {
    const offset = end
    end += token.text.length
    const inside = boundaries.filter(
      boundary => boundary > offset && boundary < end
    )
    return [offset, ...inside].map((start, index) => ({
      part: {
        ...token,
        text: token.text.slice(start - offset, (inside[index] ?? end) - offset)
      },
      range: ranges.find(({ from, to }) => start >= from && start < to)
    }))
  })
}
