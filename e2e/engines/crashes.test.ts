import { addLink, open } from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, test } from './test.ts'

test('8.1 a page that crashes shows the error and its causes, with the title Page Error', async ({
  page
}) => {
  await openCrashed(page)
  await page.see('main button', 'Try again')
  await page.waitFor(() => document.title === 'Page Error')
  expect(
    await page.evaluate(() => document.querySelector('main p')?.textContent)
  ).toBe(
    'The engine stopped.\n\nCause:\nThere is no fuel.\n\nCause:\nNobody went to the station.'
  )
})

test('8.1 Try again shows and focuses the page once it renders', async ({
  page
}) => {
  await openCrashed(page)
  await page.evaluate(() =>
    document.documentElement.removeAttribute('data-test-empty')
  )
  await page.click('main button', 'Try again')
  await page.see('h1', 'Crash')
  await page.waitFor(() => document.title === 'Crash | Hideable')
  await page.waitFor(() => document.activeElement?.tagName === 'MAIN')
  await page.click('main button', 'Turns: 0')
  await page.see('main button', 'Turns: 1')
})

test('1.1.4 8.1 navbar and footer stay, and their links work', async ({
  page
}) => {
  await openCrashed(page)
  await page.see('nav a', 'Long')
  await page.click('footer a', 'Other')
  await page.see('h1', 'Other page')
  await page.waitFor(() => document.title === 'Other page | Hideable')
})

test("8.9 a link that can't be decoded shows its error, and the next link works", async ({
  page
}) => {
  await open(page, '/docs/long', 'hideable')
  await addLink(page, '/%E0%A4')
  await page.click('#added')
  await page.see('h1', 'This page crashed.')
  await page.see(
    'main p',
    'Pathname "/%E0%A4" could not be decoded. This is likely caused by an invalid percent-encoding.'
  )
  await page.click('footer a', 'Other')
  await page.see('h1', 'Other page')
})

async function openCrashed(page: EnginePage): Promise<void> {
  await open(page, '/docs/crash', 'hideable')
  await page.evaluate(() =>
    document.documentElement.setAttribute('data-test-empty', '')
  )
  await page.click('main button', 'Turns: 0')
  await page.see('h1', 'This page crashed.')
}
