import type { Page } from '@playwright/test'
import {
  test as base,
  expect,
  type FixtureSite
} from '../../../../e2e/support/test.ts'
import {
  type ContentFiles,
  writeContent
} from '../../../../e2e/support/writeContent.ts'
import { contentA } from './contents.fixture.ts'

export { expect }

/** The test's own site, built from content files. */
export interface Kit extends Omit<FixtureSite, 'deploy'> {
  readonly deploy: (
    content: ContentFiles,
    options?: readonly string[]
  ) => Promise<void>
}

/**
 * The suite's `test` with service workers, on a site that starts as build A.
 */
export const test = base.extend<{ readonly kit: Kit }>({
  serviceWorkers: 'allow',
  baseURL: async ({ kit }, use) => use(kit.origin),
  kit: async ({ serveSite }, use) => {
    const write = async (
      files: ContentFiles,
      options: readonly string[] = []
    ) => ({ content: await writeContent(files), options }) as const
    const site = await serveSite(await write(contentA))
    await use({
      ...site,
      deploy: async (files, options) => site.deploy(await write(files, options))
    })
  }
})

/** Open a page and wait until the worker is active and has stored it. */
export async function openAndStore(page: Page, url: string): Promise<void> {
  await page.goto(url)
  const isStored = () =>
    page.evaluate(async () => {
      const stored = await caches.match(window.location.pathname)
      return navigator.serviceWorker.controller !== null && stored !== undefined
    })
  await expect.poll(isStored, { timeout: 15_000 }).toBe(true)
}

/** Wait until the worker has stored a file, possibly after responding. */
export async function waitForStored(page: Page, path: string): Promise<void> {
  const isStored = () =>
    page.evaluate(async part => {
      const names = await caches.keys()
      const stores = await Promise.all(names.map(name => caches.open(name)))
      const keys = await Promise.all(stores.map(store => store.keys()))
      return keys.flat().some(({ url }) => url.includes(part))
    }, path)
  await expect.poll(isStored, { timeout: 15_000 }).toBe(true)
}
