import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { buildSite } from './buildSite.ts'
import { type RunningServer, startNginx } from './startNginx.ts'
import { startSilentServer } from './startSilentServer.ts'

/** A site of a test's own, behind its own nginx. */
export interface FixtureSite {
  readonly origin: string
  /** Put another build in its place, at the same address. */
  readonly deploy: (
    content: string,
    options?: readonly string[]
  ) => Promise<void>
  /** Take the network away. */
  readonly stop: () => Promise<void>
  /** Leave requests without an answer. */
  readonly hang: () => Promise<void>
  /** Give the network back. */
  readonly start: () => Promise<void>
}

/** Builds a content folder and serves it until the test ends. */
export type ServeSite = (
  content: string,
  options?: readonly string[]
) => Promise<FixtureSite>

export { expect } from '@playwright/test'

/** What the tests of this project get besides Playwright's own. */
interface Fixtures {
  /** Of the site under test, without a slash at its end. */
  readonly origin: string
  readonly serveSite: ServeSite
}

/** Milliseconds that a build may take on a machine that is busy. */
const BUILD_TIME = 180_000

/** Playwright's `test`, with sites of other content or configuration. */
export const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  serveSite: async ({}, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (content, options) => {
      base.setTimeout(base.info().timeout + BUILD_TIME)
      const folder = await mkdtemp(path.join(tmpdir(), 'served-'))
      ends.push(() => rm(folder, { recursive: true, force: true }))
      await copyBuild(folder, content, options)
      const server = await startNginx(folder)
      const site = createFixtureSite(server, folder)
      ends.push(server.stop, site.stop)
      return site
    })
    for (const end of ends.reverse()) await end()
  }
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
    deploy: async (content, options) => {
      await copyBuild(folder, content, options)
      await server.restart()
    }
  }
}

/** File times stay, as they do in the image: nginx makes ETags of them. */
async function copyBuild(
  folder: string,
  content: string,
  options?: readonly string[]
): Promise<void> {
  const out = await buildSite(content, options)
  await rm(folder, { recursive: true, force: true })
  await cp(out, folder, { recursive: true, preserveTimestamps: true })
}
