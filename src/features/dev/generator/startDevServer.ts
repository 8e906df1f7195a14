import type { IncomingMessage, ServerResponse } from 'node:http'
import { listDialects } from '../../../core/content/contentDialect.ts'
import {
  findContentLayout,
  listWatchedFolders
} from '../../../core/content/read/findContentLayout.ts'
import type { CommandOptions } from '../../../core/feature.ts'
import {
  REVALIDATE,
  securityHeaders
} from '../../../core/output/deliveryHeaders.ts'
import { createHttpServer, listen } from '../../../core/platform/listen.ts'
import { tellSupervisor } from '../../../core/platform/supervision.ts'
import { DEV_EVENTS_PATH } from '../devEvent.ts'
import { createDevEvents } from './createDevEvents.ts'
import { createDevHost } from './createDevHost.ts'
import { findRefusal } from './findRefusal.ts'
import { createDevReader, type DevSite } from './readDevSite.ts'
import { sendReply } from './sendDevPage.ts'
import { type FolderWatch, watchFolders } from './watchFolders.ts'

/**
 * Serve a site during development. The address is available at once; pages are
 * compiled on request.
 *
 * Text, components, styles and a page's front matter are replaced in the open
 * tab. Changes that affect all pages (`site.ts`, sidebars, the list of pages)
 * reload it. While the content has errors, a page lists them with their places;
 * it disappears once they're fixed.
 *
 * @throws DiagnosticError if the port can't be used
 */
export async function startDevServer(options: CommandOptions): Promise<void> {
  // readDevSite.ts replaces process.exit while the site file is read.
  const exit = process.exit.bind(process)
  const events = createDevEvents()
  const reader = createDevReader(options)
  const { contentDir, features } = options
  const dialects = listDialects(features)
  const layout = await findContentLayout(contentDir, dialects)
  const host = createDevHost(options, layout.contentDir, events)
  let devSite: DevSite | undefined
  let started: Promise<void> | undefined
  let watch: FolderWatch | undefined

  async function respond(
    request: IncomingMessage,
    response: ServerResponse
  ): Promise<void> {
    for (const [name, value] of Object.entries(securityHeaders)) {
      response.setHeader(name, value)
    }
    response.setHeader('Cache-Control', REVALIDATE)
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    const refusal = findRefusal(request.headers, options.host)
    if (refusal !== undefined) {
      const text = `${refusal}\n`
      return sendReply(response, { status: 403, type: 'text/plain', text })
    }
    const [path = ''] = request.url?.split('?') ?? []
    if (path.endsWith(`/${DEV_EVENTS_PATH}`)) {
      return events.connect(response)
    }
    await started
    // A tab that opens now is notified only of later changes.
    await watch?.settle()
    return host.respond(request, response)
  }

  const server = createHttpServer(respond)
  const origin = await listen(server, { ...options, command: 'npm run dev' })
  console.log(`${origin}/`)
  started = (async () => {
    devSite = await reader.read()
    await host.show(devSite)
  })()
  started.catch(console.error)
  const folders = listWatchedFolders(contentDir, layout)
  watch = await watchFolders(folders, async files => {
    await started?.catch(() => {}) // printed already
    await host.refresh(files)
    const next = devSite
      ? await reader.reread(devSite, files)
      : await reader.read()
    if (next === devSite) return
    devSite = next
    started = host.show(next)
    await started
  })
  stopOnSignals(async () => {
    watch?.close()
    events.close()
    server.closeAllConnections()
    server.close()
    await host.close()
  }, exit)
  // Work that waits isn't stuck; only a blocked thread is.
  setInterval(tellSupervisor, 1000, {})
  // A floating promise or callback from content must not end the server.
  process.on('uncaughtException', console.error)
}

function stopOnSignals(
  stop: () => Promise<void>,
  exit: typeof process.exit
): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl+C arrives twice: from the terminal, and from the supervisor.
    process.on(signal, () => {
      stop().finally(() => exit(0))
    })
  }
}
