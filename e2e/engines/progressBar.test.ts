import { addLink, followUnseen } from './actions.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'

test('12.5 2.7.6 2.7.7 a progress bar shows while a slow page loads, and disappears once it has loaded', async ({
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

test('12.5 2.7.6 changing the hash or the query shows no progress bar', async ({
  page,
  serve
}) => {
  const { origin, hold } = await serve('handbook')
  const { first, release } = hold(/\/assets\/pages\/docs\/guide\/second\./)
  await page.open(origin + doc)
  await page.waitForHydration()
  // Watch from within the page, so that nothing is missed between two checks.
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    new MutationObserver(() => {
      if (document.querySelector('#nprogress') === null) return
      dataset.barAt ??= window.location.pathname
    }).observe(document.body, { childList: true, subtree: true })
  })
  for (const end of ['#second-section', '?a=b', '?a=b#first-section']) {
    await addLink(page, doc + end)
    // The previous hash may still be scrolling the page, so don't aim at a place.
    await followUnseen(page, '#added')
    await page.waitFor(text => window.location.href.endsWith(text), end)
    await page.evaluate(() => document.querySelector('#added')?.remove())
  }
  // If one of them had started the bar, it would have appeared before this one.
  await page.click('main a', 'Second')
  await first
  await page.see('#nprogress')
  expect(
    await page.evaluate(() => document.documentElement.dataset.barAt)
  ).toBe('/docs/guide/second')
  release()
})
