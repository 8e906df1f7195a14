import type { CommandOptions } from '../../../core/feature.ts'
import {
  type Diagnostic,
  formatDiagnostic
} from '../../../core/model/diagnostic.ts'
import { formatDiagnosticWithFrame } from '../../../core/platform/printDiagnostic.ts'
import { escapeText } from '../../../core/render/htmlDocument.ts'
import type { DevEvents } from './createDevEvents.ts'
import type { Respond } from './createDevResponder.ts'
import type { SiteSession } from './createSiteSession.ts'
import {
  catchDiagnostics,
  type DevSite,
  type ValidDevSite
} from './readDevSite.ts'
import { sendDocument } from './sendDevPage.ts'

/** Serves the latest site, or its errors. */
interface DevHost {
  /** Switch to a new state of the site. */
  readonly show: (next: DevSite) => Promise<void>
  /**
   * Recompile the pages made from some files.
   *
   * @param files absolute paths
   */
  readonly refresh: (files: ReadonlySet<string>) => Promise<void>
  readonly respond: Respond
  readonly close: () => Promise<void>
}

/**
 * Create a host that serves the site or, while it has errors, a list of them.
 *
 * @param contentDir absolute; errors name files relative to it
 */
export function createDevHost(
  options: CommandOptions,
  contentDir: string,
  events: DevEvents
): DevHost {
  let session: SiteSession | undefined
  let diagnostics: readonly Diagnostic[] = []

  async function startSession(next: ValidDevSite): Promise<void> {
    await session?.close()
    session = undefined
    // Loading the bundler takes a second; the address is available sooner.
    const { createSiteSession } = await import('./createSiteSession.ts')
    session = await createSiteSession(next, options, events)
  }

  return {
    show: async next => {
      const shown = diagnostics.length === 0 ? session : undefined
      const result = await catchDiagnostics(async () => {
        if ('diagnostics' in next) return next
        if (!(await session?.update(next))) await startSession(next)
        return { diagnostics: [] }
      })
      diagnostics = result.diagnostics
      printAll(diagnostics)
      // A session that continues notifies its tabs itself.
      if (diagnostics.length > 0 || session !== shown) {
        events.reload()
      }
    },
    refresh: async files => {
      if (diagnostics.length === 0) await session?.refresh(files)
    },
    respond: async (request, response) => {
      // Documents served before the error still need their scripts, which
      // detect that the document is out of date.
      const [path = ''] = request.url?.split('?') ?? []
      const isServable = diagnostics.length === 0 || path.includes('/assets/')
      if (session !== undefined && isServable) {
        return session.respond(request, response)
      }
      const text = renderDiagnosticsPage(diagnostics, contentDir)
      sendDocument(response, 500, text)
    },
    close: async () => session?.close()
  }
}

function printAll(diagnostics: readonly Diagnostic[]): void {
  for (const diagnostic of diagnostics) {
    console.error(`error: ${formatDiagnostic(diagnostic)}\n`)
  }
}

/**
 * Render the error page that replaces a site with errors: each with its place
 * and the surrounding lines. The page polls itself and reloads when the
 * response changes; while a server restarts, it waits.
 */
function renderDiagnosticsPage(
  diagnostics: readonly Diagnostic[],
  contentDir: string
): string {
  const items = diagnostics.map(
    diagnostic =>
      `<li><pre>${escapeText(formatDiagnosticWithFrame(diagnostic, contentDir))}</pre></li>`
  )
  const count =
    diagnostics.length === 1 ? '1 error' : `${diagnostics.length} errors`
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
