import { waitForHydration } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { expectScroll, readScroll, scrollTo } from '../support/scroll.ts'
import { readStored } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

const key = 'docusaurus.tab.system'
const address = '/docs/hidden'

test.use({ site: 'everything' })

test('2.7.4 A hash leads to a hidden target', async ({
  page,
  context,
  open
}) => {
  const mac = page.getByRole('tab', { name: 'Mac' })
  const linux = page.getByRole('tab', { name: 'Linux' })

  await test.step('2.7.4 loading the document shows the tab', async () => {
    await page.goto(`${address}#in-a-tab`)
    await expect(page.locator('#in-a-tab')).toBeInViewport()
    await expect(linux).toHaveAttribute('aria-selected', 'true')
    await waitForHydration(page)
  })
  await test.step('2.7.4 that is not stored as a choice, and a choice in another browser tab overrides it', async () => {
    expect(await readStored(page, key)).toBeNull()
    const other = await context.newPage()
    await other.goto('/sitemap.xml')
    await other.evaluate(name => localStorage.setItem(name, 'mac'), key)
    await expect(mac).toHaveAttribute('aria-selected', 'true')
    await other.close()
  })
  await test.step('2.7.4 a link on the page shows the tab, and details in it', async () => {
    const link = await addLink(page, '#in-details-in-a-tab')
    await scrollTo(page, 0)
    await link.click()
    await expect(page.locator('#in-details-in-a-tab')).toBeInViewport()
    await expect(linux).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('2.7.4 so does the same link again', async () => {
    await mac.dispatchEvent('click')
    await expect(page.locator('#in-a-tab')).toBeHidden()
    await scrollTo(page, 0)
    await page
      .getByRole('link', { name: 'Link to #in-details-in-a-tab' })
      .click()
    await expect(page.locator('#in-details-in-a-tab')).toBeInViewport()
  })
  await test.step('2.7.4 a link opens closed details', async () => {
    const link = await addLink(page, '#in-details')
    await scrollTo(page, 0)
    await link.click()
    await expect(page.locator('#in-details')).toBeInViewport()
    const details = page.locator('details', {
      has: page.locator('#in-details')
    })
    await expect(details).toHaveAttribute('data-collapsed', 'false')
  })
  await test.step('2.9.13 a tab can be chosen while the hash leads into its neighbour', async () => {
    await page.goto(`${address}#on-the-right`)
    await expect(page.locator('#on-the-right')).toBeInViewport()
    await waitForHydration(page)
    await page.getByRole('tab', { name: 'Left' }).click()
    await expect(page).toHaveURL(`${address}?side=left#on-the-right`)
    await expect(page.locator('#on-the-left')).toBeVisible()
    await expect(page.locator('#on-the-right')).toBeHidden()
  })
  await test.step('2.7.4 a client navigation shows the tab, and going back restores the position', async () => {
    await open('/docs/plain')
    await (await addLink(page, `${address}#in-a-tab`)).click()
    await expect(page).toHaveTitle('Hidden | Everything')
    await expect(page.locator('#in-a-tab')).toBeInViewport()
    const link = await addLink(page, '/docs/plain', 'end')
    await scrollTo(page, (await readScroll(page)) + 40)
    const left = await readScroll(page)
    await link.dispatchEvent('click')
    await expect(page).toHaveTitle('Plain Markdown | Everything')
    await page.goBack()
    await expect(page).toHaveTitle('Hidden | Everything')
    await expect(page.locator('#in-a-tab')).toBeInViewport()
    await expectScroll(page, left)
  })
})
