import type { Page } from '@playwright/test'
import { saveData } from '../../../../e2e/support/connection.ts'
import { openPage } from '../../../../e2e/support/documents.ts'
import { writeContent } from '../../../../e2e/support/writeContent.ts'
import { collectFaults } from '../../../../e2e/sweeps/collectFaults.ts'
import { expect, files, findCard, findLink, test } from './kit.fixture.ts'

const cardFiles = ['/assets/cards.css', '/assets/cards.js']

/** Record requested files, without the hashes in their names. */
function watchFiles(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    paths.push(pathname.replace(/\.[\da-f]{8}\./, '.'))
  })
  return paths
}

/** Wait until the code for cards has loaded. */
async function waitForCode(page: Page): Promise<void> {
  await findLink(page, 'page').hover()
  await expect(findCard(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(findCard(page)).toHaveCount(0)
}

test('cards request nothing but their code, before the first one', async ({
  page,
  openStart
}) => {
  const requests = watchFiles(page)
  await openStart()
  await expect
    .poll(() => requests)
    .toEqual(
      expect.arrayContaining([
        ...cardFiles,
        '/assets/pages/docs/category/more.js',
        '/assets/pages/docs/other.js',
        '/assets/pages/docs/tabs.js'
      ])
    )
  const loaded = new Set(requests)
  for (const name of ['section', 'page', 'code', 'everything', 'below']) {
    await findLink(page, name).hover()
    await expect(findLink(page, name)).toHaveAttribute('aria-describedby')
  }
  expect(requests.filter(file => !loaded.has(file))).toEqual([])
  for (const file of cardFiles) {
    expect(requests.filter(each => each === file)).toEqual([file])
  }
})

test('with data saving on, nothing is requested, and there are no cards', async ({
  page,
  openStart
}) => {
  const requests = watchFiles(page)
  await saveData(page)
  await page.clock.install()
  await openStart()
  await page.clock.runFor(2000) // The page has loaded and is idle.
  const loaded = requests.length
  await findLink(page, 'page').hover()
  await page.clock.runFor(2000)
  await findLink(page, 'section').focus()
  await page.clock.runFor(2000)
  expect(requests.slice(loaded)).toEqual([])
  expect(requests).not.toContain(cardFiles[1])
  await expect(findCard(page)).toHaveCount(0)
})

test.describe('on a touch screen', { tag: '@phone' }, () => {
  test('the code for cards is loaded with the first key only', async ({
    page,
    openStart
  }) => {
    const requests = watchFiles(page)
    await page.clock.install()
    await openStart()
    await page.clock.runFor(2000) // The page has loaded and is idle.
    await page.getByRole('heading', { level: 1 }).tap()
    await page.clock.runFor(2000)
    expect(requests).not.toContain(cardFiles[1])
    await findLink(page, 'page').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(findLink(page, 'page')).toBeFocused()
    await page.clock.runFor(2000)
    await expect.poll(() => requests).toContain(cardFiles[1])
    await page.clock.runFor(2000)
    await expect(findCard(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(findCard(page)).toHaveCount(0)
  })
})

test('cards open without the server, from pages that have been prefetched, and without console messages', async ({
  page,
  serveSite
}) => {
  const content = await writeContent(files)
  const site = await serveSite({ content, options: [] })
  await openPage(page, `${site.origin}/docs/start`)
  await waitForCode(page)
  await page.waitForLoadState('networkidle')
  await site.stop()
  const faults = collectFaults(page)
  await findLink(page, 'code').hover()
  await expect(findCard(page)).toContainText('Run it')
  await findLink(page, 'everything').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(findCard(page)).toContainText('All the rest.')
  expect(faults).toEqual([])
})

test('cards stay after a deploy that removes their files, and cause no console message', async ({
  page,
  serveSite
}) => {
  const site = await serveSite({
    content: await writeContent(files),
    options: []
  })
  await openPage(page, `${site.origin}/docs/start`)
  await waitForCode(page)
  await page.waitForLoadState('networkidle')
  const faults = collectFaults(page)
  const next = { ...files, 'site.ts': files['site.ts'].replace('Kit', 'Tool') }
  await site.deploy({
    content: await writeContent({ ...next, 'docs/tabs.mdx': '# Other tabs\n' }),
    options: []
  })
  await findLink(page, 'code').hover()
  await expect(findCard(page)).toContainText('Run it')
  expect(faults).toEqual([])
})

test('if the code fails to load, links work without cards, and it isn’t requested again', async ({
  page,
  openStart
}) => {
  const requests = watchFiles(page)
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.route(/\/assets\/cards\./, route => route.abort())
  await page.clock.install()
  await openStart()
  await expect
    .poll(() => requests.filter(file => file === cardFiles[1]).length)
    .toBe(1)
  await findLink(page, 'page').hover()
  await page.clock.runFor(2000)
  await findLink(page, 'page').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other page')
  await page.clock.runFor(2000)
  expect(requests.filter(file => file === cardFiles[1])).toHaveLength(1)
  expect(errors).toEqual([])
})

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('cards open in a document that is loaded offline', async ({
    page,
    serveSite
  }) => {
    const content = await writeContent(files)
    const site = await serveSite({ content, options: [] })
    await openPage(page, `${site.origin}/docs/start`)
    await waitForCode(page)
    // The worker has stored this page and those that it links to.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const files = performance.getEntriesByType('resource')
          const page = await caches.match(location.pathname)
          const tabs = files.find(({ name }) => name.includes('/docs/tabs.'))
          return page && tabs && (await caches.match(tabs.name)) !== undefined
        })
      )
      .toBe(true)
    await site.stop()
    await page.reload()
    await findLink(page, 'code').hover()
    await expect(findCard(page)).toContainText('Run it')
    await site.start()
  })
})
