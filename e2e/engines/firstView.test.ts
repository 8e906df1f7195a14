import { describe, expect } from 'vitest'
import { findSite } from '../support/sites.ts'
import { engines } from './engines.ts'

describe.each(engines)('$name', ({ test }) => {
  test('2.7.10 4.1.1 without the client a page shows its text in the stored mode, and its links work', async ({
    page,
    serve
  }) => {
    const { origin } = await serve('handbook', /\/assets\/client\.\w+\.js/)
    await page.open(`${origin}/docs/guide/start`)
    await page.see('p', 'Words before any heading.')
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.click('main a', 'Second')
    await page.see('h1', 'The second step')
    expect(
      await page.evaluate(() => ({ ...document.documentElement.dataset }))
    ).toMatchObject({ theme: 'dark', hasHydrated: 'false' })
  })

  test('2.7.9 every kind of page hydrates without errors', async ({ page }) => {
    for (const address of [
      '/',
      '/docs/guide/start',
      '/docs/content/code',
      '/docs/category/reference',
      '/blog',
      '/blog/archive',
      '/search',
      '/offline',
      '/nope'
    ]) {
      await page.open(findSite('handbook').origin + address)
      await page.waitForHydration()
      expect(await page.readErrors()).toEqual([])
    }
  })
})
