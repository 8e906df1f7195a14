import { suggestName } from '../../../core/content/schema/suggestName.ts'
import type { Slip } from '../../../core/markdown/syntax/slips.ts'
import { ALERT_NAMES } from '../admonitions.ts'

/** Any kind of `> [!NOTE]`. */
const ALERT = ALERT_NAMES.join('|')

/** Text that was meant as an admonition. */
export const ADMONITION_SLIPS: readonly Slip[] = [
  {
    pattern: /^(?:!!!|\?\?\?\+?)[ \t]+(?=["\w])[^\n]*/,
    explain: ([text]) => ({
      message: `"${text}" does not open an admonition and is read as text.`,
      remedy: 'Write ":::note", the text below it, and ":::" at the end.'
    })
  },
  {
    pattern: new RegExp(
      String.raw`^\[!(?:${ALERT})\](?:[ \t]*\S[^\n]*|(?=[ \t]*\n))`,
      'i'
    ),
    explain: ([text]) => ({
      message: `"${text}" is read as text: an alert is a quote whose first line contains nothing but its kind.`,
      remedy:
        'Write "> [!NOTE]", and "> Text" on the next line, or use ":::note Title".'
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
    // `> [!NOTE]: Text` defines the address of a link, so nothing is shown.
    within: 'definition',
    pattern: new RegExp(String.raw`^\[!(?:${ALERT})\]:.*`, 'is'),
    explain: ([text]) => ({
      message: `"${text}" defines a link and is not shown.`,
      remedy: 'Remove the colon, and write the text on the next line.'
    })
  }
]
