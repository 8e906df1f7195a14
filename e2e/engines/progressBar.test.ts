import { addLink } from './actions.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'

test('12.5 2.7.6 2.7.7 a bar shows while a slow page loads, and goes when it has come', async ({
  page,
  serve
}) => {
  const { origin, hold } = await serve('handbook')
  const { first, release } = hold(/\/assets\/pages\/docs\/guide\/second\./)
  await page.open(origin + doc)
  await page.waitForHydration()
  await page.click('main a', 'Second')
  await first
  await page.see('html.nprogress-busy #nprogress')
  expect(
    await page.evaluate(() => {
      const bar = document.querySelector('#nprogress') as Element
      const { position, top, height } = getComputedStyle(bar)
      return { position, top, height }
    })
  ).toEqual({ position: 'fixed', top: '0px', height: '2px' })
  release()
  await page.see('h1', 'The second step')
  await page.waitFor(
    () => document.querySelector('#nprogress, .nprogress-busy') === null
  )
})

test('12.5 2.7.6 a change of the hash or the query shows none', async ({
  page,
  serve
}) => {
  const { origin, hold } = await serve('handbook')
  const { first, release } = hold(/\/assets\/pages\/docs\/guide\/second\./)
  await page.open(origin + doc)
  await page.waitForHydration()
  // In the page, so nothing is missed between two checks.
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    new MutationObserver(() => {
      if (document.querySelector('#nprogress') === null) return
      dataset.barAt ??= window.location.pathname
    }).observe(document.body, { childList: true, subtree: true })
  })
  for (const end of ['#second-section', '?a=b', '?a=b#first-section']) {
    await addLink(page, doc + end)
    await page.click('#added')
    await page.waitFor(text => window.location.href.endsWith(text), end)
    await page.evaluate(() => document.querySelector('#added')?.remove())
  }
  // A bar that one of them has started would come before this one.
  await page.click('main a', 'Second')
  await first
  await page.see('#nprogress')
  expect(
    await page.evaluate(() => document.documentElement.dataset.barAt)
  ).toBe('/docs/guide/second')
  release()
})
