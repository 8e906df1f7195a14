import { addLink, isMarked, markDocument, open } from './actions.ts'
import { expect, test } from './test.ts'

test('12.8 2.1.1 2.1.8 every form of an address shows its page', async ({
  page
}) => {
  for (const address of [
    '/docs/guide/start/',
    '/docs/guide/start.html',
    '/DOCS/Guide/START'
  ]) {
    await open(page, address)
    await page.see('h1', 'Start')
    await page.waitFor(() => document.title === 'Start | Handbook')
  }
})

test('2.1.1 2.1.8 following a link with any form of address keeps the document', async ({
  page
}) => {
  await open(page, '/docs/guide/start')
  await markDocument(page)
  for (const [address, title] of [
    ['/Docs/Guide/SECOND', 'The second step'],
    ['/docs/other/first/', 'Other first'],
    ['/docs/plain/one.html', 'One'],
    ['/docs/guide/basics', 'Basics']
  ] as const) {
    await addLink(page, address)
    await page.click('#added')
    await page.waitFor(text => document.title === `${text} | Handbook`, title)
    expect(await page.readUrl()).toHaveProperty('pathname', address)
  }
  expect(await isMarked(page)).toBe(true)
})

test('2.2.1 a link to an unknown address below /docs shows the not-found page in the same document', async ({
  page
}) => {
  await open(page, '/docs/guide/start')
  await markDocument(page)
  await addLink(page, '/docs/guide/nope')
  await page.click('#added')
  await page.see('h1', 'Page Not Found')
  await page.waitFor(() => document.title === 'Page Not Found | Handbook')
  expect(await isMarked(page)).toBe(true)
  expect(await page.evaluate(() => document.querySelector('aside'))).toBe(null)
})

test('2.2 an unknown address shows the not-found page, which suggests similar pages', async ({
  page
}) => {
  await open(page, '/docs/guide/strat')
  await page.see('h1', 'Page Not Found')
  await page.see('main h2', 'Did you mean')
  await page.click('main a[href$="/docs/guide/start"]')
  await page.see('h1', 'Start')
})
