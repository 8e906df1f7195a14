import { type ContentDialect, rewriteSource } from '../contentDialect.ts'
import { listProse } from './scanMarkdown.ts'

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
  const prose = listProse(body)
    .join('\n')
    .replace(/(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, '')
  return hasModuleSyntax(prose) || hasJsx(prose) ? 'mdx' : 'md'
}

/** Whether a line starts with an import or export statement. */
function hasModuleSyntax(prose: string): boolean {
  return /^(?:import\s+(?:[\w*{][^;\n]*\sfrom\s+)?['"][^'"\n]+['"]|import\s+(?:\w+\s*,\s*)?\{[^}'"]*\}\s*from\s*['"]|export\s+(?:const|let|function|default|\{|\*))/m.test(
    prose
  )
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
