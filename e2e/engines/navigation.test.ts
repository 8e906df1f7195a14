import { describe, expect } from 'vitest'
import { findSite } from '../support/sites.ts'
import { engines } from './engines.ts'

describe.each(engines)('$name', ({ test }) => {
  test('2.7.1 2.7.4 a click and Back change the page in the same document', async ({
    page
  }) => {
    await page.open(`${findSite('handbook').origin}/docs/guide/start`)
    await page.waitForHydration()
    await page.evaluate(() => {
      document.documentElement.dataset.mark = ''
    })
    await page.click('main a', 'Second')
    await page.waitFor(() => document.title === 'The second step | Handbook')
    expect(await page.readUrl()).toHaveProperty(
      'pathname',
      '/docs/guide/second'
    )
    await page.back()
    await page.waitFor(() => document.title === 'Start | Handbook')
    expect(
      await page.evaluate(() => 'mark' in document.documentElement.dataset)
    ).toBe(true)
  })
})
