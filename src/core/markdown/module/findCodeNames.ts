import type { Program } from 'estree'
import type { Root, RootContent } from 'hast'
import type { Point } from 'unist'
import { isJsxElement } from '../element.ts'
import { walkNodes } from '../walkTree.ts'

/** Names in a page's exports, expressions and attributes. */
interface CodeNames {
  /** Components that the code uses: name → first use. */
  readonly components: ReadonlyMap<string, Point>
  /** Variables, parameters and properties. */
  readonly others: ReadonlySet<string>
}

/**
 * Find the names in a page's JavaScript: exports, expressions, attributes.
 * Components there stay components, while those in the page's text may become
 * markup.
 */
export function findCodeNames(tree: Root): CodeNames {
  const components = new Map<string, Point>()
  const others = new Set<string>()
  walkNodes(tree, node => {
    for (const program of listPrograms(node)) collect(program)
  })
  return { components, others }

  function collect(code: unknown): void {
    if (typeof code !== 'object' || code === null) return
    if (isOfType(code, 'ImportDeclaration')) return
    if (isOfType(code, 'Identifier')) others.add(String(code.name))
    if (isOfType(code, 'JSXOpeningElement')) addElement(code.name as JsxName)
    for (const part of Object.values(code)) collect(part)
  }

  /** In `<Tabs.Item>`, only `Tabs` is declared. */
  function addElement({ object, name = '', loc }: JsxName): void {
    if (object) addElement(object)
    if (object || !/^[A-Z]/.test(name) || components.has(name)) return
    // Babel's columns count from 0. The element starts at the "<" before the name.
    const { line = 1, column = 1 } = loc?.start ?? {}
    components.set(name, { line, column })
  }
}

/** The name of a JSX element in code; `object` is the part before a dot. */
interface JsxName {
  readonly object?: JsxName
  readonly name?: string
  readonly loc?: { readonly start: Point }
}

function isOfType(
  code: object,
  type: string
): code is Readonly<Record<string, unknown>> {
  return 'type' in code && code.type === type
}

function listPrograms(
  node: RootContent
): readonly (Program | null | undefined)[] {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [node.data?.estree]
  }
  if (!isJsxElement(node)) return []
  return node.attributes.map(attribute => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return attribute.data?.estree
    }
    const { value } = attribute
    return typeof value === 'object' ? value?.data?.estree : undefined
  })
}
