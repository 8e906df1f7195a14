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

/** The part of `markdown` in `site.ts` that changes how pages are parsed. */
export interface MathSyntax {
  /** Whether `$x$` is a formula, and not only `$$x$$`. */
  readonly singleDollarMath?: boolean
}

type Format = 'md' | 'mdx'

const doubleDollars = createParsers(false)
const singleDollars = createParsers(true)

function createParsers(singleDollarTextMath: boolean) {
  const md = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath, { singleDollarTextMath })
    .use(addExtensions, cjkEmphasis)
    .freeze()
  const mdx = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkMath, { singleDollarTextMath })
    .use(addExtensions, [...cjkEmphasis, headingIds, htmlComments])
    .freeze()
  return { md, mdx }
}

function findParsers({ singleDollarMath = false }: MathSyntax) {
  return singleDollarMath ? singleDollars : doubleDollars
}

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
export function parsePage(
  body: string,
  format: Format,
  syntax: MathSyntax = {}
): Root {
  if (isTooDeep(body)) return { type: 'root', children: [] }
  return (
    tryParsePage(body, format, syntax) ?? findParsers(syntax).md.parse(body)
  )
}

/** @returns undefined for invalid MDX or deep nesting, which the compiler reports */
export function tryParsePage(
  body: string,
  format: Format,
  syntax: MathSyntax = {}
): Root | undefined {
  if (isTooDeep(body)) return undefined
  try {
    return findParsers(syntax)[format].parse(body)
  } catch {
    return undefined
  }
}
