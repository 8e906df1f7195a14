import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/** A rule of a style sheet, or an at-rule that contains none. */
export interface FlatRule {
  /** Preludes of the at-rules around it, from the outside in. */
  readonly around: readonly string[]
  /** Empty for an at-rule. */
  readonly selectors: readonly string[]
  /** All of the text for an at-rule. */
  readonly body: readonly string[]
}

/** At-rules that contain rules. */
const GROUPS: ReadonlySet<string> = new Set([
  'layer',
  'media',
  'supports',
  'container',
  'starting-style'
])

/** List the rules of a style sheet with what is around them. */
export function flattenStyles(css: string): readonly FlatRule[] {
  return postcss.parse(css).nodes.flatMap(node => flatten(node, []))
}

function flatten(
  node: ChildNode,
  around: readonly string[]
): readonly FlatRule[] {
  if (node.type === 'rule') {
    const body = listDeclarations(node)
    return [{ around, selectors: node.selectors, body }]
  }
  if (node.type !== 'atrule') return []
  const inner = [...around, printPrelude(node)]
  if (node.nodes === undefined) {
    return [{ around, selectors: [], body: [`${printPrelude(node)};`] }]
  }
  return GROUPS.has(node.name)
    ? node.nodes.flatMap(child => flatten(child, inner))
    : [{ around, selectors: [], body: [String(node)] }]
}

function listDeclarations(rule: Rule): readonly string[] {
  return rule.nodes.filter(node => node.type === 'decl').map(String)
}

/** The custom property that a declaration sets, if it sets one. */
export function readToken(declaration: string): string | undefined {
  return /^--[\w-]+/.exec(declaration)?.[0]
}

function printPrelude({ name, params }: AtRule): string {
  return params === '' ? `@${name}` : `@${name} ${params}`
}

/** Print rules as a style sheet, each block once for its neighbours. */
export function printStyles(rules: readonly FlatRule[]): string {
  let open: readonly string[] = []
  const printed = rules.map(({ around, selectors, body }) => {
    const differs = around.findIndex(
      (prelude, index) => open[index] !== prelude
    )
    const shared = differs < 0 ? around.length : differs
    const moves =
      '}'.repeat(open.length - shared) +
      around
        .slice(shared)
        .map(prelude => `${prelude}{`)
        .join('')
    open = around
    return selectors.length === 0
      ? moves + body.join('')
      : `${moves}${selectors.join(',')}{${body.join(';')}}`
  })
  return printed.join('') + '}'.repeat(open.length)
}
