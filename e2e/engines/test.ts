import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, inject } from 'vitest'
import { findSite, type SharedSite } from '../support/sites.ts'
import { type RunningServer, startNginx } from '../support/startNginx.ts'
import { openFirefox } from './firefox.ts'
import { createPage, type EnginePage } from './page.ts'
import { openWebKit } from './webKit.ts'

export { expect } from 'vitest'

const { name, address } = inject('engine')

/** For `test.skipIf`, if only one engine has or shows a behavior. */
export const isFirefox = name === 'firefox'

/** What a test of the engines may ask for. */
interface Fixtures {
  /** A page that nothing is stored for. */
  readonly page: EnginePage
  /**
   * Serve a shared site from a dedicated server, which the test may stop.
   *
   * @param without a part of the names of files that the server lacks
   */
  readonly serve: (site: SharedSite, without?: RegExp) => Promise<RunningServer>
}

/** Vitest's `test` with a page of the project's engine. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
  page: async ({}, use) => {
    const page = createPage(
      await (isFirefox ? openFirefox : openWebKit)(address)
    )
    await page.resize(1280, 800)
    await use(page)
    await page.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
  serve: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'served-'))
    const servers: RunningServer[] = []
    await use(async (site, without) => {
      const built = findSite(site).folder
      if (without !== undefined) {
        const filter = (file: string) => !without.test(file)
        await cp(built, folder, { recursive: true, filter })
      }
      const server = await startNginx(without ? folder : built)
      servers.push(server)
      return server
    })
    for (const server of servers) await server.stop()
    await rm(folder, { recursive: true })
  }
})
