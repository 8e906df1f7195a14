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

/** `style` attributes are forbidden; what they say is said otherwise. */
function replaceStyle(style: string): string {
  const color = /(?:^|;)color:([^;]+)/.exec(style)?.[1]
  if (color !== undefined) return ` mathcolor="${color}"`
  if (style.includes('border:')) return ' data-boxed=""'
  return /^padding-left:0em;padding-right:0em;?$/.test(style)
    ? ' data-tight=""'
    : ''
}
