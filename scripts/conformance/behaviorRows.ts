/** A numbered behavior of `docs/behaviour.md`. */
export interface BehaviorRow {
  readonly number: string
  /** Its first sentence, or the beginning of it, as Markdown for a table. */
  readonly sentence: string
  /** The heading of its section. */
  readonly section: string
  /** Whether it's a heading above other rows, which needs no proof. */
  readonly isHeading: boolean
  /** The rows that a mere reference names, as in "see 8.1", in its stead. */
  readonly pointsTo: readonly string[]
}

interface Row {
  readonly number: string
  readonly text: string
}

interface Heading {
  readonly level: number
  readonly title: string
}

interface Place {
  readonly heading: Heading | undefined
  readonly headings: readonly Heading[]
}

/** Sentences are added up to the first length, and cut at the second. */
const SHORT = 40
const LONG = 130

/** "Unknown paths: 2.2." and "Crash fallback page: see 8.1." */
const pointer = /^[^.:]*: (?:see )?((?:\d+(?:\.\d+)+, )*\d+(?:\.\d+)+)\.$/

/**
 * List the rows of the behavior reference: numbered list items, rows of tables
 * that begin with a number, and numbered headings. What follows a numbered
 * heading without a number of its own belongs to the heading's row.
 */
export function readBehaviorRows(text: string): readonly BehaviorRow[] {
  const rows: (Row & Place)[] = []
  let headings: readonly Heading[] = []
  const blocks = splitBlocks(text)
  for (const [index, block] of blocks.entries()) {
    const heading = parseHeading(block)
    const level = heading?.level ?? 7
    headings = headings.filter(each => each.level < level)
    const row = parseRow(heading?.title ?? block)
    if (row !== undefined) {
      const below = heading && findUnnumbered(blocks[index + 1])
      const text = below === undefined ? row.text : `${row.text}: ${below}`
      rows.push({ number: row.number, text, heading, headings })
    }
    if (heading !== undefined) headings = [...headings, heading]
  }
  return rows.map(({ number, text, heading, headings }, index) => {
    const next = rows[index + 1]?.headings ?? []
    return {
      number,
      sentence: shorten(text),
      section: headings.find(({ level }) => level === 2)?.title ?? '',
      isHeading: heading !== undefined && next.includes(heading),
      pointsTo: pointer.exec(text)?.[1]?.split(', ') ?? []
    }
  })
}

/** Headings, list items, and rows of tables, each with its further lines. */
function splitBlocks(text: string): readonly string[] {
  return text
    .split(/\n(?=#+ |- |\||\n)/)
    .map(block => block.trim())
    .filter(block => block !== '')
}

function parseHeading(block: string): Heading | undefined {
  const [, marks, title] = /^(#+) (.*)/.exec(block) ?? []
  if (marks === undefined || title === undefined) return undefined
  return { level: marks.length, title }
}

function parseRow(block: string): Row | undefined {
  const [, number, topic, text] =
    /^\| (\d+\.\d+) \| (.*?) \| (.*?) \|/.exec(block) ??
    /^(?:- )?(\d+(?:\.\d+)+[a-c]?) ()(.*)/s.exec(block) ??
    []
  if (number === undefined || text === undefined) return undefined
  return { number, text: tidy(topic ? `${topic}: ${text}` : text) }
}

/** What a heading without numbered rows begins with. */
function findUnnumbered(block = '#'): string | undefined {
  const isNumbered = parseRow(block) !== undefined
  if (isNumbered || block.startsWith('#')) return undefined
  return tidy(block.replace(/^- /, ''))
}

/** Without marks of sources, line breaks and emphasis; code stays as it is. */
function tidy(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/`?\[(?:S|D|S≠D|Q)\]`? ?/g, '')
    .replace(/\*\*([^*`]*)\.\*\*/g, '$1:')
  return splitCode(plain)
    .map(part => (part.startsWith('`') ? part : part.replace(/\*+/g, '')))
    .join('')
}

/** Pieces of text and of code, in turn. */
function splitCode(text: string): readonly string[] {
  return text.split(/(`(?:\\`|[^`])*`)/)
}

/** Keep whole sentences, or the beginning of a long first one. */
function shorten(text: string): string {
  let kept = ''
  for (const sentence of splitSentences(text)) {
    if (kept !== '' && kept.length + sentence.length > LONG) break
    kept += sentence
    if (kept.length >= SHORT) break
  }
  return escapeCell(kept.length > LONG ? cut(kept) : kept.trimEnd())
}

function splitSentences(text: string): readonly string[] {
  // Code may contain what looks like the end of a sentence.
  const hidden = splitCode(text)
    .map(part => (part.startsWith('`') ? part.replace(/\s/g, '\0') : part))
    .join('')
  return hidden
    .split(/(?<=[.!?][)`]?) (?=[A-Z`"(])/)
    .map(sentence => `${sentence.replace(/\0/g, ' ')} `)
}

/** Cut between words, and not within code. */
function cut(text: string): string {
  let kept = ''
  for (const part of splitCode(text)) {
    for (const piece of part.startsWith('`') ? [part] : part.split(/(?<= )/)) {
      if (kept.length + piece.length > LONG - 10) {
        return `${kept.replace(/[\s,;:(–—]+$/, '')} …`
      }
      kept += piece
    }
  }
  return kept
}

/** A pipe would end a cell, and an angle bracket open an element. */
function escapeCell(text: string): string {
  return splitCode(text)
    .map(part => (part.startsWith('`') ? part : part.replace(/</g, '\\<')))
    .join('')
    .replace(/\|/g, '\\|')
}
