import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { findBodyTitle } from '../content/read/scanMarkdown.ts'
import { findDeclaredNames } from '../markdown/module/findDeclaredNames.ts'
import { parseModule, type Statement } from '../markdown/module/parseModule.ts'
import { parsePageValues } from '../markdown/syntax/remarkFrontMatter.ts'

/** What every page finds declared, and how it is found out. */
const CONSTANTS = {
  frontMatter: parsePageValues,
  contentTitle: (file: VFile) => findBodyTitle(String(file))
}

/**
 * Declare what pages for Docusaurus expect to be there, where a page speaks of
 * it and does not declare it itself: its front matter, and its own title.
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
