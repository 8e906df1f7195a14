import { test as base, inject } from 'vitest'
import type { SharedSite } from '../support/sites.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { createPage, type EnginePage } from './page.ts'
import { type GatedSite, startGate } from './startGate.ts'
import { openWebKit } from './webKit.ts'

export { expect } from 'vitest'

const { name, address, screen = '' } = inject('engine')

/** For `test.skipIf`, if only one engine has or shows a behavior. */
export const isFirefox = name === 'firefox'

/**
 * The tab of the previous test. A new browser, or only a new process, would
 * take longer than most tests; so each test opens the sites at a host of its
 * own, for which nothing is stored.
 */
let shared: Promise<Driver> | undefined
let count = 0

/** What a test of the engines may ask for. */
interface Fixtures {
  /** A page that nothing is stored for. */
  readonly page: EnginePage
  /** Serve a shared site at an address of its own until the test ends. */
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
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
  serve: async ({}, use) => {
    const sites: GatedSite[] = []
    await use(async name => {
      const site = await startGate(name)
      sites.push(site)
      return site
    })
    for (const site of sites) await site.pause()
  }
})
