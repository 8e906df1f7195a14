import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { HeadingSource } from '../elements/rehypeHeadings.ts'
import {
  createModuleCode,
  findDeclaredNames,
  parseModule
} from './moduleSyntax.ts'

/**
 * Export the page's headings, including those of its partials.
 *
 * A page may export `headings` or `toc` itself (behavior 2.8.6). If it uses `toc`
 * without declaring it, declare it.
 */
export function rehypeHeadingsExport() {
  return (tree: Root, file: VFile) => {
    const declared = findDeclaredNames(tree)
    if (declared.has('headings')) return
    const headings = declared.has('toc')
      ? FROM_TOC
      : printHeadings(file.data.headings ?? [])
    const usesToc = !declared.has('toc') && /\btoc\b/.test(String(file))
    const code = usesToc ? `${headings}\n${TO_TOC}` : headings
    tree.children.push(createModuleCode(parseModule(code)))
  }
}

const FROM_TOC =
  'export const headings = toc.map(({ level, id, value }) => ({ level, id, html: value }))'

const TO_TOC =
  'const toc = headings.map(({ level, id, html }) => ({ level, id, value: html }))'

function printHeadings(sources: readonly HeadingSource[]): string {
  const partials = sources.flatMap(source =>
    source.kind === 'partial' ? [source.specifier] : []
  )
  const specifiers = [...new Set(partials)]
  const imports = specifiers.map(
    (specifier, index) =>
      `import { headings as _headings${index} } from ${JSON.stringify(specifier)}`
  )
  const items = sources.map(source =>
    source.kind === 'heading'
      ? JSON.stringify(source.heading)
      : `..._headings${specifiers.indexOf(source.specifier)}`
  )
  return [...imports, `export const headings = [${items.join()}]`].join('\n')
}
