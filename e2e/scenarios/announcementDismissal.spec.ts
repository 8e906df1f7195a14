import { openPage, waitForHydration } from '../support/documents.ts'
import { holdRequests } from '../support/holdRequests.ts'
import { findAnnouncement } from '../support/parts.ts'
import { listenForStorage, readStored, store } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

const dismissKey = 'docusaurus.announcement.dismiss'
const idKey = 'docusaurus.announcement.id'
const doc = '/docs/guide/start'

test.use({ site: 'handbook' })

test('4.6.2 the first visit stores the bar’s ID and no dismissal', async ({
  page,
  open,
  announcement
}) => {
  await open(doc)
  await expect(announcement.root).toBeVisible()
  await expect.poll(() => readStored(page, idKey)).toBe('release-2')
  await expect.poll(() => readStored(page, dismissKey)).toBe('false')
})

test('4.6.3 the close button removes the bar and stores the dismissal', async ({
  page,
  open,
  announcement
}) => {
  await open(doc)
  await announcement.closeButton.click()
  await expect(announcement.root).toHaveCount(0)
  await expect.poll(() => readStored(page, dismissKey)).toBe('true')
})

test('12.4 4.6.3 a dismissed bar stays hidden before and after the client runs', async ({
  page,
  announcement
}) => {
  await store(page, { [idKey]: 'release-2', [dismissKey]: 'true' })
  const scripts = await holdRequests(page, /\/assets\/[^?]*\.(?:js|css)$/)
  await page.goto(doc, { waitUntil: 'domcontentloaded' })
  await expect(announcement.root).toBeHidden()
  await scripts.release()
  await waitForHydration(page)
  await expect(announcement.root).toBeHidden()
})

test('12.4 4.6.4 a bar whose ID was never stored appears despite a dismissal', async ({
  page,
  open,
  announcement
}) => {
  await store(page, { [dismissKey]: 'true' })
  await open(doc)
  await expect.poll(() => readStored(page, idKey)).toBe('release-2')
  await expect(announcement.root).toBeVisible()
})

test('4.6.3 a dismissal leaves the bar open in other tabs', async ({
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

test.describe(() => {
  test.use({ site: 'manual' })

  test('1.3.1 3.7 12.4 4.6.5 a bar that can’t be closed appears despite a dismissal, black on white by default', async ({
    page,
    open,
    announcement
  }) => {
    const { root } = announcement
    // An older spelling of the default ID, treated as the same ID.
    await store(page, { [idKey]: 'annoucement-bar', [dismissKey]: 'true' })
    await open('/docs/start')
    await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(root).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(root).toBeVisible()
    await expect.poll(() => readStored(page, idKey)).toBe('announcement-bar')
  })
})
