import postcss, { type Node, type Rule } from 'postcss'
import parseSelectors from 'postcss-selector-parser'

/** What books use of a site's style sheets, in light mode. */
export interface BookStyles {
  /** The `@font-face` rules. */
  readonly fonts: string
  /** URLs of the fonts. */
  readonly fontUrls: readonly string[]
  /** Custom properties of the root element, such as `--color-text`. */
  readonly tokens: ReadonlyMap<string, string>
  /** Rules that color drawings, in the order in which they apply. */
  readonly drawings: readonly DrawingRule[]
}

/** A rule with one selector, reduced to what colors drawings. */
export interface DrawingRule {
  readonly selector: string
  /** Classes without which the selector can't match. */
  readonly classes: readonly string[]
  readonly declarations: readonly (readonly [name: string, value: string])[]
}

/** Selectors of the root element in light mode. */
const ROOTS = new Set([':root', 'html', '[data-theme=light]'])

/** Properties of drawings besides custom ones. Their sizes are attributes. */
const PROPERTIES =
  /^(?:fill|stroke|font-family|text-anchor|paint-order|opacity|r[xy]|transform|translate|scale|rotate)(?:-|$)/

const FONT_URL = /url\(["']?([^)"']+\.woff2)/

/** Read rules that apply everywhere: not only in print, or by width. */
export function readBookStyles(css: string): BookStyles {
  const fonts: string[] = []
  const fontUrls: string[] = []
  const tokens = new Map<string, string>()
  const drawings: DrawingRule[] = []
  const sheet = postcss.parse(css)
  sheet.walkAtRules('font-face', rule => {
    fonts.push(rule.toString())
    rule.walkDecls('src', ({ value }) => {
      fontUrls.push(...(FONT_URL.exec(value)?.slice(1) ?? []))
    })
  })
  sheet.walkRules(rule => {
    if (!isUnconditional(rule)) return
    const declarations = listDeclarations(rule)
    if (rule.selectors.some(selector => ROOTS.has(selector))) {
      for (const [name, value] of declarations) tokens.set(name, value)
    } else if (declarations.length > 0) {
      for (const selector of rule.selectors) {
        const classes = listClasses(selector)
        drawings.push({ selector, classes, declarations })
      }
    }
  })
  return { fonts: fonts.join('\n'), fontUrls, tokens, drawings }
}

/** Add the styles of single pages to those of the site. */
export function mergeBookStyles(
  all: readonly BookStyles[]
): Pick<BookStyles, 'tokens' | 'drawings'> {
  return {
    tokens: new Map(all.flatMap(({ tokens }) => [...tokens])),
    drawings: all.flatMap(({ drawings }) => drawings)
  }
}

function isUnconditional({ parent }: Node): boolean {
  if (parent === undefined || parent.type === 'root') return true
  const isLayer = parent.type === 'atrule' && 'name' in parent
  return isLayer && parent.name === 'layer' && isUnconditional(parent)
}

function listClasses(selector: string): readonly string[] {
  const [parsed] = parseSelectors().astSync(selector).nodes
  return (parsed?.nodes ?? []).flatMap(node =>
    node.type === 'class' ? [node.value] : []
  )
}

function listDeclarations(rule: Rule): DrawingRule['declarations'] {
  return rule.nodes.flatMap(node =>
    node.type === 'decl' &&
    (node.prop.startsWith('--') || PROPERTIES.test(node.prop))
      ? [[node.prop, node.value.trim()] as const]
      : []
  )
}

/** A custom property with its fallback, which can contain functions. */
const REFERENCE =
  /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g

/** References inside values of other properties; deeper ones are cycles. */
const MAX_DEPTH = 10

/** Replace references to custom properties with their values. */
export function resolveTokens(
  text: string,
  tokens: ReadonlyMap<string, string>
): string {
  let resolved = text
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    if (!resolved.includes('var(')) break
    resolved = resolved.replace(
      REFERENCE,
      (_, name: string, fallback = 'initial') =>
        tokens.get(name) ?? fallback.trim()
    )
  }
  return resolved
}
