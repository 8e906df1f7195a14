import { test as base, inject } from 'vitest'
import type { SharedSite } from '../support/sites.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { createPage, type EnginePage } from './page.ts'
import { type GatedSite, startGate } from './startGate.ts'
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
  /** Serve a shared site at a separate address until the test ends. */
  readonly serve: (site: SharedSite) => Promise<GatedSite>
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
  serve: async ({ page }, use) => {
    const sites: GatedSite[] = []
    await use(async name => {
      const site = await startGate(name)
      sites.push(site)
      return site
    })
    // A page that lost its server might load again in the middle of the next test.
    await page.open('about:blank')
    for (const site of sites) await site.pause()
  }
})
