import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import { demands, dropAlternatives } from './selectorLists.ts'

/** Properties that only show when something moves or a reader acts. */
const lateProperties =
  /^(?:-webkit-)?transition(?:-|$)|^(?:animation|scroll-timeline|timeline-scope)|^(?:cursor|outline-offset|overscroll-behavior(?:-[a-z]+)?|pointer-events)$/

/**
 * What readers do or point at, and buttons that stay hidden until a script shows
 * them. The details of a text may be open from the start.
 */
const readersActs =
  /:hover|:focus|:target|::-webkit-search|(?<!\.details)\[open\]|\[aria-pressed|\.code-wrap|\.backToTop/

/**
 * Drop what no first paint needs: rules for paper, for pointers, for the focus,
 * for what readers open, for forced colours and for browsers without scripts,
 * what enlarges targets, and how things move. They come with the script, or for
 * readers without scripts with the whole sheet.
 *
 * @param css a minified style sheet
 */
export function dropLateRules(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules(rule => {
    if (isLate(rule)) rule.remove()
  })
  sheet.walkDecls(lateProperties, declaration => {
    declaration.remove()
  })
  sheet.walkRules(rule => {
    const kept = rule.selectors.filter(one => !demands(one, readersActs))
    if (kept.length === 0 || isEmptyBox(rule)) rule.remove()
    else rule.selectors = kept.map(one => dropAlternatives(one, readersActs))
  })
  removeEmptyRules(sheet)
  return sheet.toString()
}

/** An empty box shows nothing: it only makes a target larger. */
function isEmptyBox({ nodes }: Rule): boolean {
  return (
    nodes.some(node => String(node) === 'content:""') &&
    nodes.every(node => /^(?:content|position|inset):/.test(String(node)))
  )
}

function isLate({ name, params }: AtRule): boolean {
  return name === 'media'
    ? /^(?:print|\((?:forced-colors: ?active|scripting: ?none|prefers-reduced-motion: ?reduce)\))$/.test(
        params
      )
    : name === 'starting-style' || name === 'keyframes'
}

/** Remove the rules and the blocks that nothing is left in. */
function removeEmptyRules({ nodes = [] }: Pick<Container, 'nodes'>): void {
  for (const node of [...nodes]) {
    if (!('nodes' in node) || node.nodes === undefined) continue
    removeEmptyRules(node)
    if (node.nodes.length === 0) node.remove()
  }
}
