import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { parse } from 'yaml'
import { findDeclaredNames } from '../markdown/module/findDeclaredNames.ts'
import { parseModule, type Statement } from '../markdown/module/parseModule.ts'

/** What every page finds declared, and how it is found out. */
const CONSTANTS = {
  frontMatter: readFrontMatter,
  contentTitle: findTitle
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

function findTitle(file: VFile): string | undefined {
  return /^# +(.+?)(?: +\{#.*\})?$/m.exec(String(file))?.[1]
}

/** Dates as their text, which is what pages show of them. */
function readFrontMatter(file: VFile): unknown {
  try {
    const value: unknown = parse(file.data.frontMatter ?? '')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {} // faulty front matter is reported where content is read
  }
}
