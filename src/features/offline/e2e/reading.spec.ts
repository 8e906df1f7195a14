import type { Page } from '@playwright/test'
import { saveData } from '../../../../e2e/support/connection.ts'
import { waitForHydration } from '../../../../e2e/support/documents.ts'
import { follow } from '../../../../e2e/support/links.ts'
import { expectScroll, scrollTo } from '../../../../e2e/support/scroll.ts'
import {
  contentA,
  contentB,
  expect,
  openAndStore,
  test,
  waitForStored
} from './kit.fixture.ts'

test.describe.configure({ timeout: 120_000 })

test('11.4 the first page of the first visit opens offline, with any form of its address', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/docs/guide/one')
  await kit.stop()
  await page.reload()
  await expect(page.getByText('First edition of one.')).toBeVisible()
  await waitForHydration(page)
  for (const form of ['one/', 'one.html', 'one?a=b', 'one/index.html', 'ONE']) {
    await expectStored(page, `/docs/guide/${form}`)
  }
})

test('11.4 an unvisited page is replaced by the offline page, which links to stored pages', async ({
  page,
  kit,
  heading
}) => {
  await saveData(page)
  await openAndStore(page, '/docs/guide/one')
  await kit.stop()
  await page.goto('/docs/other/gone')
  await expect(heading).toHaveText('You are offline')
  await follow(page, 'One')
  await expect(page.getByText('First edition of one.')).toBeVisible()
})

test('11.3 a missing page is never stored under its address', async ({
  page,
  kit,
  heading
}) => {
  await openAndStore(page, '/docs/guide/one')
  const response = await page.goto('/docs/guide/nope')
  expect(response?.status()).toBe(404)
  await kit.stop()
  await page.goto('/docs/guide/nope')
  await expect(heading).toHaveText('You are offline')
})

test('11.3 a page that a deploy removed is gone offline, too, once the reader has seen that', async ({
  page,
  kit,
  heading
}) => {
  await openAndStore(page, '/docs/other/gone')
  await kit.deploy(contentB)
  const response = await page.goto('/docs/other/gone')
  expect(response?.status()).toBe(404)
  await kit.stop()
  await page.goto('/docs/other/gone')
  await expect(heading).toHaveText('You are offline')
})

test('11.4 a page reached by a link is rendered from its chunk', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/docs/guide/one')
  await waitForHydration(page)
  await follow(page, 'Two')
  await expect(page.getByText('First edition of two.')).toBeVisible()
  await waitForStored(page, '/pages/docs/guide/two.')
  await kit.stop()
  await page.reload()
  await expect(page.getByText('First edition of two.')).toBeVisible()
  await expect(page).toHaveTitle('Two | Kit')
  await waitForHydration(page)
})

test('11.4 a page whose link was visible can be opened offline', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/docs/guide/one')
  await waitForHydration(page)
  await waitForStored(page, '/pages/docs/other/three.')
  await kit.stop()
  await follow(page, 'Other')
  await expect(page.getByText('First edition of three.')).toBeVisible()
})

test('a link to an unvisited page shows the offline page at its address until the browser is online', async ({
  page,
  kit,
  heading
}) => {
  // So that only the event reloads the page, not an answer of the server.
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) =>
      init?.method === 'HEAD' ? Promise.reject(init) : fetch(input, init)
  })
  await saveData(page)
  await openAndStore(page, '/docs/guide/one')
  await waitForHydration(page)
  await kit.stop()
  await follow(page, 'Other')
  await expect(heading).toHaveText('You are offline')
  await expect(page).toHaveURL(/\/docs\/other\/three$/)
  await kit.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('First edition of three.')).toBeVisible()
})

test('the offline page has a retry button, and shows the page when the server responds again', async ({
  page,
  kit,
  heading
}) => {
  await openAndStore(page, '/docs/guide/one')
  await kit.stop()
  await page.goto('/docs/guide/unvisited')
  await expect(heading).toHaveText('You are offline')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading).toHaveText('You are offline')
  await page.goto('/docs/other/gone')
  await expect(heading).toHaveText('You are offline')
  await kit.start()
  // The browser doesn't report that it's online, because it always was.
  await expect(heading).toHaveText('Gone')
})

test('every page that opens offline is listed, by its title or as the home page', async ({
  page,
  kit,
  heading
}) => {
  await saveData(page)
  await openAndStore(page, '/docs/guide/one')
  await follow(page, 'Two')
  await expect(page.getByText('First edition of two.')).toBeVisible()
  await waitForStored(page, '/pages/docs/guide/two.')
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(async () => caches.match('/')))
    .toBeDefined()
  await kit.stop()
  await page.goto('/docs/other/gone')
  const links = page.locator('main').getByRole('listitem').getByRole('link')
  const readNames = async () => links.allTextContents()
  await expect
    .poll(readNames)
    .toEqual(expect.arrayContaining(['Home page', 'One', 'Two']))
  for (const name of await readNames()) {
    await page.goto('/docs/other/nowhere')
    await links.getByText(name, { exact: true }).click()
    await expect(heading).toHaveText(name === 'Home page' ? 'Kit' : name)
  }
})

