import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { buildSite } from './buildSite.ts'
import { type RunningServer, startNginx } from './startNginx.ts'

/** A site of a test's own, behind its own nginx. */
export interface FixtureSite {
  readonly origin: string
  /** Put another build in its place, at the same address. */
  readonly deploy: (
    content: string,
    options?: readonly string[]
  ) => Promise<void>
  /** Take the network away, and give it back. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Builds a content folder and serves it until the test ends. */
export type ServeSite = (
  content: string,
  options?: readonly string[]
) => Promise<FixtureSite>

export { expect } from '@playwright/test'

/** Playwright's `test`, with sites of other content or configuration. */
export const test = base.extend<{ readonly serveSite: ServeSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  serveSite: async ({}, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (content, options) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'served-'))
      ends.push(() => rm(folder, { recursive: true, force: true }))
      await copyBuild(folder, content, options)
      const server = await startNginx(folder)
      ends.push(server.stop)
      return createFixtureSite(server, folder)
    })
    for (const end of ends.reverse()) await end()
  }
})

function createFixtureSite(server: RunningServer, folder: string): FixtureSite {
  return {
    origin: server.origin,
    deploy: async (content, options) => {
      await copyBuild(folder, content, options)
      await server.restart()
    },
    stop: server.pause,
    start: server.restart
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
