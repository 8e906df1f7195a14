import { unwrapMdxFences } from '../markdown/syntax/unwrapMdxFences.ts'

/** Which dialect a page, or the whole site, asks for. */
export type FormatChoice = 'md' | 'mdx' | 'detect'

/**
 * Find the dialect of a Markdown file.
 *
 * `.mdx` is MDX and `.md` is CommonMark, unless someone says otherwise. A `.md`
 * file with a top-level import or export, or with MDX in a fence of its own, was
 * written for a generator that reads every `.md` as MDX, so it is read so too.
 *
 * @param chosen front matter wins over the site's setting
 */
export function findMarkdownFormat(
  file: string,
  body: string,
  chosen: {
    readonly page?: FormatChoice | undefined
    readonly site: FormatChoice
  }
): 'md' | 'mdx' {
  const choice = chosen.page ?? chosen.site
  if (choice !== 'detect') return choice
  if (/\.mdx$/i.test(file)) return 'mdx'
  return hasMdxFence(body) || hasModuleSyntax(body) ? 'mdx' : 'md'
}

/** MDX that was hidden from editors in a fence of `mdx-code-block`. */
function hasMdxFence(body: string): boolean {
  return unwrapMdxFences(body) !== body
}

/** An import or export statement at the start of a line, outside of code. */
function hasModuleSyntax(body: string): boolean {
  const prose = body.replace(/^( {0,3})(`{3,}|~{3,})[\s\S]*?^ {0,3}\2/gm, '')
  return /^(?:import\s+(?:[\w*{][^;\n]*\sfrom\s+)?['"][^'"\n]+['"]|export\s+(?:const|let|function|default|\{|\*))/m.test(
    prose
  )
}
