import { readFileSync } from 'node:fs'
import { formatSiteError, type SiteError } from '../../model/errors.ts'
import { createCodeFrame } from './createCodeFrame.ts'

const style =
  '.compile-problem{padding:1rem;border-inline-start:4px solid #d33;white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace}'

/**
 * Create a module that shows, in the place of a page's text, why that does not
 * compile. The page mends itself as soon as the text does.
 *
 * @param file absolute path of the text
 */
export function createProblemModule(error: SiteError, file: string): string {
  const frame = createFrame(error, file)
  const text = [formatSiteError(error), frame].filter(Boolean).join('\n\n')
  const html = `<style>${style}</style><pre class="compile-problem">${escapeMarkup(text)}</pre>`
  return `import { jsx } from 'react/jsx-runtime'
const markup = { __html: ${JSON.stringify(html)} }
export const headings = []
export default function MDXContent() {
  return jsx('div', { role: 'alert', dangerouslySetInnerHTML: markup })
}
`
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
