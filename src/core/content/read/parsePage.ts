import type { Root } from 'mdast'
import type { Extension } from 'micromark-util-types'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { isNestedTooDeep } from './markdownLines.ts'
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

/** By whether single dollars delimit formulas; a site needs only one pair. */
const parsers = new Map<boolean, ReturnType<typeof createParsers>>()

function getParsers({ singleDollarMath = false }: MathSyntax) {
  const known = parsers.get(singleDollarMath)
  if (known !== undefined) return known
  const created = createParsers(singleDollarMath)
  parsers.set(singleDollarMath, created)
  return created
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
  if (isNestedTooDeep(body)) return { type: 'root', children: [] }
  return tryParsePage(body, format, syntax) ?? getParsers(syntax).md.parse(body)
}

/** @returns undefined for invalid MDX or deep nesting, which the compiler reports */
export function tryParsePage(
  body: string,
  format: Format,
  syntax: MathSyntax = {}
): Root | undefined {
  if (isNestedTooDeep(body)) return undefined
  try {
    return getParsers(syntax)[format].parse(body)
  } catch {
    return undefined
  }
}
