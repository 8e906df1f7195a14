import type { Page } from '@playwright/test'
import { saveData } from '../../../../e2e/support/connection.ts'
import { openPage } from '../../../../e2e/support/documents.ts'
import { follow } from '../../../../e2e/support/links.ts'
import type { SiteSource } from '../../../../e2e/support/sites.ts'
import { startProxy } from '../../../../e2e/support/startNginx.ts'
import { expect, test } from '../../../../e2e/support/test.ts'
import {
  type ContentFiles,
  writeContent
} from '../../../../e2e/support/writeContent.ts'
import { collectFaults } from '../../../../e2e/sweeps/collectFaults.ts'
import { openAndStore } from './kit.fixture.ts'

const PAGES = 30
/** Number of pages in the first folder; the others have two each. */
const FIRST_FOLDER = 9
const numbers = Array.from({ length: PAGES }, (_, index) => index + 1)

/** Create pages that link to the next one. The client has the site's title. */
function createContent(edition: string): ContentFiles {
  const pages = numbers.map(number => [
    `docs/${findFolder(number)}/page-${number}.md`,
    `# Page ${number}\n\n${edition} edition.\n\n[Next](${findAddress(number + 1)})\n`
  ])
  return {
    'site.ts': `export default {
  title: '${edition} Kit',
  url: 'https://kit.example',
  navbar: { items: [] },
  links: { brokenLinks: 'ignore' }
}
`,
    'index.md': '# Kit\n',
    ...Object.fromEntries(pages)
  }
}

function findFolder(number: number): string {
  return number <= FIRST_FOLDER ? 'first' : `part-${Math.floor(number / 2)}`
}

function findAddress(number: number): string {
  return `/docs/${findFolder(number)}/page-${number}`
}

/** A release, and the next one, which keeps the hashed files of the first. */
async function writeReleases(): Promise<{
  readonly first: SiteSource
  readonly second: SiteSource
}> {
  const first = {
    content: await writeContent(createContent('First')),
    options: []
  }
  const content = await writeContent(createContent('Second'))
  return {
    first,
    second: { content, options: ['--keep', '30d'], previous: first }
  }
}

/** Send each request to one of the releases, and to the other if a file is missing. */
function startBalancer(origins: readonly string[]) {
  const servers = origins.map(
    origin => `server 127.0.0.1:${new URL(origin).port};`
  )
  return startProxy(
    `location / {
      proxy_pass http://releases;
      proxy_next_upstream error timeout http_404;
    }`,
    `upstream releases { random; ${servers.join(' ')} }`
  )
}

/**
 * Follow the link to each next page, and expect that page and client are from the
 * same release. A page that was loaded as a document is hydrated before the next
 * click; otherwise, the browser would follow the link and load another document.
 *
 * @returns the editions of the pages
 */
async function readOn(
  page: Page,
  from = 1,
  to = PAGES
): Promise<readonly string[]> {
  const editions: string[] = []
  for (const number of numbers.slice(from, to)) {
    await follow(page, 'Next')
    const shown = await page.waitForFunction(name => {
      const isHydrated = document.documentElement.dataset.hasHydrated === 'true'
      const isShown = document.querySelector('h1')?.textContent === name
      const text = document.querySelector('main')?.textContent
      const { title } = document
      const isComplete = isHydrated && isShown && title.startsWith(`${name} |`)
      return isComplete && text && [text, title]
    }, `Page ${number}`)
    const [text = '', title] = (await shown.jsonValue()) || []
    const [edition] = /\w+(?= edition\.)/.exec(text) ?? []
    expect(title).toBe(`Page ${number} | ${edition} Kit`)
    editions.push(edition ?? '')
  }
  return editions
}

test.use({ serviceWorkers: 'allow' })

for (const worker of ['with', 'without'] as const) {
  test.describe(`${worker} a worker`, () => {
    async function open(page: Page, address: string): Promise<void> {
      if (worker === 'with') return openAndStore(page, address)
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
      })
      return openPage(page, address)
    }

    test('11.2 30 pages open while two releases respond, each to some requests', async ({
      page,
      serveSite
    }) => {
      const { first, second } = await writeReleases()
      const sites = [await serveSite(first), await serveSite(second)]
      const origins = sites.map(({ origin }) => origin)
      const balancer = await startBalancer(origins)
      const faults = collectFaults(page)
      const documents = watchDocuments(page)
      await open(page, balancer.origin + findAddress(1))
      await readOn(page)
      expect(documents.length).toBeLessThanOrEqual(PAGES)
      expect(faults).toEqual([])
      await balancer.stop()
    })

    test('11.2 30 pages open in a tab whose release is replaced', async ({
      page,
      serveSite
    }) => {
      const { first, second } = await writeReleases()
      const site = await serveSite(first)
      const faults = collectFaults(page)
      await saveData(page) // Otherwise, the tab prefetches the first folder.
      await open(page, site.origin + findAddress(1))
      await readOn(page, 1, 2)
      await site.deploy(second)
      const documents = watchDocuments(page)
      const editions = await readOn(page, 2)
      // The tab knows the chunks of the first folder's pages.
      expect(editions).toEqual(
        numbers
          .slice(2)
          .map(number => (number <= FIRST_FOLDER ? 'First' : 'Second'))
      )
      expect(documents).toHaveLength(1)
      expect(faults).toEqual([])
    })
  })
}

/** List the documents that the page requests from now on. */
function watchDocuments(page: Page): readonly string[] {
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  return documents
}
