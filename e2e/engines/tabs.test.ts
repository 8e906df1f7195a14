import { focus, open } from './actions.ts'
import { test } from './test.ts'

const tabs = '/docs/content/tabs'

test('2.9.12 tabs work with the keyboard and the pointer', async ({ page }) => {
  await open(page, tabs)
  await page.click('[role=tab]', 'Apple')
  await page.see('[role=tabpanel]', 'An apple.')
  await page.press('ArrowRight')
  await page.see('[role=tab]:focus', 'Pear')
  await page.see('[role=tabpanel]', 'An apple.')
  await page.press('Enter')
  await page.see('[role=tabpanel]', 'A pear.')
})

test('2.9.12 arrow keys wrap around, and Tab leaves the tab list', async ({
  page
}) => {
  await open(page, tabs)
  await focus(page, '[role=tab]', 'Pear')
  await page.press('ArrowRight', 'ArrowRight')
  await page.see('[role=tab]:focus', 'Apple')
  await page.press('ArrowLeft')
  await page.see('[role=tab]:focus', 'Plum')
  await page.press('Tab')
  await page.waitFor(
    () => document.activeElement?.closest('[role=tablist]') === null
  )
})

test('2.9.13 tabs of a group stay in sync, and a reload keeps the choice', async ({
  page
}) => {
  await open(page, tabs)
  await page.click('[role=tab]', 'Linux')
  await page.see('[role=tabpanel]', 'Linux, in the first group.')
  await page.see('[role=tabpanel]', 'Linux, in the second group.')
  await page.reload()
  await page.see('[role=tabpanel]', 'Linux, in the second group.')
  await page.waitFor(
    () => localStorage.getItem('docusaurus.tab.host') === 'linux'
  )
})

test("2.9.13 another browser tab follows a group's choice", async ({
  page
}) => {
  await open(page, tabs)
  const other = await page.openTab()
  await open(other, tabs)
  await other.click('[role=tab]', 'Linux')
  await page.see('[role=tabpanel]', 'Linux, in the first group.')
})

test('2.9.13 the choice is in the address, and the address overrides the stored one', async ({
  page
}) => {
  await open(page, tabs)
  await page.click('[role=tab]', 'Fig')
  await page.waitFor(() => window.location.search === '?fruit=fig')
  await page.reload()
  await page.see('[role=tabpanel]', 'A fig.')
})
