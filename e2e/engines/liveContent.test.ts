import { open } from './actions.ts'
import { expect, test } from './test.ts'

test('the drawing on the landing page becomes two apps with the same tasks', async ({
  page
}) => {
  await open(page, '/', 'own')
  await page.hover('.hero-panel')
  await page.see('form[aria-label="In a browser"] button', 'Add task')
  await page.click('form[aria-label="In a browser"] button')
  await page.see('form[aria-label="In a browser"] li', 'Pay the rent')
  await page.see('form[aria-label="On a phone"] li', 'Pay the rent')
  expect(await page.readErrors()).toEqual([])
})

test('a live sample shows its result below its code, and stops', async ({
  page
}) => {
  await open(page, '/docs/web/intro', 'own')
  await page.click('[aria-label^="Run "]')
  await page.see('.playground-result')
  await page.waitFor(() => {
    const host = document.querySelector('.playground-result > div')
    return Boolean(host?.shadowRoot?.querySelector('button, input'))
  })
  await page.click('[aria-label^="Stop "]')
  await page.waitFor(
    () => document.querySelector('.playground-result') === null
  )
  expect(await page.readErrors()).toEqual([])
})
