import { test as base, inject } from 'vitest'
import { buildSite } from '../support/buildSite.ts'
import { findSite, type SharedSite, type SiteSource } from '../support/sites.ts'
import { type RunningServer, startNginx } from '../support/startNginx.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { createPage, type EnginePage } from './page.ts'
import { type GatedSite, type Server, startGate } from './startGate.ts'
import { openWebKit } from './webKit.ts'

export { expect } from 'vitest'

const { name, address, screen = '' } = inject('engine')

/** For `test.skipIf`: some behavior exists or is observable in one engine only. */
export const isFirefox = name === 'firefox'

/**
 * The tab of the previous test. Starting a browser, or even a process, takes
 * longer than most tests. Each test uses a different host name instead, which has
 * no stored data.
 */
let shared: Promise<Driver> | undefined
let count = 0

/** Fixtures of the engine tests. */
interface Fixtures {
  /** A page with empty storage. */
  readonly page: EnginePage
  /** Build a site and start its server, which stops when the test ends. */
  readonly build: (source: SiteSource) => Promise<Server>
  /**
   * Serve a shared site, or that of another server, at a separate address until the
   * test ends.
   */
  readonly serve: (site: SharedSite | Server) => Promise<GatedSite>
}

/** Vitest's `test` with a page of the project's engine. */
export const test = base.extend<Fixtures>({
  page: async ({ task }, use) => {
    shared ??= isFirefox ? openFirefox(address) : openWebKit(address, screen)
    const driver = await shared
    let isReusable = true
    const openTab = () => {
      isReusable = false
      return driver.openTab()
    }
    const host = `test${++count}.toolbox.localhost`
    const page = createPage({ ...driver, openTab }, host)
    await page.resize(1280, 800)
    await use(page)
    if (isReusable && task.result?.state !== 'fail') return
    shared = undefined
    await driver.close()
  },
  build: async ({ task: _ }, use) => {
    const servers: RunningServer[] = []
    await use(async source => {
      const server = await startNginx(await buildSite(source))
      servers.push(server)
      return server
    })
    for (const server of servers) await server.stop()
  },
  serve: async ({ page }, use) => {
    const sites: GatedSite[] = []
    await use(async served => {
      const isShared = typeof served === 'string'
      const site = await startGate(isShared ? findSite(served) : served)
      sites.push(site)
      return site
    })
    // A page that lost its server might load again in the middle of the next test.
    await page.open('about:blank')
    for (const site of sites) await site.pause()
  }
})
