import { join } from 'node:path'
import type { Root } from 'hast'
import type { MarkdownContext } from '../../../core/markdown/markdownContext.ts'
import { importComponents } from '../../../core/markdown/module/rehypeImports.ts'
import { findThemeFile } from './findMissingModule.ts'
import { readGlobalComponents } from './readGlobalComponents.ts'

/**
 * Import the components from `src/theme/MDXComponents` that a page uses, as if
 * the page imported them itself.
 */
export function importGlobalComponents(
  tree: Root,
  { contentDir, components = new Map(), report }: MarkdownContext
): void {
  const module = findThemeFile('@theme/MDXComponents', contentDir)
  if (module === undefined) return
  const file = join(contentDir, module.slice('@site/'.length))
  const globals = readGlobalComponents(file, module)
  importComponents(tree, name =>
    components.has(name) ? undefined : globals.components.get(name)
  )
  // They become markup before a component could replace them.
  if (globals.elements.length === 0) return
  report({
    kind: 'feature',
    level: 'error',
    file,
    message: `Components that replace HTML elements aren't supported: ${globals.elements.join(', ')}.`,
    remedy:
      'Markdown becomes plain HTML. Style the elements, or use the component by its own name.'
  })
}
