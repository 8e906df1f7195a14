import type { Root, RootContent } from 'hast'
import type { Node, Point } from 'unist'
import type { VFile } from 'vfile'
import { isJsxElement } from '../element.ts'
import { normalizeLink } from '../elements/resolveFile.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { walkNodes } from '../walkTree.ts'
import { findCodeNames } from './findCodeNames.ts'
import {
  createModuleCode,
  findDeclaredNames,
  listImports,
  parseModule,
  type Statement
} from './moduleSyntax.ts'

/**
 * Import the site's components where pages use them, and convert imports of
 * `@site/…` to paths relative to the page.
 */
export function rehypeImports(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    hoistModuleCode(tree)
    importComponents(tree, name => {
      const module = context.setup.components?.get(name)
      return module && `import ${name} from ${JSON.stringify(module)}`
    })
    for (const statement of listImports(tree)) {
      const source = String(statement.source.value)
      const value = resolveSource(source, context, file)
      statement.source = { type: 'Literal', value }
    }
  }
}

/** Hoist imports and exports out of elements and admonitions. */
export function hoistModuleCode(tree: Root): void {
  const hoisted: RootContent[] = []
  walkNodes(tree, (node, index, parent) => {
    if (node.type !== 'mdxjsEsm' || parent === tree) return undefined
    parent.children.splice(index, 1)
    hoisted.push(node)
    return index
  })
  tree.children.unshift(...hoisted)
}

function resolveSource(source: string, context: MarkdownContext, file: VFile) {
  // Import the file in `static/`, not the URL that it's served from.
  const path = source.startsWith('@site/static/')
    ? source.replace('/static/', '/./static/')
    : source
  return normalizeLink(path, context, file)
}

/**
 * Import the components that a page uses without declaring them.
 *
 * @param write returns the code that declares a component; undefined for an
 * unknown one
 */
export function importComponents(
  tree: Root,
  write: (name: string) => string | undefined
): void {
  const body = [...findUndeclared(tree)].flatMap(([name, node]) =>
    parseModule(write(name) ?? '').map(statement => locateAt(node, statement))
  )
  if (body.length > 0) tree.children.unshift(createModuleCode(body))
}

/** Find the components that the page uses without declaring: name → first use. */
function findUndeclared(tree: Root): ReadonlyMap<string, Node | Point> {
  const declared = findDeclaredNames(tree)
  const used = new Map<string, Node | Point>()
  walkNodes(tree, node => {
    if (!isJsxElement(node)) return undefined
    const name = (node.name ?? '').split('.')[0] ?? ''
    const isUndeclared = /^[A-Z]/.test(name) && !declared.has(name)
    if (isUndeclared && !used.has(name)) used.set(name, node)
  })
  for (const [name, place] of findCodeNames(tree).components) {
    if (!declared.has(name) && !used.has(name)) used.set(name, place)
  }
  return used
}

/** Report mistakes in the import where the component is used. */
function locateAt(place: Node | Point, statement: Statement): Statement {
  const point = 'type' in place ? place.position?.start : place
  if (point === undefined) return statement
  const { line, column } = point
  const start = { line, column: column - 1 }
  return { ...statement, loc: { start, end: start } }
}
