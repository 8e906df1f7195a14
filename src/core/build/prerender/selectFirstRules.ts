import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule
} from 'postcss'
import { listTokens } from './createMarkupReader.ts'

/** Properties that only show when something moves or a reader acts. */
const LATE_PROPERTY =
  /^(?:-webkit-)?transition(?:-|$)|^(?:animation|scroll-timeline|timeline-scope)|^(?:cursor|outline-offset|overscroll-behavior(?:-[a-z]+)?|pointer-events)$/

/** Media that no first paint is for, as the minifier writes them. */
const LATE_MEDIA =
  /^(?:print|\((?:forced-colors: ?active|scripting: ?none|prefers-reduced-motion: ?reduce)\))$/

/**
 * What readers do or point at, and buttons that stay hidden until a script shows
 * them. The details of a text may be open from the start.
 */
const LATE_SELECTOR =
  /:hover|:focus|:target|::-webkit-search|(?<!\.details)\[open\]|\[aria-pressed|\.code-wrap|\.backToTop/

/** The alternatives of a list, which may contain lists themselves. */
const LIST = /:(is|where)\(((?:[^()]|\([^()]*\))*)\)/g
const NEGATION = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/**
 * Keep the rules that a first paint may need, with the values of those tokens
 * that have a single one: most names are longer than their value.
 *
 * Rules for paper, for pointers, for the focus, for what readers open, for forced
 * colors and for browsers without scripts, and how things move come with the
 * whole sheet.
 *
 * @param css a minified style sheet
 * @param added style sheets that may set tokens anew
 */
export function selectFirstRules(css: string, added: string): string {
  const sheet = postcss.parse(css)
  const constants = findConstants(sheet, listSetTokens(added))
  sheet.walkAtRules(rule => {
    if (isLate(rule)) rule.remove()
  })
  sheet.walkRules(rule => {
    const kept = rule.selectors.filter(one => !isLateSelector(one))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept.map(dropLateAlternatives)
  })
  sheet.walkDecls(declaration => {
    if (LATE_PROPERTY.test(declaration.prop)) declaration.remove()
    else declaration.value = fillIn(declaration.value, constants)
  })
  removeEmptyRules(sheet)
  return sheet.toString()
}

/** Remove the rules and the blocks that nothing is left in. */
function removeEmptyRules({ nodes = [] }: Pick<Container, 'nodes'>): void {
  for (const node of [...nodes]) {
    if (!('nodes' in node) || node.nodes === undefined) continue
    removeEmptyRules(node)
    if (node.nodes.length === 0) node.remove()
  }
}

function isLate({ name, params }: AtRule): boolean {
  return name === 'media'
    ? LATE_MEDIA.test(params)
    : name === 'starting-style' || name === 'keyframes'
}

function isLateSelector(selector: string): boolean {
  return LATE_SELECTOR.test(
    dropLateAlternatives(selector).replace(NEGATION, '')
  )
}

/** Leave late alternatives out of a list, unless nothing would remain of it. */
function dropLateAlternatives(selector: string): string {
  return selector.replace(LIST, (written, name: string, list: string) => {
    const kept = postcss.list
      .comma(list)
      .filter(one => !LATE_SELECTOR.test(one.replace(NEGATION, '')))
    return kept.length === 0 ? written : `:${name}(${kept.join(',')})`
  })
}

/**
 * Find the tokens with one value everywhere: set once, for all of the document,
 * and made of nothing that changes.
 *
 * @param setElsewhere tokens that other style sheets set
 */
function findConstants(
  sheet: Root,
  setElsewhere: ReadonlySet<string>
): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  const varied = new Set(setElsewhere)
  sheet.walkDecls(declaration => {
    const { prop, value } = declaration
    if (!prop.startsWith('--')) return
    if (values.has(prop) || !isForAll(declaration)) varied.add(prop)
    values.set(prop, value)
  })
  const isConstant = (token: string): boolean =>
    values.has(token) &&
    !varied.has(token) &&
    [...listTokens(values.get(token) ?? '')].every(isConstant)
  return new Map([...values].filter(([token]) => isConstant(token)))
}

/** Tell whether a declaration is on the root, in no block but a layer. */
function isForAll({ parent }: Declaration): boolean {
  const rule = parent as Rule // nothing else has custom properties
  const around = rule.parent
  return (
    rule.selector === ':root' &&
    (around?.type === 'root' ||
      (around?.type === 'atrule' && (around as AtRule).name === 'layer'))
  )
}

/** A token whose value has an alternative stays: it may be set or not. */
function fillIn(value: string, constants: ReadonlyMap<string, string>): string {
  return value.replace(/var\((--[\w-]+)\)/g, (use, token: string) => {
    const constant = constants.get(token)
    return constant === undefined ? use : fillIn(constant, constants)
  })
}

/** List the tokens that a style sheet sets. */
function listSetTokens(css: string): ReadonlySet<string> {
  const places = css.matchAll(/(?<=^|[{;\s])--[\w-]+(?=\s*:)/g)
  return new Set([...places].map(([token]) => token))
}
