/** The difference between a query word and an index term. */
interface Typo {
  /** Letters to insert, delete, replace or transpose. */
  readonly edits: number
  /** Letters of the word after the term, such as a suffix. */
  readonly suffixLength: number
}

/**
 * Measure the edit distance between a word and a term, ignoring a suffix of the
 * word: terms are stems, and a misspelled word can't be stemmed reliably.
 *
 * A transposition is one edit (optimal string alignment distance,
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
 *
 * @returns undefined if the distance exceeds the limit
 */
export function measureTypo(
  word: string,
  term: string,
  limit: number
): Typo | undefined {
  if (term.length > word.length + limit) return undefined
  const width = word.length + 1
  if (cells.length < 3 * width) cells = new Uint8Array(3 * width)
  for (let column = 0; column < width; column += 1) cells[column] = column
  for (let row = 1; row <= term.length; row += 1) {
    if (fillRow(word, term, row) > limit) return undefined
  }
  return findBest(word.length, (term.length % 3) * width, limit)
}

/** Three rows of the matrix, reused because a query measures thousands of terms. */
let cells = new Uint8Array(3 * 32)

/** @returns the smallest edit count in the row; later rows can't go below it */
function fillRow(word: string, term: string, row: number): number {
  const width = word.length + 1
  const currentRow = (row % 3) * width
  const previousRow = ((row + 2) % 3) * width
  const rowBeforePrevious = ((row + 1) % 3) * width
  const letter = term.charCodeAt(row - 1)
  const previousLetter = term.charCodeAt(row - 2)
  let best = row
  cells[currentRow] = row
  for (let column = 1; column < width; column += 1) {
    const other = word.charCodeAt(column - 1)
    let edits = at(previousRow + column - 1) + (letter === other ? 0 : 1)
    edits = Math.min(
      edits,
      at(previousRow + column) + 1,
      at(currentRow + column - 1) + 1
    )
    const isSwap =
      row > 1 &&
      column > 1 &&
      letter === word.charCodeAt(column - 2) &&
      previousLetter === other
    if (isSwap) edits = Math.min(edits, at(rowBeforePrevious + column - 2) + 1)
    cells[currentRow + column] = edits
    if (edits < best) best = edits
  }
  return best
}

/** If edit counts are equal, prefer the shortest suffix. */
function findBest(
  length: number,
  start: number,
  limit: number
): Typo | undefined {
  let found: Typo | undefined
  for (let column = length; column > 0; column -= 1) {
    const edits = at(start + column)
    if (edits <= limit && (found === undefined || edits < found.edits)) {
      found = { edits, suffixLength: length - column }
    }
  }
  return found
}

function at(index: number): number {
  return cells[index] ?? 0
}

/**
 * Compute a bitmask of the letters in a word. An edit changes at most two bits,
 * which rules out most terms without measuring them.
 */
export function computeLetterMask(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) {
    letters |= 1 << (word.charCodeAt(index) & 31)
  }
  return letters
}

/** Count the letters of a term that a word lacks. */
export function countMissingLetters(
  wordLetters: number,
  termLetters: number
): number {
  let bits = termLetters & ~wordLetters
  let count = 0
  while (bits !== 0) {
    bits &= bits - 1
    count += 1
  }
  return count
}
