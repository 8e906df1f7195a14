import type { Root } from 'mdast'
import type { Extension } from 'micromark-util-types'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { isTooDeep } from './markdownLines.ts'
import {
  addSyntax,
  cjkEmphasis,
  headingIds,
  htmlComments
} from './parserExtensions.ts'

const md = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(addExtensions, cjkEmphasis)
  .freeze()
const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(addExtensions, [...cjkEmphasis, headingIds, htmlComments])
  .freeze()

function addExtensions(
  this: Processor,
  extensions: readonly Extension[]
): undefined {
  for (const extension of extensions) addSyntax(this, extension)
}

/**
 * Parse a page's body before it's compiled; invalid MDX as CommonMark.
 *
 * @returns an empty tree if it's nested too deeply, which the compiler reports
 */
export function parsePage(body: string, format: 'md' | 'mdx'): Root {
  if (isTooDeep(body)) return { type: 'root', children: [] }
  return tryParsePage(body, format) ?? md.parse(body)
}

/** @returns undefined for invalid MDX or deep nesting, which the compiler reports */
export function tryParsePage(
  body: string,
  format: 'md' | 'mdx'
): Root | undefined {
  if (isTooDeep(body)) return undefined
  try {
    return (format === 'md' ? md : mdx).parse(body)
  } catch {
    return undefined
  }
}
