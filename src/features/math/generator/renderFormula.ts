import temml from 'temml'
import { escapeHtml } from '../../../core/model/escapeHtml.ts'

/**
 * Render TeX as MathML, which needs no JavaScript and no web fonts.
 *
 * @throws Error of the TeX parser
 */
export function renderFormula(tex: string, isBlock: boolean): string {
  // A backslash at the end of a line is a space in TeX.
  const lines = isBlock ? `${tex}\n` : tex
  const markup = temml.renderToString(lines, {
    displayMode: isBlock,
    throwOnError: true
  })
  return markup
    .replace('<math', () => `<math alttext="${escapeHtml(tex.trim())}"`)
    .replace(/ style="([^"]*)"/g, (_, style: string) => replaceStyle(style))
}

/** Inline styles of table cells, and the keywords that replace them. */
const CELL_STYLES: readonly (readonly [RegExp, string])[] = [
  [/(?:padding|padding-left):0(?:em|pt|;|$)/, 'tight-start'],
  [/(?:padding|padding-right):0(?:em|pt|;|$)/, 'tight-end'],
  [/padding-left:1em/, 'wide-start'],
  [/border-left:/, 'line-start'],
  [/border-right:/, 'line-end'],
  [/border-top:/, 'line-above'],
  [/border-bottom:/, 'line-below'],
  [/width:50%/, 'half'],
  [/width:100%/, 'whole']
]

/** Replace a `style` attribute, which the content security policy forbids. */
function replaceStyle(style: string): string {
  const color = /(?:^|;)color:([^;]+)/.exec(style)?.[1]
  if (color !== undefined) return ` mathcolor="${color}"`
  if (style.includes('border:')) return ' data-boxed=""'
  const words = CELL_STYLES.flatMap(([pattern, word]) =>
    pattern.test(style) ? [word] : []
  )
  return words.length === 0 ? '' : ` data-cell="${words.join(' ')}"`
}
