import type { Page } from '@playwright/test'
import { waitForLife } from '../support/openPage.ts'
import { test as base, expect, type FixtureSite } from '../support/test.ts'
import { type ContentFiles, writeContent } from './writeContent.ts'

export { expect }

/** A served site whose builds are written as files of content. */
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

/** The suite's `test`: with builds, and with service workers at work. */
export const test = base.extend<{ readonly builds: Builds }>({
  serviceWorkers: 'allow',
  builds: async ({ serveSite }, use) => {
    await use({
      serve: async (content, options) =>
        serveSite(await writeContent(content), options),
      deploy: async (site, content, options) =>
        site.deploy(await writeContent(content), options)
    })
  }
})

/** Open a page and wait until the worker is at work and has stored it. */
export async function openAndStore(page: Page, url: string): Promise<void> {
  await page.goto(url)
  const isStored = () =>
    page.evaluate(async () => {
      const stored = await caches.match(window.location.pathname)
      return navigator.serviceWorker.controller !== null && stored !== undefined
    })
  await expect.poll(isStored, { timeout: 15_000 }).toBe(true)
}

/** Wait until the worker has stored a file, which it does beside the answer. */
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

/** Follow a link of the page's text, without loading a document. */
export async function follow(page: Page, name: string): Promise<void> {
  await waitForLife(page)
  await page.locator('main').getByRole('link', { name, exact: true }).click()
}

/** Mark the document, to see later whether it is still the same one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes'
  })
}

/** Tell whether the document is still the marked one. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.marked === 'yes')
}
