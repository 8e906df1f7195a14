import { ALERT_NAMES } from '../../../model/admonitions.ts'
import {
  CONFLICT_REASON,
  CONFLICT_REMEDY
} from '../../content/mergeConflict.ts'
import { suggestName } from '../../content/schema/suggestName.ts'

/** Text that looks like markup, and what to say of it. */
interface Slip {
  /** The block it is in; a paragraph if absent. */
  readonly within?: 'heading'
  readonly pattern: RegExp
  readonly explain: (match: RegExpExecArray) => {
    readonly message: string
    readonly remedy: string
  }
}

/** File extensions that links have; other words with a dot are plain words. */
const FILE = String.raw`\.(?:mdx?|html?|png|svg|jpe?g|gif|webp|avif|pdf|zip)\b`

/** Any kind of `> [!NOTE]`. */
const ALERT = ALERT_NAMES.join('|')

const conflict = {
  pattern: /(?<![^\n])<{7} [^\n]*/,
  explain: ([text]: RegExpExecArray) => ({
    message: `"${text}" is read as text: ${CONFLICT_REASON}.`,
    remedy: CONFLICT_REMEDY
  })
}

/** Every slip that is looked for; the pattern begins where it is placed. */
export const SLIPS: readonly Slip[] = [
  conflict,
  // The line between the two versions makes a heading of the text above it.
  { ...conflict, within: 'heading' },
  {
    pattern: /\[[^\]\n]+\][ \t]+\((?:\.{0,2}\/|#)[^)\s]*\)/,
    explain: ([text]) => ({
      message: `"${text}" is read as text because of the space between its brackets.`,
      remedy: 'Write [text](address), with nothing in between.'
    })
  },
  {
    pattern: /\([^()\n]+\)\[(?:\.{0,2}\/|#)[^\]\s]*\]/,
    explain: ([text]) => ({
      message: `"${text}" is read as text: its brackets are the wrong way round.`,
      remedy: 'Write [text](address).'
    })
  },
  {
    pattern: /!\[[^\]\n]*\]\([^()\s]+[^()\n]*\s=\d*x\d*[ \t]*\)/,
    explain: ([text]) => ({
      message: `"${text}" is read as text because of the size after its address.`,
      remedy:
        'Write an element: <img src="./picture.png" alt="…" width="100" />.'
    })
  },
  {
    pattern: new RegExp(
      String.raw`!?\[[^\]\n]*\]\((?![^()\n]*\s=\d*x\d*[ \t]*\))(?=[^()<>\n]*\s)[^()<>\n]*${FILE}[^()\n]*\)`
    ),
    explain: ([text]) => ({
      message: `"${text}" is read as text: its address contains a space, or a quote is not closed.`,
      remedy: 'Write angle brackets around the address: [text](<./my page.md>).'
    })
  },
  {
    pattern: /\[\^[^\]\s]+\](?!:)/,
    explain: ([text]) => ({
      message: `The footnote "${text}" is not defined.`,
      remedy: `Write "${text}: …" on a line of its own.`
    })
  },
  {
    pattern:
      /(?<![\w\]'")])\[(?!\^)([^\]\n]*[a-z][^\]\n]*)\]\[((?![\^\d])[^\]\n]*)\](?![[(])/i,
    explain: ([text, name, label]) => ({
      message: `"${text}" is read as text: the address of "${label || name}" is not defined.`,
      remedy: `Write "[${label || name}]: ./page.md" on a line of its own.`
    })
  },
  {
    pattern: /^(?:\[\[_?toc_?\]\]|\[toc\])\s*$/i,
    explain: ([text]) => ({
      message: `"${text.trim()}" is read as text.`,
      remedy: 'Remove it: the table of contents is beside the page.'
    })
  },
  {
    pattern: /\[\[(?!_?toc_?\])(?=[^\]\n]*[a-z])[^[\]\n]+\]\](?!\()/i,
    explain: ([text]) => ({
      message: `"${text}" is read as text: links need an address.`,
      remedy: 'Write [text](./page.md).'
    })
  },
  {
    pattern: /^(#{2,6})(?=[^\s#])/,
    explain: ([signs]) => ({
      message: `"${signs}" is read as text, not as a heading.`,
      remedy: `Write a space after it: "${signs} Title".`
    })
  },
  {
    pattern:
      /^\|?[^\n|]*\|[^\n]*\n\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)*\|?[ \t]*(?:\n|$)/,
    explain: () => ({
      message:
        'The table is read as text because its first two rows have different numbers of cells.',
      remedy: 'Write one group of dashes for each column title.'
    })
  },
  {
    pattern: /^\|[^\n]*\|[ \t]*\n\|(?![ \t]*:?-)[^\n]*\|[ \t]*(?:\n|$)/,
    explain: () => ({
      message:
        'The table is read as text because there are no dashes below its first row.',
      remedy: 'Write a row of dashes: | --- | --- |.'
    })
  },
  {
    pattern: /^(?:[-+*](?=[a-z][^\n]*\n[-+*][a-z])|\d+[.)](?=[A-Z][a-z]))/,
    explain: ([sign]) => ({
      message: `"${sign}" is read as text, not as an item of a list.`,
      remedy: `Write a space after it: "${sign} Text".`
    })
  },
  {
    pattern: /(?<!\S)\*\*[ \t]+[^*\n]*[^*\s]\*\*(?!\*)/,
    explain: ([text]) => ({
      message: `"${text}" is read as text because of the space after its first stars.`,
      remedy: 'Write **text**.'
    })
  },
  {
    pattern: /(?<=\n)import\s[^\n]*\sfrom\s+['"][^'"\n]+['"]/,
    explain: ([text]) => ({
      message: `"${text}" is read as text because it follows a line of text.`,
      remedy: 'Write an empty line above it.'
    })
  },
  {
    pattern: /\{\s*\/\*[^\n]*?\*\/\s*\}/,
    explain: ([text]) => ({
      message: `"${text}" is read as text: it is a comment in MDX, not in Markdown.`,
      remedy: 'Write <!-- comment -->.'
    })
  },
  {
    pattern: /^\{(?:%|\{<)[^\n]*(?:%|>\})\}/,
    explain: ([text]) => ({
      message: `"${text}" is read as text: pages have no template tags.`,
      remedy: 'Write ":::note" for a note, or use a component.'
    })
  },
  {
    pattern: /^(?:!!!|\?\?\?\+?)[ \t]+(?=["\w])[^\n]*/,
    explain: ([text]) => ({
      message: `"${text}" does not open an admonition and is read as text.`,
      remedy: 'Write ":::note", the text below it, and ":::" at the end.'
    })
  },
  {
    within: 'heading',
    pattern: /\{#(?:\}\s*$|[^}\n]*$|[\w-]+\}(?=\s*\S))/,
    explain: ([text]) => ({
      message: `"${text}" is read as text, not as the id of the heading.`,
      remedy: 'Write {#id} at the end of the line, with a word in it.'
    })
  },
  {
    within: 'heading',
    pattern: /\{#([^}\n]*\s[^}\n]*)\}\s*$/,
    explain: ([, id = '']) => ({
      message: `The id "${id}" of the heading contains a space, so no link can reach it.`,
      remedy: `Write {#${id.trim().replace(/\s+/g, '-')}}.`
    })
  },
  {
    pattern: new RegExp(String.raw`^\[!(?:${ALERT})\][ \t]*\S[^\n]*`, 'i'),
    explain: ([text]) => ({
      message: `"${text}" is read as text: the kind of an alert needs a line of its own.`,
      remedy: 'Write the text on the next line, or use ":::note Title".'
    })
  },
  {
    pattern: new RegExp(
      String.raw`^\[!(?!(?:${ALERT})\])([a-z]+)\][ \t]*(?:\n|$)`,
      'i'
    ),
    explain: ([, name = '']) => ({
      message: `"[!${name}]" is not a kind of alert and is read as text.`,
      remedy: suggestName(
        name,
        ALERT_NAMES.map(known => known.toUpperCase()),
        'Kinds'
      )
    })
  },
  {
    // In MDX the text ends where a brace of the formula begins an expression.
    pattern:
      /\$(?![\s$])[^$\n]{0,200}\\[a-z]{2}[^$\n]{0,200}(?<!\s)\$|\$\$(?![\s$])[^$\n]{0,200}\\[a-z]{2}[^$\n]*|\$\\[a-z]{2,}$/i,
    explain: ([text]) => ({
      message: `"${text}" is read as text.`,
      remedy:
        'Write $$…$$ around formulas, or set markdown.singleDollarMath in site.ts; write \\$ for a dollar sign.'
    })
  }
]
