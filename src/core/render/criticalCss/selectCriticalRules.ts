import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule
} from 'postcss'
import { listCustomProperties } from './listCustomProperties.ts'

/** Properties that have an effect only on motion or interaction. */
const LATE_PROPERTY =
  /^(?:-webkit-)?transition(?:-|$)|^(?:animation|scroll-timeline|timeline-scope)|^(?:cursor|outline-offset|overscroll-behavior(?:-[a-z]+)?|pointer-events)$/

/** Media queries that never apply to the first paint, as the minifier prints them. */
const LATE_MEDIA =
  /^(?:print|\((?:forced-colors: ?active|scripting: ?none|prefers-reduced-motion: ?reduce)\))$/

/**
 * Selectors that match only after interaction, or whose buttons stay hidden until
 * a script shows them. The `<details>` of a text can be open from the start.
 */
const LATE_SELECTOR =
  /:hover|:focus|:target|::selection|::highlight|::-webkit-search|(?<!\.details)\[open\]|\[aria-pressed|\.code-wrap|\.backToTop/

/** The alternatives of a selector list, which can contain lists themselves. */
const LIST = /:(is|where)\(((?:[^()]|\([^()]*\))*)\)/g
const NEGATION = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/**
 * Keep the rules that critical CSS can contain, and inline custom properties with a
 * single value, because most names are longer than their value.
 *
 * Rules for print, hover, focus, opened elements, forced colors and browsers
 * without scripts, as well as transitions and animations, load with the whole
 * style sheet.
 *
 * @param css a minified style sheet
 * @param added style sheets that may override custom properties
 */
export function selectCriticalRules(css: string, added: string): string {
  const sheet = postcss.parse(css)
  const constants = findConstants(sheet, listSetProperties(added))
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
    else declaration.value = inlineConstants(declaration.value, constants)
  })
  removeEmptyRules(sheet)
  return sheet.toString()
}

/** Remove empty rules and blocks. */
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

/** Remove late alternatives from a list, unless it would become empty. */
function dropLateAlternatives(selector: string): string {
  return selector.replace(LIST, (written, name: string, list: string) => {
    const kept = postcss.list
      .comma(list)
      .filter(one => !LATE_SELECTOR.test(one.replace(NEGATION, '')))
    return kept.length === 0 ? written : `:${name}(${kept.join(',')})`
  })
}

/**
 * Find constants: custom properties set once, on the root, using only constants.
 *
 * @param setElsewhere custom properties that other style sheets set
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
    if (values.has(prop) || !isGlobal(declaration)) varied.add(prop)
    values.set(prop, value)
  })
  const isConstant = (name: string): boolean =>
    values.has(name) &&
    !varied.has(name) &&
    [...listCustomProperties(values.get(name) ?? '')].every(isConstant)
  return new Map([...values].filter(([name]) => isConstant(name)))
}

/** Whether a declaration is on `:root`, at the top level or directly in a layer. */
function isGlobal({ parent }: Declaration): boolean {
  const rule = parent as Rule // nothing else has custom properties
  const around = rule.parent
  return (
    rule.selector === ':root' &&
    (around?.type === 'root' ||
      (around?.type === 'atrule' && (around as AtRule).name === 'layer'))
  )
}

/** Inline constants. One with a fallback stays, because it may be unset. */
function inlineConstants(
  value: string,
  constants: ReadonlyMap<string, string>
): string {
  return value.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
    const constant = constants.get(name)
    return constant === undefined ? use : inlineConstants(constant, constants)
  })
}

/** List the custom properties that a style sheet sets. */
function listSetProperties(css: string): ReadonlySet<string> {
  const places = css.matchAll(/(?<=^|[{;\s])--[\w-]+(?=\s*:)/g)
  return new Set([...places].map(([name]) => name))
}
