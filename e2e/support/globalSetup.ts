import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSite } from './buildSite.ts'
import {
  listWantedSites,
  publishSites,
  type SharedSite,
  SITES,
  sharedSites
} from './sites.ts'
import { type RunningServer, startNginx } from './startNginx.ts'

/**
 * Each build uses several threads, so more builds would slow each other down.
 */
const CONCURRENT_BUILDS = 2

/**
 * Build outdated shared sites, and serve each with the real nginx for the whole
 * run. Playwright and Vitest both call this first; it does nothing in a process
 * that another one of the same run has started.
 *
 * @returns stops the servers
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[SITES] !== undefined) return async () => undefined
  process.env.WRITTEN_CONTENT = await mkdtemp(path.join(tmpdir(), 'content-'))
  const names = [...listWantedSites()]
  const servers: RunningServer[] = []
  const running: Partial<
    Record<SharedSite, { origin: string; folder: string }>
  > = {}
  await Promise.all(
    Array.from({ length: CONCURRENT_BUILDS }, async () => {
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