test('a network that does not respond times out after three seconds', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/docs/guide/one')
  await page.goto('about:blank')
  await kit.hang()
  const start = Date.now()
  await page.goto('/docs/guide/one', {
    waitUntil: 'domcontentloaded'
  })
  await expect(page.getByText('First edition of one.')).toBeVisible()
  const waited = Date.now() - start
  expect(waited).toBeGreaterThan(2900)
  // Browsers wait for minutes, and a busy machine may need seconds.
  expect(waited).toBeLessThan(25_000)
})

test('11.3 a request for a chunk is never answered with a document', async ({
  page,
  kit
}) => {
  await openAndStore(page, '/docs/guide/one')
  const request = (file: string) =>
    page.evaluate(
      address =>
        fetch(address).then(
          ({ status }) => status,
          () => 'failed'
        ),
      file
    )
  expect(await request('/assets/answered.html')).toBe('failed')
  expect(await request('/assets/nope.js')).toBe(404)
  await kit.stop()
  expect(await request('/assets/nope.js')).toBe('failed')
})

test('the oldest chunks are evicted to store a new one', async ({ page }) => {
  await saveData(page)
  await openAndStore(page, '/docs/guide/one')
  await fillChunks(page)
  await follow(page, 'Two')
  const isKept = () =>
    page.evaluate(
      async () => (await caches.match('/assets/old.js')) !== undefined
    )
  await expect.poll(isKept).toBe(false)
})

test.describe('below a path', () => {
  const tall = 'A line of text.\n\n'.repeat(80)
  const item = "{ to: '/docs/other/three', label: 'Three' }"

  test.beforeEach(({ kit }) =>
    kit.deploy(
      {
        ...contentA,
        'site.ts': (contentA['site.ts'] ?? '').replace('[]', `[${item}]`),
        'docs/guide/one.mdx': `# One\n\n[Two](/docs/guide/two)\n\n${tall}`,
        'docs/guide/two.mdx': `# Two\n\n[Other](/docs/other/three)\n\n${tall}`
      },
      ['--base', '/kit/']
    )
  )

  test('2.7.4 11.4 pages without a stored document open from their chunks, at their last scroll position', async ({
    page,
    kit,
    heading
  }) => {
    const link = (name: string) =>
      page.getByRole('main').getByRole('link', { name, exact: true })
    await saveData(page)
    await openAndStore(page, '/kit/docs/guide/one')
    await waitForHydration(page)
    await scrollTo(page, 600)
    await link('Two').dispatchEvent('click')
    await expect(heading).toHaveText('Two')
    await expectScroll(page, 0)
    await scrollTo(page, 300)
    await link('Other').dispatchEvent('click')
    await expect(heading).toHaveText('Three')
    for (const chunk of ['guide/two', 'other/three']) {
      await waitForStored(page, `/kit/assets/pages/docs/${chunk}.`)
    }
    await kit.stop()

    const document = await page.reload()
    await expect(page.getByText('First edition of three.')).toBeVisible()
    await waitForHydration(page)
    expect(await document?.text()).not.toContain('First edition of three.')

    await page.goBack()
    await expect(heading).toHaveText('Two')
    await expectScroll(page, 300)
    await page.reload()
    await waitForHydration(page)
    await expect(heading).toHaveText('Two')
    await expectScroll(page, 300)

    await page.goBack()
    await expect(heading).toHaveText('One')
    await expectScroll(page, 600)
  })

  test('the worker stays within the path, where the browser requests documents as it starts', async ({
    page,
    kit,
    heading
  }) => {
    await openAndStore(page, '/kit/docs/guide/one')
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => scope
      )
    )
    expect(scopes).toEqual([`${kit.origin}/kit/`])
    const preload = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return registration.navigationPreload.getState()
    })
    expect(preload.enabled).toBe(true)
    await kit.stop()
    await page.goto('/kit/docs/other/gone')
    await expect(heading).toHaveText('You are offline')
    await expect(page.goto('/other/')).rejects.toThrow(/ERR_/)
  })
})

/** Fill the chunk cache, and include a chunk that was used long ago. */
async function fillChunks(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
    .toBe(1)
  await page.evaluate(async () => {
    const cacheName = `chunks ${location.origin}/`
    const cache = await caches.open(cacheName)
    await cache.put('/assets/old.js', new Response(''))
    const opening = indexedDB.open('workbox-expiration')
    await new Promise(resolve => {
      opening.onsuccess = resolve
    })
    const entries = opening.result
      .transaction('cache-entries', 'readwrite')
      .objectStore('cache-entries')
    // Read once, because writing an entry may take longer than a millisecond.
    const now = Date.now()
    for (let age = 1; age <= 1000; age++) {
      const name = age === 1000 ? 'old.js' : `${age}.js`
      const url = new URL(`/assets/${name}`, location.href).href
      const timestamp = now - age
      entries.put({ id: `${cacheName}|${url}`, url, cacheName, timestamp })
    }
    await new Promise(resolve => {
      entries.transaction.oncomplete = resolve
    })
    opening.result.close()
  })
}

/** Expect the page's own document, not one that renders it from its chunk. */
async function expectStored(page: Page, address: string): Promise<void> {
  const text = 'First edition of one.'
  await page.goto(address)
  await expect(page.getByText(text)).toBeVisible()
  const html = await page.evaluate(async url => {
    const response = await fetch(url, { headers: { Accept: 'text/html' } })
    return response.text()
  }, address)
  expect(html).toContain(text)
}
