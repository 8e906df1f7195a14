import { buildSite } from './buildSite.ts'
import { type RunningServer, startNginx } from './startNginx.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** Content folders of `e2e/fixtures` that many tests share. */
export type SharedSite =
  | 'bare'
  | 'everything'
  | 'handbook'
  | 'hideable'
  | 'manual'
  | 'tags'
  | 'versionsAndLocales'

interface SiteFixtures {
  /** Which site addresses are relative to; the project's own if undefined. */
  readonly site: SharedSite | undefined
}

interface SiteWorkerFixtures {
  /** Serve a shared site until the worker ends, and give its origin. */
  readonly findOrigin: (site: SharedSite) => Promise<string>
}

/** Building several sites one after the other takes its time. */
const BUILD_TIMEOUT = 300_000

/**
 * The suite's `test`, with a choice of site: `test.use({ site: 'handbook' })`
 * makes addresses relative to another built site, behind its own nginx.
 */
export const test = base.extend<SiteFixtures, SiteWorkerFixtures>({
  site: [undefined, { option: true }],
  findOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const servers = new Map<SharedSite, RunningServer>()
      await use(async site => {
        const known = servers.get(site)
        if (known) return known.origin
        const server = await startNginx(await buildSite(`e2e/fixtures/${site}`))
        servers.set(site, server)
        return server.origin
      })
      for (const server of servers.values()) await server.stop()
    },
    { scope: 'worker' }
  ],
  baseURL: [
    async ({ baseURL, site, findOrigin }, use) => {
      await use(site === undefined ? baseURL : await findOrigin(site))
    },
    { scope: 'test', timeout: BUILD_TIMEOUT }
  ]
})
