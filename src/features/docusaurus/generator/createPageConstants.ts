import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { findBodyTitle } from '../../../core/content/read/findBodyTitle.ts'
import { splitFrontMatter } from '../../../core/content/read/parseFrontMatter.ts'
import {
  findDeclaredNames,
  parseModule,
  type Statement
} from '../../../core/markdown/module/moduleSyntax.ts'
import { parsePageValues } from '../../../core/markdown/syntax/remarkPageSyntax.ts'

/** The constants that Docusaurus declares in every page, with their values. */
const CONSTANTS = {
  frontMatter: parsePageValues,
  contentTitle: (file: VFile) =>
    findBodyTitle(splitFrontMatter(String(file)).body, 'mdx')?.text
}

/**
 * Declare the constants that Docusaurus declares in every page, if a page uses
 * them and doesn't declare them itself.
 */
export function createPageConstants(
  tree: Root,
  file: VFile
): readonly Statement[] {
  const source = String(file)
  const declared = findDeclaredNames(tree)
  const lines = Object.entries(CONSTANTS)
    .filter(([name]) => !declared.has(name) && source.includes(name))
    .map(([name, read]) => `const ${name} = ${JSON.stringify(read(file))}`)
  return parseModule(lines.join('\n'))
}
