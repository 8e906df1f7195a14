import {
  expectScroll,
  isMarked,
  markDocument,
  open,
  scrollTo
} from './actions.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'

test('2.7.1 2.7.4 a click and Back change the page in the same document', async ({
  page
}) => {
  await open(page, doc)
  await markDocument(page)
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
  expect(await page.readUrl()).toHaveProperty('pathname', '/docs/guide/second')
  await page.back()
  await page.see('h1', 'Start')
  expect(await isMarked(page)).toBe(true)
})

test('2.7.4 Back and forward return to where each page was left', async ({
  page
}) => {
  await page.resize(1280, 500)
  await open(page, doc)
  await scrollTo(page, 150)
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
  await expectScroll(page, 0)
  await scrollTo(page, 60)
  await page.back()
  await page.see('h1', 'Start')
  await expectScroll(page, 150)
  await page.forward()
  await page.see('h1', 'The second step')
  await expectScroll(page, 60)
})

test('2.7.4 2.7.5 a hash leads to its heading, below the navbar', async ({
  page
}) => {
  await page.resize(1280, 500)
  await open(page, `${doc}#first-section`)
  await page.waitFor(isBelowNavbar, 'first-section')
  await page.click('a[href$="#below-the-first-section"]')
  await page.waitFor(isBelowNavbar, 'below-the-first-section')
  expect(await page.readUrl()).toHaveProperty(
    'hash',
    '#below-the-first-section'
  )
})

test('12.9 1.2 the first Tab reaches the skip link, and Enter the content', async ({
  page
}) => {
  await open(page, doc)
  await page.press('Tab')
  await page.see('a:focus', 'Skip to main content')
  await page.press('Enter')
  await page.waitFor(() => document.activeElement?.tagName === 'MAIN')
  expect(await page.readUrl()).toHaveProperty('hash', '')
})

test('2.2 an unknown address says so, and names pages that are like it', async ({
  page
}) => {
  await open(page, '/docs/guide/strat')
  await page.see('h1', 'Page Not Found')
  await page.see('main h2', 'Did you mean')
  await page.click('main a[href$="/docs/guide/start"]')
  await page.see('h1', 'Start')
})

/** Runs in the page. */
function isBelowNavbar(id: string): boolean {
  const bar = document.querySelector('nav')?.getBoundingClientRect().bottom
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0
  return bar !== undefined && top >= bar && top < bar + 20
}

test('0.8 12.6 2.7.2 a page whose script is missing is loaded as a document', async ({
  page,
  serve
}) => {
  const { origin } = await serve('handbook', /\/pages\/docs\/guide\/second\./)
  await page.open(`${origin}${doc}`)
  await page.waitForHydration()
  await markDocument(page)
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
  expect(await isMarked(page)).toBe(false)
  expect(await page.readUrl()).toHaveProperty('pathname', '/docs/guide/second')
})
