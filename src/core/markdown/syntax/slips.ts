import { CONFLICT_REMEDY } from '../../content/mergeConflict.ts'

/** Mistyped markup that the parser reads as text, and its message. */
export interface Slip {
  /** Matches at the position to report; `^` is the start of a paragraph. */
  readonly pattern: RegExp
  /** What it was meant to be. */
  readonly meant: string
  readonly remedy: string
  /** Whether to search headings, too. */
  readonly inHeadings?: boolean
}

/** File extensions that identify a link. */
const FILE = String.raw`\.(?:mdx?|html?|png|svg|jpe?g|gif|webp|avif|pdf|zip)\b`

const LINK_REMEDY =
  'Write [text](./page.md) with nothing between the brackets, and put angle brackets around an address that contains spaces: [text](<./my page.md>).'

/** The core's slips; features add more. */
export const SLIPS: readonly Slip[] = [
  {
    pattern: /(?<![^\n])<{7} [^\n]*/,
    meant: 'a resolved merge conflict',
    remedy: CONFLICT_REMEDY,
    // "=======" turns the line above it into a heading.
    inHeadings: true
  },
  {
    pattern: /\[[^\]\n]+\][ \t]+\((?:\.{0,2}\/|#)[^)\s]*\)/,
    meant: 'a link',
    remedy: LINK_REMEDY
  },
  {
    pattern: new RegExp(
      String.raw`!?\[[^\]\n]*\]\((?=[^()<>\n]*\s)[^()<>\n]*${FILE}[^()\n]*\)|!?\[[^\]\n]+\]\((?:\.{0,2}/|#)[^()\s]*(?=\s|$)(?![^()]*\))`
    ),
    meant: 'a link',
    remedy: LINK_REMEDY
  },
  {
    pattern: /\[\^[^\]\s]+\](?!:)/,
    meant: 'a footnote',
    remedy: 'Define the footnote: "[^1]: Text" on its own line.'
  },
  {
    pattern:
      /(?<![\w\]'")])\[(?!\^)[^\]\n]*[a-z][^\]\n]*\]\[(?![\^\d])[^\]\n]*\](?![[(])/i,
    meant: 'a link',
    remedy: 'Define its address: "[label]: ./page.md" on its own line.'
  },
  {
    pattern: /^#{2,6}(?=[^\s#])/,
    meant: 'a heading',
    remedy: 'Add a space: "## Title".'
  },
  {
    pattern: /^\|[^\n|]*\|[^\n]*\|[ \t]*(?=\n|$)/,
    meant: 'a table row',
    remedy:
      'Below the header, add a row with dashes for each column: | --- | --- |. An empty line ends a table.'
  },
  {
    pattern: /^(?:-(?=[a-z][^\n]*\n-[a-z])|\d+[.)](?=[A-Z][a-z]))/,
    meant: 'a list item',
    remedy: 'Add a space: "- Text" or "1. Text".'
  }
]
