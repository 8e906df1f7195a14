import { isMarked, markDocument, open, waitForFrames } from './actions.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'

test('2.7.1 2.7.4 following a link and going back keep the document', async ({
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

test('2.7.1 title, description and canonical URL change with the page, and its title is announced', async ({
  page
}) => {
  await open(page, '/docs/guide/second')
  await page.click('main a', 'Start')
  await page.waitFor(() => document.title === 'Start | Handbook')
  await page.waitFor(
    () =>
      document.querySelector('[aria-live=polite][aria-atomic=true]')
        ?.textContent === document.title
  )
  const readHead = () =>
    page.evaluate(() => [
      document.querySelector('meta[name=description]')?.getAttribute('content'),
      document.querySelector('link[rel=canonical]')?.getAttribute('href')
    ])
  await expect
    .poll(readHead)
    .toEqual(['The first steps.', 'https://handbook.example/docs/guide/start'])
})

test('2.7.1 the previous page stays and can be used while the next one loads', async ({
  page,
  serve
}) => {
  const { origin, hold } = await serve('handbook')
  const { first, release } = hold(/\/assets\/pages\/docs\/guide\/second\./)
  await page.open(origin + doc)
  await page.waitForHydration()
  await page.click('main a', 'Second')
  await first
  await page.waitFor(() => window.location.pathname === '/docs/guide/second')
  await page.see('h1', 'Start')
  await page.click('nav button', 'Tools')
  await page.see('nav a', 'One')
  expect(await page.evaluate(() => document.title)).toBe('Start | Handbook')
  release()
  await page.see('h1', 'The second step')
})

test('2.7.3 the last of two clicks wins, once its page has loaded', async ({
  page,
  serve
}) => {
  const { origin, hold } = await serve('handbook')
  const second = hold(/\/assets\/pages\/docs\/guide\/second\./)
  const other = hold(/\/assets\/pages\/docs\/other\/first\./)
  await page.open(origin + doc)
  await page.waitForHydration()
  await page.click('main a', 'Second')
  await page.click('main a', 'Other')
  second.release()
  await page.waitFor(
    () => document.querySelector('script[src*="guide/second."]') !== null
  )
  await waitForFrames(page)
  await page.see('h1', 'Start')
  other.release()
  await page.see('h1', 'Other first')
  expect(await page.readUrl()).toHaveProperty('pathname', '/docs/other/first')
})

test('2.6.4 the browser handles a Control-click, which opens a tab', async ({
  page
}) => {
  await open(page, doc)
  await page.evaluate(() => {
    // Added last, so it runs after the page's own listener.
    window.addEventListener('click', event => {
      document.body.dataset.taken = String(event.defaultPrevented)
      event.preventDefault()
    })
  })
  await page.clickWith('Control', 'main a', 'Second')
  await page.see('body[data-taken=false]')
  expect(await page.readUrl()).toHaveProperty('pathname', doc)
  await page.click('main a', 'Second')
  await page.see('body[data-taken=true]')
})

test('2.6.4 a link to the page itself adds no history entry', async ({
  page
}) => {
  await open(page, '/docs/content/links')
  const countEntries = () => page.evaluate(() => window.history.length)
  const before = await countEntries()
  await page.click('main a', 'This page')
  await waitForFrames(page)
  expect(await countEntries()).toBe(before)
  await page.click('main a', 'From the docs root')
  await page.see('h1', 'The second step')
})

test('2.6.3 a link to a file loads it in the same tab', async ({ page }) => {
  await open(page, '/docs/content/links')
  await page.click('main a', 'No page, same tab')
  await page.see('h1', 'A file that is no page')
  await page.back()
  await page.see('h1', 'Links')
})

test('12.9 1.2 the first Tab reaches the skip link, and Enter moves the focus to the content', async ({
  page
}) => {
  await open(page, doc)
  await page.press('Tab')
  await page.see('a:focus', 'Skip to main content')
  await page.press('Enter')
  await page.waitFor(() => document.activeElement?.tagName === 'MAIN')
  expect(await page.readUrl()).toHaveProperty('hash', '')
})

test('12.9 1.2.5 after a navigation the next Tab reaches the skip link', async ({
  page
}) => {
  await open(page, doc)
  await page.click('main a', 'Second')
  await page.see('h1', 'The second step')
  await page.waitFor(
    () =>
      document.activeElement?.getAttribute('aria-label') ===
      'Skip to main content'
  )
  await page.press('Tab')
  await page.see('a:focus', 'Skip to main content')
  const readPlace = () =>
    page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      return { left: box?.left, top: box?.top }
    })
  await expect.poll(readPlace).toEqual({ left: 16, top: 16 })
})
