import { type ContentDialect, rewriteSource } from '../contentDialect.ts'
import { listProse } from './scanMarkdown.ts'

/** Which dialect a page, or the whole site, asks for. */
type FormatChoice = 'md' | 'mdx' | 'detect'

/**
 * Find the dialect of a Markdown file.
 *
 * `.mdx` is MDX and `.md` is CommonMark, unless the page or the site says
 * otherwise. A `.md` file with a top-level import or export, with syntax of a
 * dialect, or with components and braces that mean nothing in HTML, was written
 * for a generator that reads every `.md` as MDX, so we do too.
 *
 * @param chosen front matter wins over the site's setting
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
  const prose = listProse(body)
    .join('\n')
    .replace(/(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, '')
  return hasModuleSyntax(prose) || hasJsx(prose) ? 'mdx' : 'md'
}

/** An import or export statement at the start of a line. */
function hasModuleSyntax(prose: string): boolean {
  return /^(?:import\s+(?:[\w*{][^;\n]*\sfrom\s+)?['"][^'"\n]+['"]|import\s+(?:\w+\s*,\s*)?\{[^}'"]*\}\s*from\s*['"]|export\s+(?:const|let|function|default|\{|\*))/m.test(
    prose
  )
}

/**
 * A component that closes, an attribute in braces, or a comment in braces: text
 * that speaks of them has them in backticks.
 */
function hasJsx(prose: string): boolean {
  if (/^\s*\{\/\*[\s\S]*?\*\/\}\s*$/m.test(prose)) return true
  if (/\{props\.\w/.test(prose)) return true
  if (/<[A-Za-z][\w.]*(?:\s[^<>]*)?\s[\w-]+=\{/.test(prose)) return true
  if (/^\s*<[A-Z][\w.]*(?:\s[^<>]*)?\/>/m.test(prose)) return true
  const opened = prose.matchAll(/^\s*<([A-Z][\w.]*)(?:\s[^<>]*)?>/gm)
  return [...opened].some(([, name]) => prose.includes(`</${name}>`))
}
