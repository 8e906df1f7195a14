/** Reduces a word to its stem, for example `requested` to `request`. */
export type Stem = (word: string) => string

/** A word as written, and the terms that find it. */
export interface SearchWord {
  /** Lower case, without accents. A flag keeps its dashes. */
  readonly whole: string
  /** Stems of the word, or of the parts of a camel-case name. */
  readonly parts: readonly string[]
}

/**
 * Ignored except in titles, in names, and in queries that consist only of stop
 * words.
 */
const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from get has have how i if in into is it its me my no not of on one or so than that the their them then there these they this to was what when where which who why will with you your'.split(
    ' '
  )
)

/** A command-line flag, or an identifier-like run of characters. */
export const WORD =
  /(?<![\w-])--[a-z][\w-]*|[\p{L}\p{N}\p{M}_$\u00ad\u200b-\u200f\u2060]+(?:['’ʼ＇][\p{L}\p{M}]+)*/giu
const CAMEL_PART = /\p{Lu}?[\p{Ll}\p{N}\p{Lo}\p{M}]+|\p{Lu}+(?!\p{Ll})/gu
const ASCII = /^[\0-\x7f]*$/
/**
 * Scripts without spaces, which are indexed as bigrams. Script extensions
 * include shared marks, such as the prolonged sound mark.
 */
const UNSPACED_SCRIPTS =
  /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]+)/u

/**
 * Split text into words, and names into their parts.
 *
 * @example splitSearchWords('useList', stem) // whole "uselist", parts "use"
 * and "list"
 */
export function splitSearchWords(
  text: string,
  stem: Stem
): readonly SearchWord[] {
  return findWords(text).flatMap(word => splitWord(word, stem))
}

function findWords(text: string): readonly string[] {
  return removeAccents(text).match(WORD) ?? []
}

/**
 * ASCII spellings of letters that Unicode doesn't decompose.
 *
 * @see https://github.com/unicode-org/cldr/blob/main/common/transforms/Latin-ASCII.xml
 */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i'
}
const UNDECOMPOSED = /[æÆœŒßøØđĐłŁı]/gu
/**
 * Accents, the vowel points of Hebrew and Arabic, tatweel, and invisible characters
 * inside words.
 */
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u00ad\u200b-\u200f\u2060]/g
const APOSTROPHES = /['’ʼ＇]/g

/** Skips normalization for plain ASCII, because it's slow. */
function removeAccents(text: string): string {
  if (ASCII.test(text)) return text
  const plain = text.normalize('NFKD').replace(MARKS, '')
  return plain
    .replace(UNDECOMPOSED, letter => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC')
}

function splitWord(word: string, stem: Stem): readonly SearchWord[] {
  const whole = word.toLowerCase()
  if (whole.startsWith('--')) {
    const parts = whole.split(/[-_]+/).filter(part => part !== '')
    return [{ whole, parts: parts.map(stem) }]
  }
  return word
    .split(UNSPACED_SCRIPTS)
    .flatMap((piece, index) =>
      index % 2 === 1 ? splitIntoPairs(piece) : splitName(piece, stem)
    )
}

function splitName(name: string, stem: Stem): readonly SearchWord[] {
  const whole = name.replace(APOSTROPHES, '').toLowerCase()
  const parts = name.match(CAMEL_PART) ?? []
  const stems = parts.map(part => stem(part.toLowerCase()))
  return parts.length === 0
    ? []
    : [{ whole, parts: parts.length === 1 ? [stem(whole)] : stems }]
}

function splitIntoPairs(run: string): readonly SearchWord[] {
  const [first = '', ...others] = run
  if (others.length === 0) return [{ whole: first, parts: [first] }]
  return others.map((character, index) => {
    const pair = `${others[index - 1] ?? first}${character}`
    return { whole: pair, parts: [pair] }
  })
}

/** Whether a word is a stop word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

/** Lists the index terms of a text. A name counts whole and in parts. */
export type Tokenize = (
  text: string,
  options?: { readonly keepStopWords?: boolean }
) => readonly string[]

/** The terms of a word, with and without stop words. */
interface WordTerms {
  readonly all: readonly string[]
  readonly significant: readonly string[]
}

/**
 * Create a tokenizer. It caches words, because a site uses the same ones over
 * and over.
 */
export function createTokenizer(stem: Stem): Tokenize {
  const known = new Map<string, WordTerms>()
  return (text, { keepStopWords = false } = {}) => {
    const terms: string[] = []
    for (const word of findWords(text)) {
      let found = known.get(word)
      if (found === undefined) {
        found = tokenizeWord(word, stem)
        known.set(word, found)
      }
      for (const term of keepStopWords ? found.all : found.significant) {
        terms.push(term)
      }
    }
    return terms
  }
}

function tokenizeWord(word: string, stem: Stem): WordTerms {
  const words = splitWord(word, stem)
  return {
    all: words.flatMap(listWordTerms),
    significant: words
      .filter(({ whole }) => !isStopWord(whole))
      .flatMap(listWordTerms)
  }
}

function listWordTerms({ whole, parts }: SearchWord): readonly string[] {
  return isName(whole, parts) ? [whole, ...parts] : parts
}

/** Whether a word is indexed whole as well as in parts. */
function isName(whole: string, parts: readonly string[]): boolean {
  return parts.length > 1 || whole.startsWith('--')
}
