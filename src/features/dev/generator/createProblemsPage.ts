import { formatProblem } from '../../../core/build/formatProblem.ts'
import { escapeText } from '../../../core/build/prerender/htmlDocument.ts'
import type { SiteError } from '../../../core/model/errors.ts'

/**
 * Create the error page that replaces a site with errors: each with its place
 * and the surrounding lines. The page polls itself and reloads when the
 * response changes; while a server restarts, it waits.
 *
 * @param contentDir absolute
 */
export function createProblemsPage(
  problems: readonly SiteError[],
  contentDir: string
): string {
  const items = problems.map(
    problem =>
      `<li><pre>${escapeText(formatProblem(problem, contentDir))}</pre></li>`
  )
  const count = problems.length === 1 ? '1 error' : `${problems.length} errors`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${count}</title><style>${style}</style></head><body><h1>${count} in the content</h1><p>This page reloads when they're fixed.</p><ul>${items.join('')}</ul><script>${script}</script></body></html>`
}

const style = `body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark }
pre { white-space: pre-wrap; padding: 1rem; border-inline-start: 4px solid #d33 }
ul { list-style: none; padding: 0 }`

/** Runs in the browser. */
const script = `let shown
setInterval(async () => {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    const text = await response.text()
    shown ??= text
    if (response.ok || text !== shown) location.reload()
  } catch {}
}, 400)`
