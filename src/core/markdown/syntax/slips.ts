import {
  CONFLICT_REASON,
  CONFLICT_REMEDY
} from '../../content/mergeConflict.ts'

/** Text that looks like markup, and what to say of it. */
export interface Slip {
  /** The block it is in; a paragraph if absent. */
  readonly within?: 'heading' | 'definition'
  readonly pattern: RegExp
  readonly explain: (match: RegExpExecArray) => {
    readonly message: string
    readonly remedy: string
  }
}

/** File extensions that links have; other words with a dot are plain words. */
const FILE = String.raw`\.(?:mdx?|html?|png|svg|jpe?g|gif|webp|avif|pdf|zip)\b`

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
    pattern:
      /\[[^\]\n]+\][ \t]+\((?:\.{0,2}\/|#)[^)\s]*\)|\([^()\n]+\)\[(?:\.{0,2}\/|#)[^\]\s]*\]/,
    explain: ([text]) => ({
      message: `"${text}" is read as text: its brackets are apart, or the wrong way round.`,
      remedy: 'Write [text](address), with nothing in between.'
    })
  },
  {
    pattern: new RegExp(
      String.raw`!?\[[^\]\n]*\]\((?=[^()<>\n]*\s)[^()<>\n]*${FILE}[^()\n]*\)|!?\[[^\]\n]+\]\((?:\.{0,2}/|#)[^()\s]*(?=\s|$)(?![^()]*\))`
    ),
    explain: ([text]) => ({
      message: `"${text}" is read as text: its address contains a space, or a quote or bracket is not closed.`,
      remedy: /\s=\d*x\d*\s*\)$/.test(text)
        ? 'Write an element: <img src="./picture.png" alt="…" width="100" />.'
        : 'Write [text](./page.md "Title"), with angle brackets around an address that contains a space: [text](<./my page.md>).'
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
    pattern: /!?\[\[(?!_?toc_?\])(?=[^\]\n]*[a-z])[^[\]\n]+\]\](?!\()/i,
    explain: ([text]) => ({
      message: `"${text}" is read as text: links and pictures need an address.`,
      remedy: 'Write [text](./page.md), or ![text](./picture.png).'
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
    pattern:
      /^\|[^\n]*\|[ \t]*\n\|(?![ \t:|-]+(?:\n|$))[^\n]*\|[ \t]*(?:\n|$)|^\|[ \t][^\n]*[ \t]\|[ \t][^\n]*[ \t]\|[ \t]*$/,
    explain: () => ({
      message:
        'The table is read as text because there are no dashes directly below its first row.',
      remedy:
        'Write a row of dashes there: | --- | --- |. An empty line would end the table.'
    })
  },
  {
    pattern:
      /^(?:[-+*](?=[a-z][^\n]*\n[-+*][a-z])|\*(?=[A-Z][^\n*]*\n\*[A-Z])|\d+[.)](?=[A-Z][a-z])|[•‣▪●](?=\s)|\[[ x]\](?=\w))/,
    explain: ([sign]) => ({
      message: `"${sign}" is read as text, not as an item of a list.`,
      remedy: `Write "- Text", "1. Text" or "- [ ] Text", each with its spaces.`
    })
  },
  {
    pattern: /(?<![\w=])==(?=[^\s=])([^=\n]*[^\s=])==(?![\w=])/,
    explain: ([text, words]) => ({
      message: `"${text}" is read as text.`,
      remedy: `Write <mark>${words}</mark>.`
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
    pattern:
      /(?<=\n)(?:import\s[^\n]*\sfrom\s+['"][^'"\n]+['"]|export\s(?:const|let|function)\s[^\n]*)/,
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
    within: 'heading',
    pattern:
      /\{#(?:\}\s*$|[^}\n]*$|[\w-]+\}(?=\s*\S))|\{(?:\.|id=)[^}\n]+\}\s*$/,
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
    // In MDX the text ends where a brace of the formula begins an expression.
    pattern:
      /\$(?![\s$])[^$\n]{0,200}(?:\\[a-z]{2}|\^)[^$\n]{0,200}(?<!\s)\$|\\begin\{[a-z]+\*?\}|\$\$(?![\s$])[^$\n]{0,200}\\[a-z]{2}[^$\n]*|\$\\[a-z]{2,}$/i,
    explain: ([text]) => ({
      message: `"${text}" is read as text.`,
      remedy:
        'Write $$…$$ around formulas, or set markdown.singleDollarMath in site.ts; write \\$ for a dollar sign.'
    })
  }
]
