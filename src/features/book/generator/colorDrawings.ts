import type { Element, Nodes, Root } from 'hast'
import { selectAll } from 'hast-util-select'
import { visit } from 'unist-util-visit'
import { type BookStyles, resolveTokens } from './readBookStyles.ts'

type Values = ReadonlyMap<string, string>

/**
 * Give drawings the colors that the site's style sheets give them. Few e-readers
 * support custom properties, and they don't have these style sheets.
 *
 * @param tree changes in place
 */
export function colorDrawings(
  tree: Root,
  { tokens, drawings }: Pick<BookStyles, 'tokens' | 'drawings'>
): void {
  const root: Root = {
    type: 'root',
    children: [...keepDrawings(tree.children)]
  }
  if (root.children.length === 0) return
  const declared = new Map<Element, Map<string, string>>()
  const known = new Set<string>()
  visit(root, 'element', ({ properties: { className } }) => {
    if (!Array.isArray(className)) return
    for (const name of className) known.add(String(name))
  })
  for (const { selector, classes, declarations } of drawings) {
    if (!classes.every(name => known.has(name))) continue
    for (const element of select(selector, root)) {
      const values = declared.get(element) ?? new Map<string, string>()
      for (const [name, value] of declarations) values.set(name, value)
      declared.set(element, values)
    }
  }
  colorChildren(root, { inherited: tokens, isDrawn: false })

  function colorChildren(
    { children }: Root | Element,
    { inherited, isDrawn }: { inherited: Values; isDrawn: boolean }
  ): void {
    for (const child of children) {
      if (child.type !== 'element') continue
      const own = declared.get(child) ?? new Map<string, string>()
      const values = new Map(inherited)
      for (const [name, value] of own) {
        if (name.startsWith('--')) values.set(name, value)
      }
      const isInside = isDrawn || child.tagName === 'svg'
      if (isInside) colorElement(child, own, values)
      colorChildren(child, { inherited: values, isDrawn: isInside })
    }
  }
}

/**
 * Keep drawings and what's around them: matching all rules with a whole text would
 * take most of the time that a book takes. Properties are those of the original.
 */
function keepDrawings(nodes: readonly Nodes[]): readonly Element[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return []
    if (node.tagName === 'svg') return [node]
    const children = [...keepDrawings(node.children)]
    return children.length === 0 ? [] : [{ ...node, children }]
  })
}

function colorElement(
  { properties }: Element,
  own: Values,
  tokens: Values
): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string') {
      properties[name] = resolveTokens(value, tokens)
    }
  }
  const style = Array.from(own)
    .filter(([name]) => !name.startsWith('--'))
    .map(([name, value]) => `${name}:${resolveTokens(value, tokens)}`)
    .join(';')
  if (style !== '') properties.style = style
}

/** Select nothing with selectors that only browsers understand. */
function select(selector: string, root: Root): readonly Element[] {
  try {
    return selectAll(selector, root)
  } catch {
    return []
  }
}
