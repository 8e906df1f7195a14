import type { Page } from '@playwright/test'
import { readBox } from '../../../../e2e/support/box.ts'
import { openPage } from '../../../../e2e/support/documents.ts'
import { holdRequests } from '../../../../e2e/support/holdRequests.ts'
import { addLink } from '../../../../e2e/support/links.ts'
import { scrollTo } from '../../../../e2e/support/scroll.ts'
import { readStored, store } from '../../../../e2e/support/storage.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

const address = '/docs/content/tabs'
const hostKey = 'docusaurus.tab.host'

test.use({ site: 'handbook' })

test('2.9.12 only the selected tab is marked in forced colors', async ({
  page,
  open
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(address)
  const marked = await findTab(page, 'Pear').evaluate(selected => {
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return [...(selected.parentElement?.children ?? [])]
      .filter(
        each => getComputedStyle(each).borderBottomColor !== backgroundColor
      )
      .map(({ textContent }) => textContent)
  })
  expect(marked).toEqual(['Pear'])
})

test('2.9.12 arrow keys, Home and End only move the focus, wrapping around, and Enter selects', async ({
  page,
  open
}) => {
  await open(address)
  await findTab(page, 'Pear').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Plum'],
    ['ArrowRight', 'Apple'],
    ['ArrowLeft', 'Plum'],
    ['Home', 'Apple'],
    ['End', 'Plum']
  ] as const) {
    await page.keyboard.press(key)
    await expect(findTab(page, name)).toBeFocused()
  }
  await expectSelected(page, 'Pear')
  await page.keyboard.press('Enter')
  await expectSelected(page, 'Plum')
  await expect(page.getByText('A plum.')).toBeVisible()
})

test('2.9.12 2.9.13 a click selects, hides the other panels, and stores nothing without a group', async ({
  page,
  open
}) => {
  await open(address)
  await findTab(page, 'Plum').click()
  await expectSelected(page, 'Plum')
  await expect(findTab(page, 'Plum')).toHaveAttribute('tabindex', '0')
  await expect(findTab(page, 'Pear')).toHaveAttribute('tabindex', '-1')
  await expect(page.getByText('A plum.')).toBeVisible()
  await expect(page.getByText('A pear.')).toBeAttached()
  await expect(page.getByText('A pear.')).toBeHidden()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter(key => key.includes('tab'))).toEqual([])
})

test('2.9.12 lazy panels appear when selected', async ({ page, open }) => {
  await open(address)
  await expect(page.getByText('Only when chosen.')).toHaveCount(0)
  await findTab(page, 'Later').click()
  await expect(page.getByText('Only when chosen.')).toBeVisible()
})

test('2.9.13 a choice applies to all tabs of its group, and is stored', async ({
  page,
  open
}) => {
  await open(address)
  await findTab(page, 'Linux').last().click()
  await expectHost(page, 'Linux')
  expect(await readStored(page, hostKey)).toBe('linux')
})

test('2.9.13 a clicked tab stays in place when content above it shrinks', async ({
  page,
  open
}) => {
  await open(address)
  const linux = findTab(page, 'Linux').last()
  await linux.scrollIntoViewIfNeeded()
  await scrollTo(page, (await page.evaluate(() => window.scrollY)) + 100)
  const before = (await readBox(linux)).y
  await linux.click()
  await expectHost(page, 'Linux')
  await expect
    .poll(async () => (await linux.boundingBox())?.y)
    .toBeCloseTo(before, 0)
})

test('2.9.13 a group shows the stored choice, and follows another browser tab', async ({
  page,
  open,
  context
}) => {
  await store(page, { [hostKey]: 'linux' })
  await open(address)
  await expectHost(page, 'Linux')
  const other = await context.newPage()
  await openPage(other, address)
  await findTab(other, 'macOS').first().click()
  await expectHost(page, 'Mac')
})

test('2.9.13 a choice is written to the query, adds no history entry and does not scroll', async ({
  page,
  open
}) => {
  const readState = () => page.evaluate(() => [history.length, scrollY])
  await open(`${address}?kept=yes`)
  await findTab(page, 'Fig').scrollIntoViewIfNeeded()
  const before = await readState()
  await findTab(page, 'Fig').click()
  await expect(page).toHaveURL(`${address}?kept=yes&fruit=fig`)
  await expect(page.getByText('A fig.')).toBeVisible()
  expect(await readState()).toEqual(before)
})

test('2.9.13 the query selects the tab', async ({ page, open }) => {
  await open(`${address}?fruit=fig`)
  await expect(page.getByText('A fig.')).toBeVisible()
  await expectSelected(page, 'Fig')
})

test('2.9.13 a group’s query parameter is named after the group', async ({
  page,
  open
}) => {
  await open(address)
  await findTab(page, 'Emacs').click()
  await expect(page).toHaveURL(`${address}?editor=emacs`)
})

test('2.7.1 2.9.13 a choice leaves the next page’s address unchanged while that page loads', async ({
  page,
  open
}) => {
  await open(address)
  const held = await holdRequests(page, /\/assets\/[^?]*\.js$/)
  const next = await addLink(page, '/docs/content/headings')
  await next.click()
  await expect(page).toHaveURL('/docs/content/headings')
  await findTab(page, 'Fig').click()
  await expect(page.getByText('A fig.')).toBeVisible()
  await held.release()
  await expect(page).toHaveTitle(/Headings/)
  await expect(page).toHaveURL('/docs/content/headings')
})

function findTab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true })
}

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(findTab(page, name)).toHaveAttribute('aria-selected', 'true')
}

/** Expect both groups to show the panel of a host. */
async function expectHost(page: Page, host: string): Promise<void> {
  for (const group of ['first', 'second']) {
    await expect(page.getByText(`${host}, in the ${group} group`)).toBeVisible()
  }
}
