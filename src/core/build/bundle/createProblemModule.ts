import type { SiteError } from '../../model/errors.ts'
import { escapeHtml } from '../../model/escapeHtml.ts'
import { formatProblem } from '../formatProblem.ts'

const importJsx = "import { jsx } from 'react/jsx-runtime'"

/**
 * Create a module that shows a compile error in place of a page's text. The page
 * recovers once the text compiles.
 *
 * @param contentDir absolute
 */
export function createProblemModule(
  error: SiteError,
  contentDir: string
): string {
  const html = createProblemHtml(error, contentDir)
  return `${importJsx}
const markup = { __html: ${JSON.stringify(html)} }
export const headings = []
export default function MDXContent() {
  return jsx('div', { dangerouslySetInnerHTML: markup })
}
`
}

/**
 * Create the HTML that replaces a text that doesn't compile.
 *
 * @param contentDir absolute
 */
export function createProblemHtml(
  error: SiteError,
  contentDir: string
): string {
  const text = formatProblem(error, contentDir)
  return `<pre class="compile-problem" role="alert">${escapeHtml(text)}</pre>`
}
