import { openPage, waitForHydration } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { findAnnouncement } from '../support/parts.ts'
import {
  listenForStorage,
  readStored,
  replaceStored
} from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

const dismissKey = 'docusaurus.announcement.dismiss'
const idKey = 'docusaurus.announcement.id'
const doc = '/docs/guide/start'

test.use({ site: 'handbook' })

test('4.6 A reader closes it', async ({ page, open, announcement }) => {
  await open(doc)
  await test.step('4.6.2 the first visit stores the id and no dismissal', async () => {
    await expect(announcement.root).toBeVisible()
    await expect.poll(() => readStored(page, idKey)).toBe('release-2')
    expect(await readStored(page, dismissKey)).toBe('false')
  })
  await test.step('4.6.3 the close button removes the bar and stores the dismissal', async () => {
    await announcement.closeButton.click()
    await expect(announcement.root).toHaveCount(0)
    expect(await readStored(page, dismissKey)).toBe('true')
  })
  await test.step('12.4 4.6.3 a dismissed bar stays away after a reload, before and after the client runs', async () => {
    const scripts = await holdRequests(page, /\/assets\/[^?]*\.(?:js|css)$/)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(announcement.root).toBeHidden()
    await scripts.release()
    await waitForHydration(page)
    await expect(announcement.root).toBeHidden()
  })
  await test.step('4.6.4 a bar whose id was never stored shows despite a dismissal', async () => {
    await replaceStored(page, { [dismissKey]: 'true' })
    await open(doc)
    await expect.poll(() => readStored(page, idKey)).toBe('release-2')
    await expect(announcement.root).toBeVisible()
  })
})

test('4.6.3 a dismissal keeps the bar in other tabs', async ({
  page,
  context,
  open,
  announcement
}) => {
  await open(doc)
  const other = await context.newPage()
  await openPage(other, doc)
  const heard = await listenForStorage(page)
  const { root, closeButton } = findAnnouncement(other)
  await closeButton.click()
  await expect(root).toHaveCount(0)
  await heard()
  await expect(announcement.root).toBeVisible()
})

test.describe('4.6 A bar that is not closeable', () => {
  test.use({ site: 'manual' })

  test('4.6 Nothing in storage hides it', async ({
    page,
    open,
    announcement
  }) => {
    await open('/docs/start')
    await test.step('1.3.1 a bar is black on white by default', async () => {
      const { root } = announcement
      await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(root).toHaveCSS('color', 'rgb(0, 0, 0)')
    })
    await test.step('3.7 the default id of a bar is announcement-bar', async () => {
      await expect.poll(() => readStored(page, idKey)).toBe('announcement-bar')
    })
  })
})
