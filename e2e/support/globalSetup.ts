import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSite } from './buildSite.ts'
import {
  listWantedSites,
  publishSites,
  type SharedSite,
  sharedSites
} from './sites.ts'
import { type RunningServer, startNginx } from './startNginx.ts'

/**
 * Each build uses several threads; more at once would only slow each other
 * down.
 */
const BUILDS_AT_ONCE = 2

/**
 * Build the shared sites that are out of date and serve each with the real
 * nginx for the whole run. Playwright and Vitest both call this first.
 *
 * @returns ends what was started
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.WRITTEN_CONTENT = await mkdtemp(path.join(tmpdir(), 'content-'))
  const names = [...listWantedSites()]
  const servers: RunningServer[] = []
  const running: Partial<
    Record<SharedSite, { origin: string; folder: string }>
  > = {}
  await Promise.all(
    Array.from({ length: BUILDS_AT_ONCE }, async () => {
      for (let name = names.shift(); name; name = names.shift()) {
        const folder = await buildSite(sharedSites[name])
        const server = await startNginx(folder)
        servers.push(server)
        running[name] = { origin: server.origin, folder }
      }
    })
  )
  publishSites(running)
  return async () => {
    for (const server of servers) await server.stop()
    await rm(process.env.WRITTEN_CONTENT ?? '', {
      recursive: true,
      force: true
    })
  }
}
