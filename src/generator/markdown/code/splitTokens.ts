import type { CodeToken } from './highlightCode.ts'

/** A part of a token, and its column in the line. */
export interface TokenPart<Token> {
  readonly from: number
  readonly part: Token
}

/**
 * Split the tokens of a line at some columns.
 *
 * @param columns from 0
 */
export function splitTokens<Token extends CodeToken>(
  line: readonly Token[],
  columns: readonly number[]
): readonly TokenPart<Token>[] {
  const borders = [...new Set(columns)].sort((a, b) => a - b)
  let start = 0
  return line.flatMap(token => {
    const offset = start
    start += token.text.length
    return splitToken(token, offset, borders)
  })
}

function splitToken<Token extends CodeToken>(
  token: Token,
  offset: number,
  borders: readonly number[]
): readonly TokenPart<Token>[] {
  const end = offset + token.text.length
  const inside = borders.filter(border => border > offset && border < end)
  const starts = [offset, ...inside]
  return starts.map((from, index) => ({
    from,
    part: {
      ...token,
      text: token.text.slice(from - offset, (starts[index + 1] ?? end) - offset)
    }
  }))
}
