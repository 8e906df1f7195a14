import type { ArrayExpression, ImportDeclaration } from 'estree'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { HeadingSource } from '../elements/rehypeHeadings.ts'
import {
  createHeadingsFromToc,
  createTocFromHeadings
} from './createHeadingsFromToc.ts'
import { findDeclaredNames } from './findDeclaredNames.ts'
import { createConstant, createModuleCode } from './moduleSyntax.ts'

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
    const sources = file.data.headings ?? []
    const value = declared.has('toc')
      ? createHeadingsFromToc()
      : createList(sources)
    const imports = declared.has('toc') ? [] : findSpecifiers(sources)
    const isRead = !declared.has('toc') && /\btoc\b/.test(String(file))
    tree.children.push(
      createModuleCode([
        ...imports.map(createHeadingsImport),
        createConstant('headings', value, { isExported: true }),
        ...(isRead ? [createConstant('toc', createTocFromHeadings())] : [])
      ])
    )
  }
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

function createHeadingsImport(
  specifier: string,
  index: number
): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    attributes: [],
    source: { type: 'Literal', value: specifier },
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: { type: 'Identifier', name: 'headings' },
        local: { type: 'Identifier', name: createName(index) }
      }
    ]
  }
}
