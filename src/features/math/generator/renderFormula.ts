import temml from 'temml'

/**
 * Render TeX as MathML, which browsers set without a script or a font of ours.
 *
 * @throws Error in the words of the TeX parser
 */
export function renderFormula(tex: string, isBlock: boolean): string {
  const markup = temml.renderToString(tex, {
    displayMode: isBlock,
    throwOnError: true
  })
  return markup.replace(/ style="([^"]*)"/g, (_, style: string) =>
    replaceStyle(style)
  )
}

/** Styles of table cells, and the words by which the style sheet knows them. */
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

/** `style` attributes are forbidden, so use classes and attributes instead. */
function replaceStyle(style: string): string {
  const color = /(?:^|;)color:([^;]+)/.exec(style)?.[1]
  if (color !== undefined) return ` mathcolor="${color}"`
  if (style.includes('border:')) return ' data-boxed=""'
  const words = CELL_STYLES.flatMap(([pattern, word]) =>
    pattern.test(style) ? [word] : []
  )
  return words.length === 0 ? '' : ` data-cell="${words.join(' ')}"`
}
