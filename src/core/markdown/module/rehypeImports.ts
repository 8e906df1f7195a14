import type { Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { normalizeLink } from '../elements/normalizeLink.ts'
import type { MarkdownContext } from '../markdownContext.ts'
import { walkNodes } from '../walkTree.ts'
import { importComponents } from './importComponents.ts'
import { listImports } from './listStatements.ts'

/**
 * Import the site's components where pages use them, and convert imports of
 * `@site/…` to paths relative to the page.
 */
export function rehypeImports(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    hoistModuleCode(tree)
    importComponents(tree, name => {
      const module = context.components?.get(name)
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
