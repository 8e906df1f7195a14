import type { Page } from '@playwright/test'
import { readBox } from '../../../../e2e/support/box.ts'
import {
  readShifts,
  watchShifts
} from '../../../../e2e/support/layoutShifts.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

const address = '/docs/reference/many'

test.use({ site: 'everything' })

/** Headings that "ETA" leaves: those of matching entries, and of other text. */
const MATCHING = [
  'Install',
  'Letters',
  'beta',
  'zeta',
  'eta',
  'theta',
  'Troubleshooting'
]

test('typing in the filter of a long reference hides other entries and empty groups, Escape shows all, and paper has all', async ({
  page,
  open
}) => {
  await watchShifts(page)
  await open(address)
  await expect(findFilter(page)).toBeVisible()
  expect(await readShifts(page)).toEqual([])
  await filterBy(page, 'ETA')
  expect(await listHeadings(page)).toEqual(MATCHING)
  const status = page.locator('.api-filter [role=status]')
  await expect(status).toHaveText('4 items')
  await expect(page.getByText('The letter mu.')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('The letter mu.')).toBeVisible()
  await expect(findFilter(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await findFilter(page).press('Escape')
  await expect(findFilter(page)).toHaveValue('')
  await expect(status).toHaveText('20 items')
  await expect(page.locator('main [hidden=filtered]')).toHaveCount(0)
})

test('the filter finds the names of members, and hides code and tables of other entries', async ({
  page,
  open
}) => {
  await open(address)
  await filterBy(page, 'caption')
  const found = ['Install', 'Fields', 'FieldOptions', 'Troubleshooting']
  expect(await listHeadings(page)).toEqual(found)
  await filterBy(page, 'nothing')
  expect(await listHeadings(page)).toEqual(['Install', 'Troubleshooting'])
  await expect(page.locator('main .api, main pre')).toHaveCount(2)
  await expect(
    page.locator('main :is(.api, pre)').filter({ visible: true })
  ).toHaveCount(0)
})

test('the filter hides links to hidden entries, marks what matches, and stays in view', async ({
  page,
  open
}) => {
  await open(address)
  const contents = page.getByRole('navigation', { name: 'Table of contents' })
  const list = page.getByText('In this group: alpha')
  await expect(list).toBeVisible()
  await filterBy(page, 'ETA')
  await expect(list).toBeHidden()
  await expect(contents.getByRole('link')).toHaveText(MATCHING)
  const readMarks = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('api-filter') ?? [])].map(String)
    )
  expect(await readMarks()).toEqual(['eta', 'eta', 'eta', 'eta'])
  await page.locator('#theta').scrollIntoViewIfNeeded()
  await expect(findFilter(page)).toBeInViewport()
  await findFilter(page).press('Escape')
  await expect(list).toBeVisible()
  await expect(contents.getByRole('link', { name: 'mu' })).toBeVisible()
  expect(await readMarks()).toEqual([])
  await contents.getByRole('link', { name: 'mu' }).click()
  const bottom = (await readBox(page.locator('.api-filter'))).bottom
  expect((await readBox(page.locator('#mu'))).y).toBeGreaterThanOrEqual(bottom)
})

test('on a phone, the filter has the whole row until it shows a count @phone', async ({
  page,
  open
}) => {
  await open(address)
  const gap = async () => {
    const row = await readBox(page.locator('.api-filter'))
    return row.right - (await readBox(findFilter(page))).right
  }
  expect(await gap()).toBeLessThan(40)
  await filterBy(page, 'ETA')
  expect(await gap()).toBeGreaterThan(80)
})

test('a filter without matches says so, below an empty toolbox', async ({
  page,
  open
}) => {
  await open(address)
  await expect(findFilter(page)).toHaveAttribute(
    'placeholder',
    'Filter 20 entries or members'
  )
  await filterBy(page, 'nothing')
  const status = page.locator('.api-filter [role=status]')
  await expect(status).toContainText('nothing')
  await expect(page.locator('.api-empty svg')).toBeVisible()
  await filterBy(page, 'beta')
  await expect(status).toHaveText('1 item')
  await expect(page.locator('.api-empty svg')).toBeHidden()
})

test('a hash of an entry that the filter hides clears it, and so does leaving the page', async ({
  page,
  open
}) => {
  await open(address)
  await filterBy(page, 'beta')
  await page.evaluate(() => {
    window.location.hash = '#alpha'
  })
  await expect(page.locator('#alpha')).toBeInViewport()
  await expect(findFilter(page)).toHaveValue('')
  await filterBy(page, 'beta')
  await page.getByRole('link', { name: 'Forms' }).first().click()
  await expect(page).toHaveURL('/docs/reference/forms')
  await page.goBack()
  await expect(page.locator('#alpha')).toBeVisible()
  await expect(findFilter(page)).toHaveValue('')
})

function findFilter(page: Page) {
  return page.getByRole('searchbox', { name: 'Filter' })
}

/** Type into the filter and wait for its result. */
async function filterBy(page: Page, text: string): Promise<void> {
  await findFilter(page).fill('')
  await findFilter(page).pressSequentially(text)
  await expect(page.locator('main #mu')).toBeHidden()
}

/** List the visible headings of groups and entries. */
async function listHeadings(page: Page): Promise<readonly string[]> {
  const headings = page.locator('.prose :is(h2, h3)').filter({ visible: true })
  const texts = await headings.allTextContents()
  return texts.map(text => text.replace('\u200B', ''))
}
