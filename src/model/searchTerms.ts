/** Reduces a word to what its forms share, such as `request` of `requested`. */
export type Stem = (word: string) => string

/** A word as it was written, and what it is found by. */
export interface SearchWord {
  /** In lower case, without accents; for a flag with its dashes. */
  readonly whole: string
  /** Stems: of the word, or of the parts of a name in camel case. */
  readonly parts: readonly string[]
}

/**
 * Words that say nothing of what is looked for. They count in titles and names,
 * and in a query that holds nothing else.
 */
const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from get has have how i if in into is it its me my no not of on one or so than that the their them then there these they this to was what when where which who why will with you your'.split(
    ' '
  )
)

/** A flag, or a run of letters and digits with what holds a name together. */
const WORD = /(?<![\w-])--[a-z][\w-]*|[\p{L}\p{N}\p{M}_$]+/giu
const CAMEL_PART = /\p{Lu}?[\p{Ll}\p{N}\p{Lo}\p{M}]+|\p{Lu}+(?!\p{Ll})/gu
/** Scripts that write no spaces: two characters side by side are a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}/gu

/**
 * Split a text into words, and names into their parts.
 *
 * @example splitSearchWords('useList', stem) // whole "uselist", parts "use" and "list"
 */
export function splitSearchWords(
  text: string,
  stem: Stem
): readonly SearchWord[] {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f\u200b]/g, '')
  return (plain.normalize('NFC').match(WORD) ?? []).flatMap(word =>
    splitWord(word, stem)
  )
}

function splitWord(word: string, stem: Stem): readonly SearchWord[] {
  const whole = word.toLowerCase()
  if (whole.startsWith('--')) {
    const parts = whole.split(/[-_]+/).filter(part => part !== '')
    return [{ whole, parts: parts.map(stem) }]
  }
  const runs = word.match(UNSPACED)
  if (runs) return runs.flatMap(splitRun)
  const parts = word.match(CAMEL_PART) ?? []
  const stems = parts.map(part => stem(part.toLowerCase()))
  return parts.length === 0
    ? []
    : [{ whole, parts: parts.length === 1 ? [stem(whole)] : stems }]
}

function splitRun(run: string): readonly SearchWord[] {
  const characters = [...run]
  return characters.slice(1).map((character, index) => {
    const pair = `${characters[index]}${character}`
    return { whole: pair, parts: [pair] }
  })
}

/** Tell whether a word says nothing of what is looked for. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

/** List the terms under which a text is filed; a name counts whole and in parts. */
export function listSearchTerms(
  text: string,
  stem: Stem,
  options: { readonly keepsStopWords?: boolean } = {}
): readonly string[] {
  return splitSearchWords(text, stem)
    .filter(({ whole }) => options.keepsStopWords || !isStopWord(whole))
    .flatMap(({ whole, parts }) =>
      isName(whole, parts) ? [whole, ...parts] : parts
    )
}

/** Tell whether a word is filed under its own spelling besides its parts. */
function isName(whole: string, parts: readonly string[]): boolean {
  return parts.length > 1 || whole.startsWith('--')
}
