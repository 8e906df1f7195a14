import type { Heading, Root } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { parse } from 'yaml'
import {
  addSyntax,
  cjkEmphasis,
  headingIds,
  htmlComments
} from '../../content/read/parserExtensions.ts'
import {
  type MarkdownContext,
  type MarkdownPage,
  reportDiagnostic
} from '../markdownContext.ts'
import { walkMarkdown } from '../walkTree.ts'

declare module 'vfile' {
  interface DataMap {
    /** The YAML between the fences. */
    frontMatter: string
  }
}

/**
 * Parse what pages contain besides GFM and MDX: emphasis in languages without
 * spaces, `{#id}` at the end of headings, and HTML comments. Comments and front
 * matter are removed from the page.
 */
export function remarkPageSyntax(this: Processor, context: MarkdownContext) {
  for (const extension of [...cjkEmphasis, headingIds, htmlComments]) {
    addSyntax(this, extension)
  }
  return (tree: Root, file: VFile) => {
    takeFrontMatter(tree, file)
    walkMarkdown(tree, 'heading', moveIdToData)
    removeComments(tree, { context, file })
  }
}

/** Keep the text of the front matter in `file.data`. */
function takeFrontMatter(tree: Root, file: VFile): void {
  const [first] = tree.children
  if (first?.type !== 'yaml') return
  tree.children.shift()
  file.data.frontMatter = first.value
}

/** Parse a page's front matter; invalid front matter has no values. */
export function readFrontMatterValues({
  data
}: VFile): Readonly<Record<string, unknown>> {
  try {
    return Object(parse(data.frontMatter ?? ''))
  } catch {
    return {} // reported when content is read
  }
}

/** Use `{#id}` as the id of its heading (behavior 2.9.2). */
function moveIdToData(heading: Heading): undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = /\s*\{#((?:.(?!\{#|\}))*.)\}\s*$/.exec(last.value)
  if (match?.[1] === undefined) return undefined
  last.value = last.value.slice(0, match.index)
  if (last.value === '') heading.children.pop()
  heading.data = { ...heading.data, hProperties: { id: match[1] } }
}

function removeComments(tree: Root, page: MarkdownPage): void {
  walkMarkdown(tree, 'html', (node, index, parent) => {
    const [html = '', unclosed] = node.value
      .replace(/<!--[\s\S]*?-->/g, '')
      .split('<!--')
    if (unclosed !== undefined) reportDiagnostic(page, node, UNCLOSED)
    node.value = html
    if (html.trim() !== '') return undefined
    parent.children.splice(index, 1)
    return index
  })
}

const UNCLOSED = {
  severity: 'error',
  message: 'The comment "<!--" isn\'t closed, so the page ends here.',
  hint: 'Close it with "-->".'
} as const
