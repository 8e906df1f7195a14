import type { Expression, Program } from 'estree'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { VFile } from 'vfile'
import { parse } from 'yaml'
import { createTocFromHeadings } from './createHeadingsFromToc.ts'
import { createConstant } from './moduleSyntax.ts'

/** Names that every page for Docusaurus finds declared. */
export const PAGE_CONSTANTS: readonly string[] = [
  'frontMatter',
  'contentTitle',
  'toc'
]

/**
 * Declare what pages for Docusaurus expect to be there, where a page speaks of
 * it: its front matter, its own title, and its headings.
 *
 * @param declared names that the page declares itself
 */
export function createPageConstants(
  file: VFile,
  declared: ReadonlySet<string>
): Program['body'] {
  const source = String(file)
  return PAGE_CONSTANTS.filter(
    name => !declared.has(name) && new RegExp(`\\b${name}\\b`).test(source)
  ).map(name => createConstant(name, createValue(name, file)))
}

function createValue(name: string, file: VFile): Expression {
  if (name === 'toc') return createTocFromHeadings()
  if (name === 'frontMatter') return valueToEstree(readFrontMatter(file))
  const title = /^# +(.+?)(?: +\{#.*\})?$/m.exec(String(file))?.[1]
  return valueToEstree(title)
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
