import { CONFLICT_REMEDY } from '../../content/mergeConflict.ts'

/** Text that looks like markup, and what to say about it. */
export interface Slip {
  /** Matches from the place to report; `^` is the start of a paragraph. */
  readonly pattern: RegExp
  /** What it was meant to be. */
  readonly meant: string
  readonly remedy: string
  /** Whether to look in headings, too. */
  readonly inHeadings?: boolean
}

/** File extensions of links; other words with a dot are plain words. */
const FILE = String.raw`\.(?:mdx?|html?|png|svg|jpe?g|gif|webp|avif|pdf|zip)\b`

const LINK_REMEDY =
  'Write [text](./page.md) with nothing between the brackets, and put angle brackets around an address that contains spaces: [text](<./my page.md>).'

/** Slips that would otherwise go unnoticed. */
export const SLIPS: readonly Slip[] = [
  {
    pattern: /(?<![^\n])<{7} [^\n]*/,
    meant: 'a resolved merge conflict',
    remedy: CONFLICT_REMEDY,
    // "=======" makes a heading of the line above it.
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
