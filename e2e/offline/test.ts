import type { Page } from '@playwright/test'
import { test as base, expect, type FixtureSite } from '../support/test.ts'
import { type ContentFiles, writeContent } from './writeContent.ts'

export { expect }

/** A served site whose builds are given as content files. */
export interface Builds {
  readonly serve: (
    content: ContentFiles,
    options?: readonly string[]
  ) => Promise<FixtureSite>
  readonly deploy: (
    site: FixtureSite,
    content: ContentFiles,
    options?: readonly string[]
  ) => Promise<void>
}

/** The suite's `test`, with builds and service workers. */
export const test = base.extend<{ readonly builds: Builds }>({
  serviceWorkers: 'allow',
  // No shared site is visited.
  baseURL: '',
  builds: async ({ serveSite }, use) => {
    await use({
      serve: async (content, options = []) =>
        serveSite({ content: await writeContent(content), options }),
      deploy: async (site, content, options = []) =>
        site.deploy({ content: await writeContent(content), options })
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

/** Wait until the worker has stored a file, which may follow the response. */
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
