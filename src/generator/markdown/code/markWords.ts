import type { CodeLine, CodeToken } from './highlightCode.ts'

/** A token, or a part of one, that may stand out as a word. */
export interface MarkedToken extends CodeToken {
  readonly isWord?: boolean
}

/** Split the tokens of a line so that each place of a word is its own. */
export function markWords(
  line: CodeLine,
  words: readonly string[]
): readonly MarkedToken[] {
  const text = line.map(token => token.text).join('')
  const ranges = findRanges(text, words)
  if (ranges.length === 0) return line
  const borders = [...new Set(ranges.flat())].sort((a, b) => a - b)
  let start = 0
  return line.flatMap(token => {
    const offset = start
    start += token.text.length
    return splitToken(token, offset, borders).map(({ from, part }) => {
      const isWord = ranges.some(([first, end]) => from >= first && from < end)
      return isWord ? { ...part, isWord } : part
    })
  })
}

function findRanges(
  text: string,
  words: readonly string[]
): readonly (readonly [number, number])[] {
  return words
    .filter(word => word !== '')
    .flatMap(word => {
      const pieces = text.split(word)
      let end = 0
      return pieces.slice(0, -1).map(piece => {
        const from = end + piece.length
        end = from + word.length
        return [from, end] as const
      })
    })
}

function splitToken(
  token: CodeToken,
  offset: number,
  borders: readonly number[]
): readonly { readonly from: number; readonly part: CodeToken }[] {
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
