/** A numbered behavior of `docs/behaviour.md`. */
export interface BehaviorRow {
  readonly number: string
  /** The first sentence, possibly cut, as Markdown for a table cell. */
  readonly sentence: string
  /** The heading of its section. */
  readonly section: string
  /** Whether this is a heading above other rows, which needs no proof. */
  readonly isHeading: boolean
  /** The rows that this one only refers to, as in "see 8.1". */
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

/** A text of this length needs no further sentence. */
const SHORT = 40

/** The maximum length of a shortened text. */
const LONG = 130

/** "Unknown paths: 2.2." and "Crash fallback page: see 8.1." */
const pointer = /^[^.:]*: (?:see )?((?:\d+(?:\.\d+)+, )*\d+(?:\.\d+)+)\.$/

/**
 * List the rows of the behavior reference: numbered list items, table rows that
 * begin with a number, and numbered headings. Unnumbered text below a numbered
 * heading becomes part of the heading's row.
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

/** Split a text into headings, list items, table rows and paragraphs. */
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

/** Find unnumbered text directly below a heading. */
function findUnnumbered(block = '#'): string | undefined {
  const isNumbered = parseRow(block) !== undefined
  if (isNumbered || block.startsWith('#')) return undefined
  return tidy(block.replace(/^- /, ''))
}

/** Remove source tags, line breaks and emphasis, but keep code. */
function tidy(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/`?\[(?:S|D|S≠D|Q)\]`? ?/g, '')
    .replace(/\*\*([^*`]*)\.\*\*/g, '$1:')
  return splitCode(plain)
    .map(part => (part.startsWith('`') ? part : part.replace(/\*+/g, '')))
    .join('')
}

/** Split a text into alternating prose and code. */
function splitCode(text: string): readonly string[] {
  return text.split(/(`(?:\\`|[^`])*`)/)
}

/** Keep whole sentences, but cut a long first one. */
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
  // Punctuation in code doesn't end a sentence.
  const hidden = splitCode(text)
    .map(part => (part.startsWith('`') ? part.replace(/\s/g, '\0') : part))
    .join('')
  return hidden
    .split(/(?<=[.!?][)`]?) (?=[A-Z`"(])/)
    .map(sentence => `${sentence.replace(/\0/g, ' ')} `)
}

/** Cut between words, never inside code. */
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

/** Escape pipes, which end a cell, and angle brackets, which open elements. */
function escapeCell(text: string): string {
  return splitCode(text)
    .map(part => (part.startsWith('`') ? part : part.replace(/</g, '\\<')))
    .join('')
    .replace(/\|/g, '\\|')
}
