import type { CodeToken } from './highlightCode.ts'

/** A stretch of a line; columns count from 0. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * Split the tokens of a line where stretches of it begin and end.
 *
 * @returns each part with the first stretch that it is in
 */
export function splitTokens<Token extends CodeToken, Found extends Stretch>(
  line: readonly Token[],
  stretches: readonly Found[]
): readonly { readonly part: Token; readonly stretch: Found | undefined }[] {
  const columns = stretches.flatMap(({ from, to }) => [from, to])
  const borders = [...new Set(columns)].sort((a, b) => a - b)
  let end = 0
  return line.flatMap(token => {
    const offset = end
    end += token.text.length
    const inside = borders.filter(border => border > offset && border < end)
    return [offset, ...inside].map((start, index) => ({
      part: {
        ...token,
        text: token.text.slice(start - offset, (inside[index] ?? end) - offset)
      },
      stretch: stretches.find(({ from, to }) => start >= from && start < to)
    }))
  })
}
