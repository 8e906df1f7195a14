import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { findDeclaredNames } from './findDeclaredNames.ts'
import { createConstant, createModuleCode } from './moduleSyntax.ts'

/** Export the headings of the page, for its table of contents. */
export function rehypeHeadingsExport() {
  return (tree: Root, file: VFile) => {
    if (findDeclaredNames(tree).has('headings')) return
    const value = valueToEstree(file.data.headings ?? [])
    const constant = createConstant('headings', value, { isExported: true })
    tree.children.push(createModuleCode([constant]))
  }
}
