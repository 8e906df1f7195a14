import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** A link in a text, and where it is. */
export interface TextLink {
  readonly url: string
  readonly line: number
  readonly column: number
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm)

/** List the links of a Markdown text, with those that references lead to. */
export function listTextLinks(markdown: string): readonly TextLink[] {
  const links: TextLink[] = []
  visit(parser.parse(markdown) as Root, node => {
    if (node.type !== 'link' && node.type !== 'definition') return
    const { line = 1, column = 1 } = node.position?.start ?? {}
    links.push({ url: node.url, line, column })
  })
  return links
}
