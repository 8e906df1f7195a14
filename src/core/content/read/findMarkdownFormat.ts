import type { Nodes, Root } from 'mdast'
import { type ContentDialect, rewriteSource } from '../contentDialect.ts'
import { listProseLines } from './markdownLines.ts'
import { parsePage, tryParsePage } from './parsePage.ts'

/** The setting of a page or the site. */
type FormatChoice = 'md' | 'mdx' | 'detect'

/**
 * Detect the format of a Markdown file.
 *
 * `.mdx` is MDX and `.md` is CommonMark, unless the page or the site sets a
 * format. A `.md` file with a top-level import or export, with a dialect's
 * syntax, or with components or JSX attributes was written for a generator that
 * reads all `.md` files as MDX, so it's MDX, too.
 *
 * @param chosen front matter overrides the site's setting
 */
export function findMarkdownFormat(
  file: string,
  body: string,
  chosen: {
    readonly page?: FormatChoice | undefined
    readonly site: FormatChoice
    readonly dialects?: readonly ContentDialect[] | undefined
  }
): 'md' | 'mdx' {
  const choice = chosen.page ?? chosen.site
  if (choice !== 'detect') return choice
  if (/\.mdx$/i.test(file)) return 'mdx'
  if (rewriteSource(body, chosen.dialects) !== body) return 'mdx'
  const prose = listProseLines(body).join('\n')
  if (LEADING_MODULE.test(prose)) return 'mdx'
  // Parsing every page would take seconds.
  if (!hasModuleSyntax(prose) && !hasJsx(prose)) return 'md'
  const tree = parsePage(body, 'md')
  if (hasScriptModule(tree)) return 'md'
  return hasModule(body, tree) || hasJsx(blankLiterals(body, tree))
    ? 'mdx'
    : 'md'
}

/**
 * Whether a page declares or uses components, so that it makes no sense as
 * CommonMark.
 *
 * @param names components that pages can use without an import
 */
export function usesComponents(
  body: string,
  names: readonly string[]
): boolean {
  const tree = parsePage(body, 'md')
  if (hasModule(body, tree)) return true
  const used = blankLiterals(body, tree).matchAll(/<([A-Z]\w*)/g)
  return [...used].some(([, name = '']) => names.includes(name))
}

/** A page that starts with an import needs no parser. */
const LEADING_MODULE =
  /^\s*import\s+(?:[\w*{][^;\n]*\sfrom\s+)?(['"])[^'"\n]+\1;?[ \t]*(?:\n\s*\n|\nimport\b|\s*$(?![\s\S]))/

/** Whether any line of a text looks like the start of an import or export statement. */
function hasModuleSyntax(prose: string): boolean {
  return MODULE_SYNTAX.test(prose)
}

const MODULE_SYNTAX =
  /^(?:import\s+(?:[\w*{][^;\n]*\sfrom\s+)?['"][^'"\n]+['"]|import\s+(?:\w+\s*,\s*)?\{[^}'"]*\}\s*from\s*['"]|export\s+(?:const|let|function|default|async|class|\{|\*))/m

/**
 * Whether a block is a statement, and not a sentence that starts with "import"
 * or "export".
 */
function hasModule(body: string, { children }: Root): boolean {
  return children.some((block, index) => {
    const start = block.position?.start.offset
    const source = body.slice(start, block.position?.end.offset)
    if (MODULE_SYNTAX.exec(source)?.index !== 0) return false
    // Statements may contain empty lines.
    return children.slice(index, index + MAX_STATEMENT_BLOCKS).some(last => {
      const statement = body.slice(start, last.position?.end.offset)
      return tryParsePage(statement, 'mdx')?.children[0]?.type === 'mdxjsEsm'
    })
  })
}

const MAX_STATEMENT_BLOCKS = 20

/**
 * Whether a script contains statements, which MDX can't parse, or declares what
 * the page's own syntax uses, as in Vue.
 */
function hasScriptModule({ children }: Root): boolean {
  return children.some(
    node =>
      node.type === 'html' &&
      /^<script\b/i.test(node.value) &&
      (/^<script\s[^>]*\bsetup\b/i.test(node.value) ||
        MODULE_SYNTAX.test(node.value))
  )
}

/** Blank code, comments, and elements whose content isn't Markdown. */
function blankLiterals(body: string, tree: Root): string {
  let text = body
  const visit = (node: Nodes): void => {
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    const literal = LITERALS[node.type]
    if (literal && start !== undefined && end !== undefined) {
      const blanked = text
        .slice(start, end)
        .replace(literal, found => found.replace(/[^\n]/g, ' '))
      text = text.slice(0, start) + blanked + text.slice(end)
    } else if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  return text
}

/** The literal parts of nodes. */
const LITERALS: Partial<Readonly<Record<Nodes['type'], RegExp>>> = {
  code: /[\s\S]+/,
  inlineCode: /[\s\S]+/,
  math: /[\s\S]+/,
  html: /<(?:!--[\s\S]*?(?:-->|$(?![\s\S]))|(pre|script|style|textarea)\b[\s\S]*?(?:<\/\1|$(?![\s\S])))/gi
}

/**
 * Whether there's a closed component, or an attribute or comment in braces.
 * Prose that only mentions them uses backticks.
 */
function hasJsx(prose: string): boolean {
  if (/^\s*\{\/\*[\s\S]*?\*\/\}\s*$/m.test(prose)) return true
  if (/\{props\.\w/.test(prose)) return true
  if (/<[A-Za-z][\w.]*(?:\s[^<>]*)?\s[\w-]+=\{/.test(prose)) return true
  if (/^\s*<[A-Z][\w.]*(?:\s[^<>]*)?\/>/m.test(prose)) return true
  const opened = prose.matchAll(/^\s*<([A-Z][\w.]*)(?:\s[^<>]*)?>/gm)
  return [...opened].some(([, name]) => prose.includes(`</${name}>`))
}
