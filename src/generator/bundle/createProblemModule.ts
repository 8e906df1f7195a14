import { readFileSync } from 'node:fs'
import { formatSiteError, type SiteError } from '../../model/errors.ts'
import { createCodeFrame } from './createCodeFrame.ts'

const importJsx = "import { jsx } from 'react/jsx-runtime'"

/**
 * Create a module that shows, in the place of a page's text, why that does not
 * compile. The page mends itself as soon as the text does.
 *
 * @param file absolute path of the text
 */
export function createProblemModule(error: SiteError, file: string): string {
  const html = createProblemHtml(error, file)
  return `${importJsx}
const markup = { __html: ${JSON.stringify(html)} }
export const headings = []
export default function MDXContent() {
  return jsx('div', { dangerouslySetInnerHTML: markup })
}
`
}

/**
 * Create what stands in the place of a text that does not compile.
 *
 * @param file absolute path of the text
 */
export function createProblemHtml(error: SiteError, file: string): string {
  const frame = createFrame(error, file)
  const text = [formatSiteError(error), frame].filter(Boolean).join('\n\n')
  return `<pre class="compile-problem" role="alert">${escapeMarkup(text)}</pre>`
}

function createFrame({ place }: SiteError, file: string): string {
  if (place?.line === undefined) return ''
  const source = readFileSync(file, 'utf8')
  const { line, column = 1 } = place
  return createCodeFrame(source, { line, column })
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
