import type { SymbolLine } from '../../../core/markdown/highlight/markSymbols.ts'
import type { MarkedToken } from '../../../core/markdown/highlight/renderTokens.ts'
import {
  type Stretch,
  splitTokens
} from '../../../core/markdown/highlight/splitTokens.ts'

/** Split the tokens of a line so that each place of a word is its own. */
export function markWords(
  line: SymbolLine,
  words: readonly string[]
): readonly MarkedToken[] {
  const text = line.map(token => token.text).join('')
  return splitTokens(line, findPlaces(text, words)).map(({ part, stretch }) =>
    stretch ? { ...part, isWord: true } : part
  )
}

function findPlaces(
  text: string,
  words: readonly string[]
): readonly Stretch[] {
  return words
    .filter(word => word !== '')
    .flatMap(word => {
      const pieces = text.split(word)
      let end = 0
      return pieces.slice(0, -1).map(piece => {
        const from = end + piece.length
        end = from + word.length
        return { from, to: end }
      })
    })
}
