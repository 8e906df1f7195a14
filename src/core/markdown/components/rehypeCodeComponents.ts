import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { type MarkdownContext, reportDiagnostic } from '../markdownContext.ts'
import { findCodeNames } from '../module/findCodeNames.ts'
import {
  buildModuleCode,
  findDeclaredNames,
  parseModule,
  type Statement
} from '../module/moduleSyntax.ts'
import { describeComponent } from '../module/rehypeUnknownNames.ts'
import { findComponent } from './pageComponents.ts'

declare module 'vfile' {
  interface DataMap {
    /** Imports that only the page's code may need, by local name. */
    codeImports: ReadonlyMap<string, Statement>
  }
}

/**
 * Import the components that a page's code uses: in its own components,
 * expressions and attributes. Run this after `rehypeComponents`, which ignores
 * imported names.
 */
export function rehypeCodeComponents(context: MarkdownContext) {
  return (tree: Root, file: VFile) => {
    const { components, others } = findCodeNames(tree)
    const declared = findDeclaredNames(tree)
    const imports = file.data.codeImports ?? new Map<string, Statement>()
    const body = [...imports].flatMap(([name, statement]) =>
      components.has(name) || others.has(name) ? [statement] : []
    )
    for (const [name, place] of components) {
      const isKnown = declared.has(name) || imports.has(name)
      const component = findComponent(name, context)
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
    if (body.length > 0) tree.children.unshift(buildModuleCode(body))
  }
}

function describeUnknownComponent(name: string, context: MarkdownContext) {
  if (findComponent(name, context) === undefined) {
    return describeComponent(name, context)
  }
  return {
    kind: 'feature' as const,
    severity: 'error' as const,
    message: `<${name}> can't be used in code, because it becomes markup when the page is compiled.`,
    hint: 'Use it in the text of the page, or as a child of your component.'
  }
}
