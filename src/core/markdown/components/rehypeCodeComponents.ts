import type { Root } from 'hast'
import type { Node, Point } from 'unist'
import type { VFile } from 'vfile'
import { isJsxElement } from '../element.ts'
import { type MarkdownContext, reportDiagnostic } from '../markdownContext.ts'
import { findCodeNames } from '../module/findCodeNames.ts'
import {
  createModuleCode,
  findDeclaredNames,
  parseModule,
  type Statement
} from '../module/moduleSyntax.ts'
import { describeComponent } from '../module/rehypeUnknownNames.ts'
import { walkNodes } from '../walkTree.ts'
import { findComponent } from './pageComponents.ts'

declare module 'vfile' {
  interface DataMap {
    /** Imports that only the page's code may need, by local name. */
    codeImports: ReadonlyMap<string, Statement>
  }
}

/**
 * Import the components that aren't markup by now: those that a page's code uses
 * in its own components, expressions and attributes, and those that need a script.
 * Run this after `rehypeComponents`, which ignores imported names.
 */
export function rehypeCodeComponents(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const { components: inCode, others } = findCodeNames(tree)
    const declared = findDeclaredNames(tree)
    const components = new Map<string, Node | Point>([
      ...inCode,
      ...findScripted(tree, context)
    ])
    const imports = file.data.codeImports ?? new Map<string, Statement>()
    const body = [...imports].flatMap(([name, statement]) =>
      components.has(name) || others.has(name) ? [statement] : []
    )
    for (const [name, place] of components) {
      const isKnown = declared.has(name) || imports.has(name)
      const component = findComponent(name, context.setup)
      if (isKnown || component?.isProvided) continue
      const module = component?.specifier
      if (module !== undefined) {
        body.push(...parseModule(`import { ${name} } from '${module}'`))
      } else if (!others.has(name)) {
        reportDiagnostic(
          { context, file },
          place,
          describeUnknownComponent(name, context)
        )
        body.push(...parseModule(`const ${name} = ({ children }) => children`))
      }
    }
    if (body.length > 0) tree.children.unshift(createModuleCode(body))
  }
}

/** Find the components in the text that have a module: name → first use. */
function findScripted(
  tree: Root,
  context: MarkdownContext
): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>()
  walkNodes(tree, node => {
    if (!isJsxElement(node)) return
    const name = node.name ?? ''
    const { specifier } = findComponent(name, context.setup) ?? {}
    if (specifier !== undefined && !found.has(name)) found.set(name, node)
  })
  return found
}

function describeUnknownComponent(name: string, context: MarkdownContext) {
  if (findComponent(name, context.setup) === undefined) {
    return describeComponent(name, context)
  }
  return {
    kind: 'feature' as const,
    severity: 'error' as const,
    message: `<${name}> can't be used in code, because it becomes markup when the page is compiled.`,
    hint: 'Use it in the text of the page, or as a child of your component.'
  }
}
