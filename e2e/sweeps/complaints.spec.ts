import { openPage, waitForHydration } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { readShifts, watchShifts } from '../support/layoutShifts.ts'
import { addLink } from '../support/links.ts'
import { openAllDetails } from '../support/openAllDetails.ts'
import { waitForFrames } from '../support/scroll.ts'
import type { SharedSite } from '../support/sites.ts'
import { store } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'
import { collectFaults } from './collectFaults.ts'
import { expectAccessible } from './expectAccessible.ts'
import { findTooWide } from './findMisfits.ts'
import { contentPages, listPages } from './pageKinds.ts'
import { readDom } from './readDom.ts'

/** Milliseconds for one page on a busy machine. */
const PAGE_TIME = 30_000

const SCRIPTS = /\/assets\/[^?]*\.js$/

test.use({
  site: 'own',
  // A blocked worker would cause a console message.
  serviceWorkers: 'allow'
})

test('no page logs a problem or shifts its layout because of stored choices', async ({
  page
}) => {
  const faults = collectFaults(page)
  await watchShifts(page)
  await store(page, {
    theme: 'dark',
    'docusaurus.announcement.dismiss': 'true',
    'docusaurus.announcement.id': 'announcement-bar',
    'docusaurus.tab.package-manager': 'pnpm',
    'docs-preferred-version-default': 'current'
  })
  for (const { address } of listPages()) {
    await openPage(page, address)
    await waitForFrames(page)
    expect.soft(await readShifts(page), address).toEqual([])
  }
  expect(faults).toEqual([])
})

test('7.1 navigating through all kinds of pages logs no problem, and everything is loaded from the site itself', async ({
  open,
  origin,
  page
}) => {
  const faults = collectFaults(page)
  const foreign: string[] = []
  page.on('request', request => {
    const { protocol, origin: from } = new URL(request.url())
    if (protocol !== 'data:' && from !== origin) foreign.push(request.url())
  })
  await open('/')
  for (const { kind, address } of listPages()) {
    await (await addLink(page, address)).click()
    await expect(page).toHaveURL(address)
    // The address changes slightly before the page.
    const isMissing = kind === 'not-found page'
    const suffix = isMissing ? '' : `[href$="${address}"]`
    const canonical = page.locator(`link[rel=canonical]${suffix}`)
    await expect(canonical).toHaveCount(isMissing ? 0 : 1)
    await waitForFrames(page)
  }
  await page.goBack()
  await waitForFrames(page)
  expect.soft(faults).toEqual([])
  expect(foreign).toEqual([])
})

test('11.5 an injected script doesn’t run', async ({ open, page }) => {
  await open('/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = "yes"'
    document.body.append(script)
    return document.documentElement.dataset.injected
  })
  expect(ran).toBeUndefined()
})

/** Pages of other sites, with features that our site doesn't use. */
const others: Readonly<Partial<Record<SharedSite, readonly string[]>>> = {
  handbook: [
    '/',
    '/docs/guide/start',
    '/docs/guide/unlisted',
    '/docs/plain/alone',
    '/docs/content/images',
    '/docs/content/tabs',
    '/docs/content/code',
    '/blog/page/2',
    '/blog/unlisted'
  ],
  versionsAndLocales: ['/', '/de/', '/ar/', '/blog'],
  bare: ['/kit/docs/first', '/kit/docs/folder/inside'],
  everything: ['/docs/everything', '/'],
  manual: ['/', '/blog'],
  tags: ['/', '/docs/tags']
}

for (const [site, addresses] of Object.entries(others)) {
  test.describe(() => {
    test.use({ site: site as SharedSite }) // a key of the table above

    test(`pages of ${site} hydrate unchanged, without a console message`, async ({
      page
    }) => {
      const faults = collectFaults(page)
      await watchShifts(page)
      for (const address of addresses) {
        const scripts = await holdRequests(page, SCRIPTS)
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        const served = await readDom(page, 'main')
        await scripts.release()
        await waitForHydration(page)
        await waitForFrames(page)
        expect.soft(await readDom(page, 'main'), address).toEqual(served)
        expect.soft(await readShifts(page), address).toEqual([])
        await page.unroute(SCRIPTS)
      }
      expect(faults).toEqual([])
    })
  })
}

/** Pages that together use every construct in content, tags, and authors. */
const accessible: Readonly<Partial<Record<SharedSite, readonly string[]>>> = {
  everything: contentPages,
  handbook: ['/docs/content/tabs', '/docs/guide/unlisted', '/blog/page/2'],
  tags: [
    '/blog/tags',
    '/blog/tags/release',
    '/blog/authors/ada',
    '/blog/authors/idle',
    '/docs/next/tags',
    '/docs/next/tags/keeping'
  ],
  versionsAndLocales: ['/ar/', '/ar/blog/release', '/ar/docs/intro']
}

for (const [site, addresses] of Object.entries(accessible)) {
  test.describe(() => {
    test.use({ site: site as SharedSite }) // a key of the table above

    test(`the content of ${site} is accessible`, {
      tag: '@both'
    }, async ({ page, open }) => {
      test.setTimeout(addresses.length * PAGE_TIME)
      const faults = collectFaults(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const address of addresses) {
        await open(address)
        expect.soft(await findTooWide(page), address).toEqual([])
        await openAllDetails(page)
        await expectAccessible(page)
      }
      expect(faults).toEqual([])
    })
  })
}
