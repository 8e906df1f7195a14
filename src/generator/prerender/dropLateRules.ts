import postcss, { type AtRule, type Rule } from 'postcss'

/**
 * Drop what no first paint shows: rules for print, pointers, opened elements,
 * forced colours, browsers without scripts, and motion. The whole sheet has
 * them; it comes with the script or instead of it.
 *
 * @param css a minified style sheet
 */
export function dropLateRules(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules(rule => {
    if (isLate(rule)) rule.remove()
  })
  sheet.walkDecls(/^(?:-webkit-)?transition(?:-|$)|^animation/, declaration => {
    declaration.remove()
  })
  sheet.walkRules(rule => {
    const kept = rule.selectors.filter(selector => !isForReader(selector))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  removeEmpty(sheet.nodes)
  return sheet.toString()
}

function isLate({ name, params }: AtRule): boolean {
  return name === 'media'
    ? /^(?:print|\(forced-colors: ?active\)|\(scripting: ?none\))$/.test(params)
    : name === 'starting-style'
}

/**
 * Tell whether a rule needs interaction. `:not(:hover)` describes the state
 * without it, and details in a text may be open from the start.
 */
function isForReader(selector: string): boolean {
  if (selector.includes('.details')) return false
  return /:hover|\[open\]/.test(selector.replace(/:not\([^)]*\)/g, ''))
}

function removeEmpty(nodes: readonly postcss.ChildNode[]): void {
  for (const node of [...nodes]) {
    if (!isContainer(node)) continue
    removeEmpty(node.nodes ?? [])
    if (node.nodes?.length === 0) node.remove()
  }
}

function isContainer(node: postcss.ChildNode): node is AtRule | Rule {
  return (
    node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined)
  )
}
