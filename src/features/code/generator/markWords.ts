import {
  type ColumnRange,
  type SymbolLine,
  splitTokens
} from '../../../core/markdown/highlight/markSymbols.ts'
import type { MarkedToken } from '../../../core/markdown/highlight/renderTokens.ts'

/** Split the tokens of a line, and mark each occurrence of the words. */
export function markWords(
  line: SymbolLine,
  words: readonly string[]
): readonly MarkedToken[] {
  const text = line.map(token => token.text).join('')
  return splitTokens(line, findOccurrences(text, words)).map(
    ({ part, range }) => (range ? { ...part, isWord: true } : part)
  )
}

function findOccurrences(
  text: string,
  words: readonly string[]
): readonly ColumnRange[] {
  return words
    .filter(word => word !== '')
    .flatMap(word => {
      const segments = text.split(word)
      let end = 0
      return segments.slice(0, -1).map(segment => {
        const from = end + segment.length
        end = from + word.length
        return { from, to: end }
      })
    })
}
