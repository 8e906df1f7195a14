import type { Page } from '@playwright/test'
import type { SiteSource } from '../../../../e2e/support/sites.ts'
import {
  test as base,
  expect,
  type FixtureSite
} from '../../../../e2e/support/test.ts'
import {
  type ContentFiles,
  writeContent
} from '../../../../e2e/support/writeContent.ts'

export { expect }

const site = `export default {
  title: 'Kit',
  url: 'https://kit.example',
  navbar: { items: [] }
}
`

const links = `
[One](/docs/guide/one) [Two](/docs/guide/two) [Other](/docs/other/three)
`

/**
 * Build A: the initial content of these tests. Its topics are its docs folders,
 * and it has a search.
 */
export const contentA: ContentFiles = {
  'site.ts': site,
  'index.mdx': `# Kit\n${links}\n<SearchField />\n`,
  'docs/guide/_category_.json': '{ "label": "Guide" }',
  'docs/other/_category_.json': '{ "label": "Other" }',
  'docs/guide/one.mdx': `# One\n\nFirst edition of one.\n${links}`,
  'docs/guide/two.mdx': `# Two\n\nFirst edition of two.\n${links}`,
  'docs/other/gone.mdx': `# Gone\n\nWill be taken away.\n${links}`,
  'docs/other/three.mdx': `# Three\n\nFirst edition of three.\n${links}`,
  'static/assets/answered.html': '<!doctype html><title>Not a chunk</title>'
}

/** Build B: a changed page and a removed page; the same client as A. */
export const contentB: ContentFiles = {
  ...omit(contentA, 'docs/other/gone.mdx'),
  'docs/guide/two.mdx': `# Two\n\nSecond edition of two.\n${links}`
}

/** Build A with a new page in an old folder and one in a new folder. */
export const contentWithNewPages: ContentFiles = {
  ...contentA,
  'docs/guide/new.mdx': '# New\n\nPublished later.\n',
  'docs/new/page.mdx': '# New folder\n\nPublished later as well.\n'
}

/** Build C: another client, because it contains the site's title. */
export const contentC: ContentFiles = {
  ...contentB,
  'site.ts': site.replace("'Kit'", "'New Kit'")
}

function omit(files: ContentFiles, file: string): ContentFiles {
  return Object.fromEntries(
    Object.entries(files).filter(([name]) => name !== file)
  )
}

/** A site built from content files. */
export interface Kit extends Omit<FixtureSite, 'deploy'> {
  readonly deploy: (
    content: ContentFiles,
    options?: readonly string[]
  ) => Promise<void>
}

/** Maximum time for builds on a busy machine, in milliseconds. */
const BUILD_TIME = 300_000

/**
 * The suite's `test` with service workers, on a site that starts as build A and
 * online. The tests of a worker share its server, each with its own browser
 * context.
 */
export const test = base.extend<
  { readonly kit: Kit },
  { readonly served: FixtureSite }
>({
  serviceWorkers: 'allow',
  baseURL: async ({ kit }, use) => use(kit.origin),
  served: [
    async ({ serveSite }, use) => use(await serveSite(await write(contentA))),
    { scope: 'worker', timeout: BUILD_TIME }
  ],
  kit: async ({ served }, use) => {
    let restore: (() => Promise<void>) | undefined
    const interrupt = (action: () => Promise<void>) => () => {
      restore ??= served.start
      return action()
    }
    await use({
      ...served,
      stop: interrupt(served.stop),
      hang: interrupt(served.hang),
      deploy: async (files, options) => {
        test.setTimeout(test.info().timeout + BUILD_TIME)
        restore = async () => served.deploy(await write(contentA))
        await served.deploy(await write(files, options))
      }
    })
    await restore?.()
  }
})

async function write(
  files: ContentFiles,
  options: readonly string[] = []
): Promise<SiteSource> {
  return { content: await writeContent(files), options }
}

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
