import { colorSwitch, expectMode } from '../support/colorSwitch.ts'
import { expectSameDocument, markDocument } from '../support/documents.ts'
import { follow } from '../support/links.ts'
import { readStored } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook' })

test('A new reader looks around', async ({
  page,
  open,
  bar,
  sidebar,
  heading
}) => {
  const current = (root: typeof bar.root) => root.locator('[aria-current=page]')

  await test.step('2.3.1 the landing page leads to the docs', async () => {
    await open('/')
    await expect(heading).toHaveText('Handbook')
    await markDocument(page)
    await follow(page, 'Start')
    await expect(heading).toHaveText('Start')
    await expect(current(sidebar.root)).toHaveText('Start')
  })
  await test.step('2.8.2 the table of contents leads to a heading', async () => {
    await page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link', { name: 'Second section' })
      .click()
    await expect(page).toHaveURL('/docs/guide/start#second-section')
    await expect(page.locator('#second-section')).toBeInViewport()
  })
  await test.step('2.5.7 the page links to the next one', async () => {
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /^Next/ })
      .click()
    await expect(heading).toHaveText('The second step')
    await expect(current(sidebar.root)).toHaveText('Second')
    await expect(page).toHaveURL('/docs/guide/second')
  })
  await test.step('2.6.8 the navbar leads to another section, which has another sidebar', async () => {
    await bar.link('Content').click()
    await expect(heading).toHaveText('Markdown')
    await expect(current(bar.root)).toHaveText('Content')
    await expect(sidebar.link('Second')).toHaveCount(0)
    await expect(current(sidebar.root)).toHaveText('Markdown')
  })
  await test.step('2.7.4 Back returns to the previous page', async () => {
    await page.goBack()
    await expect(heading).toHaveText('The second step')
    await expect(current(sidebar.root)).toHaveText('Second')
    await expectSameDocument(page)
  })
  await test.step('4.1.2 the switch turns on dark mode', async () => {
    await (await colorSwitch(page)).click()
    await expectMode(page, 'dark')
    await expect.poll(() => readStored(page, 'theme')).toBe('dark')
  })
  await test.step('4.1.1 a reload keeps the page and its mode', async () => {
    await page.reload()
    await expect(heading).toHaveText('The second step')
    await expectMode(page, 'dark')
    await expect(await colorSwitch(page)).toBeEnabled()
    await expect(page).toHaveURL('/docs/guide/second')
  })
})
