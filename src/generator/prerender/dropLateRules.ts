import postcss, { type AtRule, type Rule } from 'postcss'

/**
 * Drop what no first paint shows: rules for paper, for pointers, for what readers
 * open, for forced colours and for browsers without scripts, and how things move. The whole sheet
 * brings them, with the script or in its place.
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
 * Tell whether a rule waits for the reader: `:not(:hover)` says what is at rest,
 * and the details of a text may be open from the start.
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
