import type { ArrayExpression } from 'estree'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { HeadingSource } from '../elements/rehypeHeadings.ts'
import { findDeclaredNames } from './findDeclaredNames.ts'
import { createConstant, createModuleCode } from './moduleSyntax.ts'
import { parseModule, type Statement } from './parseModule.ts'

/**
 * Export the headings of the page, those of its partials in their places.
 *
 * A page may export `headings` itself, or `toc` (behaviour 2.8.6). One that speaks
 * of `toc` and does not declare it finds it declared.
 */
export function rehypeHeadingsExport() {
  return (tree: Root, file: VFile) => {
    const declared = findDeclaredNames(tree)
    if (declared.has('headings')) return
    const body = declared.has('toc')
      ? parseModule(FROM_TOC)
      : createHeadings(file.data.headings ?? [])
    const isRead = !declared.has('toc') && /\btoc\b/.test(String(file))
    tree.children.push(
      createModuleCode([...body, ...(isRead ? parseModule(TO_TOC) : [])])
    )
  }
}

const FROM_TOC =
  'export const headings = toc.map(({ level, id, value }) => ({ level, id, html: value }))'

const TO_TOC =
  'const toc = headings.map(({ level, id, html }) => ({ level, id, value: html }))'

function createHeadings(
  sources: readonly HeadingSource[]
): readonly Statement[] {
  const imports = findSpecifiers(sources).map(
    (specifier, index) =>
      `import { headings as ${createName(index)} } from ${JSON.stringify(specifier)}`
  )
  return [
    ...parseModule(imports.join('\n')),
    createConstant('headings', createList(sources), { isExported: true })
  ]
}

function createList(sources: readonly HeadingSource[]): ArrayExpression {
  const specifiers = findSpecifiers(sources)
  return {
    type: 'ArrayExpression',
    elements: sources.map(source =>
      source.kind === 'heading'
        ? valueToEstree(source.heading)
        : {
            type: 'SpreadElement',
            argument: {
              type: 'Identifier',
              name: createName(specifiers.indexOf(source.specifier))
            }
          }
    )
  }
}

function findSpecifiers(sources: readonly HeadingSource[]): readonly string[] {
  const specifiers = sources.flatMap(source =>
    source.kind === 'partial' ? [source.specifier] : []
  )
  return [...new Set(specifiers)]
}

function createName(index: number): string {
  return `_headings${index}`
}
