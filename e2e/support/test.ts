import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, type Locator } from '@playwright/test'
import { buildSite, copyOutput } from './buildSite.ts'
import { openPage } from './documents.ts'
import {
  findAnnouncement,
  findBar,
  findFooter,
  findMenu,
  findSidebar
} from './parts.ts'
import { findSite, type SharedSite, type SiteSource } from './sites.ts'
import { type RunningServer, startNginx } from './startNginx.ts'

export { expect } from '@playwright/test'

/** A site behind its own nginx. */
export interface FixtureSite {
  readonly origin: string
  /** Deploy another build at the same address. */
  readonly deploy: (source: SiteSource) => Promise<void>
  /** Go offline. */
  readonly stop: () => Promise<void>
  /** Accept requests without responding. */
  readonly hang: () => Promise<void>
  /** Go online again. */
  readonly start: () => Promise<void>
}

/** The project's fixtures. */
interface Fixtures {
  /** The site that addresses are relative to. */
  readonly site: SharedSite
  /** The site's origin, without a trailing slash. */
  readonly origin: string
  /** Open a page and wait for hydration. */
  readonly open: (address: string) => Promise<void>
  readonly announcement: ReturnType<typeof findAnnouncement>
  readonly bar: ReturnType<typeof findBar>
  readonly menu: ReturnType<typeof findMenu>
  readonly sidebar: ReturnType<typeof findSidebar>
  readonly footer: ReturnType<typeof findFooter>
  /** The page's title. */
  readonly heading: Locator
}

/** Fixtures shared by the tests of a worker. */
interface WorkerFixtures {
  /** Build a content folder and serve it until the worker ends. */
  readonly serveSite: (source: SiteSource) => Promise<FixtureSite>
}

/**
 * Playwright's `test` with the shared sites and the parts of a page.
 * Addresses are relative to the handbook unless a file or a group of tests
 * chooses another site: `test.use({ site: 'manual' })`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: ['handbook', { option: true }],
  baseURL: async ({ site }, use) => use(findSite(site).origin),
  origin: async ({ site }, use) => use(findSite(site).origin),
  open: async ({ page }, use) => use(address => openPage(page, address)),
  announcement: async ({ page }, use) => use(findAnnouncement(page)),
  bar: async ({ page }, use) => use(findBar(page)),
  menu: async ({ page }, use) => use(findMenu(page)),
  sidebar: async ({ page }, use) => use(findSidebar(page)),
  footer: async ({ page }, use) => use(findFooter(page)),
  heading: async ({ page }, use) =>
    use(page.getByRole('heading', { level: 1 })),
  serveSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const ends: (() => Promise<void>)[] = []
      await use(async source => {
        const folder = await mkdtemp(path.join(tmpdir(), 'served-'))
        ends.push(() => rm(folder, { recursive: true, force: true }))
        await copyOutput(await buildSite(source), folder)
        const server = await startNginx(folder)
        const site = createFixtureSite(server, folder)
        ends.push(server.stop, site.stop)
        return site
      })
      for (const end of ends.reverse()) await end()
    },
    { scope: 'worker' }
  ]
})

function createFixtureSite(server: RunningServer, folder: string): FixtureSite {
  let endSilence: () => Promise<void> = async () => undefined
  const stop = async () => {
    await endSilence()
    endSilence = async () => undefined
    await server.pause()
  }
  return {
    origin: server.origin,
    stop,
    hang: async () => {
      await stop()
      endSilence = await startSilentServer(Number(new URL(server.origin).port))
    },
    start: async () => {
      await stop()
      await server.restart()
    },
    deploy: async source => {
      await copyOutput(await buildSite(source), folder)
      await server.restart()
    }
  }
}

/**
 * Accept connections and never respond, like a network without internet.
 *
 * @returns closes the server and its connections
 */
async function startSilentServer(port: number): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => sockets.add(socket)).listen(port)
  await once(server, 'listening')
  return async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
}
