import type { Page } from '@playwright/test'
import {
  expectNewDocument,
  expectSameDocument,
  markDocument,
  waitForHydration
} from '../../../../e2e/support/documents.ts'
import { addLink, follow } from '../../../../e2e/support/links.ts'
import { sendRequest } from '../../../../e2e/support/sendRequest.ts'
import {
  contentA,
  contentB,
  contentC,
  contentWithNewPages,
  expect,
  openAndStore,
  test
} from './kit.fixture.ts'

test.describe.configure({ timeout: 120_000 })

test('11.2 a client is deployed while tabs are open', async ({
  context,
  kit
}) => {
  const first = await context.newPage()
  const tabs = [first, await context.newPage()]
  for (const tab of tabs) {
    await openAndStore(tab, '/docs/guide/one')
    await waitForHydration(tab)
    await markDocument(tab)
  }
  const unused = await storeInShell(first, '/assets/unused.0a1b2c3d.js')
  await kit.deploy(contentC)
  await updateWorker(first)

  await test.step('11.2 each tab keeps its document and detects the new client', async () => {
    for (const tab of tabs) {
      await expect(tab.locator('html')).toHaveAttribute(
        'data-shell',
        'outdated'
      )
      await expectSameDocument(tab)
    }
  })
  await test.step('11.2 the next link in each tab loads a document', async () => {
    for (const tab of tabs) {
      await follow(tab, 'Two')
      await expect(tab.getByText('Second edition of two.')).toBeVisible()
      await expect(tab).toHaveTitle('Two | New Kit')
      await expectNewDocument(tab)
    }
  })
  await test.step('11.2 an old file that no page requested can be evicted', async () => {
    const chunks = await listChunks(first)
    expect(chunks).toContain(unused)
    expect(chunks.filter(url => !url.includes('/assets/'))).toEqual([])
    await expect.poll(() => listAgelessChunks(first)).toEqual([])
  })
  await test.step('11.4 a page of the old release is readable offline', async () => {
    await kit.stop()
    await first.goto('/docs/guide/one')
    await expect(first.getByText('First edition of one.')).toBeVisible()
    await waitForHydration(first)
  })
  await test.step('11.2 a page of the latest release isn’t loaded twice', async () => {
    await kit.deploy(contentA)
    await first.goto('/docs/guide/one')
    await waitForHydration(first)
    await expect(first.locator('html')).toHaveAttribute(
      'data-shell',
      'current'
    )
    await markDocument(first)
    await follow(first, 'Two')
    await expect(first.getByText('First edition of two.')).toBeVisible()
    await expectSameDocument(first)
  })
})

test('a content deploy leaves the worker unchanged, and readers see it on the next visit', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/docs/guide/two')
  const before = await sendRequest(kit.origin, { path: '/sw.js' })
  await kit.deploy(contentB)
  const after = await sendRequest(kit.origin, {
    path: '/sw.js',
    headers: { 'If-None-Match': before.headers.etag ?? '' }
  })
  expect(after.status).toBe(304)
  await page.goto('/docs/guide/two')
  await expect(page.getByText('Second edition of two.')).toBeVisible()
})

for (const [folder, address, title] of [
  ['an old folder', '/docs/guide/new', 'New'],
  ['a new folder', '/docs/new/page', 'New folder']
] as const) {
  test(`a tab opened before a deploy can open a new page in ${folder}`, async ({
    page,
    kit,
    heading
  }) => {
    await openAndStore(page, '/docs/guide/one')
    await waitForHydration(page)
    // The tab records that the page doesn't exist.
    await (await addLink(page, address)).click()
    await expect(heading).toHaveText('Page Not Found')
    await page.goBack()
    await expect(heading).toHaveText('One')
    await kit.deploy(contentWithNewPages)
    await markDocument(page)
    await (await addLink(page, address)).click()
    await expect(heading).toHaveText(title)
    await expectNewDocument(page)
  })
}

test('a client update deletes old files if the device is full', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/docs/guide/one')
  await waitForHydration(page)
  const old = await storeInShell(page, '/assets/large.0a1b2c3d.js', 20_000_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: kit.origin,
    quotaSize: 30_000_000
  })
  await kit.deploy(contentC)
  await updateWorker(page)
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'outdated')
  await expect.poll(() => isStored(page, old)).toBe(false)
})

test('the kill switch removes the worker and everything it stored', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/docs/guide/one')
  await page.evaluate(() => caches.open('of another site'))
  await kit.deploy(contentA, ['--kill-switch'])
  await page.reload()
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual(['of another site'])
  await page.reload()
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await kit.stop()
  await expect(page.reload()).rejects.toThrow(/ERR_/)
})

/** Make the browser check for a new worker. */
async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
}

function isStored(page: Page, address: string): Promise<boolean> {
  return page.evaluate(path => caches.match(path).then(Boolean), address)
}

/** @returns the file's URL */
function storeInShell(page: Page, path: string, size = 0): Promise<string> {
  return page.evaluate(
    async ([file, length]) => {
      const shell = await caches.open(`shell ${location.origin}/`)
      await shell.put(file, new Response('.'.repeat(length)))
      return new URL(file, location.href).href
    },
    [path, size] as const
  )
}

function listChunks(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const chunks = await caches.open(`chunks ${location.origin}/`)
    const requests = await chunks.keys()
    return requests.map(({ url }) => url)
  })
}

/** List stored files without a timestamp, which Workbox never evicts. */
async function listAgelessChunks(page: Page): Promise<readonly string[]> {
  const aged = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const entries = database
            .transaction('cache-entries')
            .objectStore('cache-entries')
            .getAll()
          entries.onerror = () => reject(entries.error)
          entries.onsuccess = () => {
            database.close()
            resolve(entries.result.map(({ url }) => url))
          }
        }
      })
  )
  const chunks = await listChunks(page)
  return chunks.filter(url => !aged.includes(url))
}
