import type { Locator, Page } from '@playwright/test'
import { holdClient } from '../support/holdClient.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { readStored, store } from '../support/storage.ts'

const tabs = '/docs/content/tabs'
const hostKey = 'docusaurus.tab.host'

test.use({ site: 'handbook' })

test.describe('2.9 Tabs', () => {
  test('2.9.12 tabs are a list of tabs over their panels', async ({ page }) => {
    await openPage(page, tabs)
    const list = page.getByRole('tablist').first()
    await expect(list.getByRole('tab')).toHaveText(['Apple', 'Pear', 'Plum'])
    const pear = tab(page, 'Pear')
    const panel = page.locator(
      `[id="${await pear.getAttribute('aria-controls')}"]`
    )
    await expect(panel).toHaveRole('tabpanel')
    await expect(panel).toHaveText('A pear.')
  })

  test('2.9.12 the tab that is marked is selected first', async ({ page }) => {
    await openPage(page, tabs)
    await expectSelected(page, 'Pear')
    await expect(page.getByText('A pear.')).toBeVisible()
  })

  test('2.9.12 a default value wins over the mark', async ({ page }) => {
    await openPage(page, tabs)
    await expectSelected(page, 'Green')
  })

  test('2.9.12 without either the first tab is selected', async ({ page }) => {
    await openPage(page, tabs)
    await expectSelected(page, 'Kiwi')
  })

  test('2.9.12 the selected tab is the one stop of the Tab key', async ({
    page
  }) => {
    await openPage(page, tabs)
    await expect(tab(page, 'Pear')).toHaveAttribute('tabindex', '0')
    await expect(tab(page, 'Apple')).toHaveAttribute('tabindex', '-1')
    await expect(tab(page, 'Apple')).toHaveAttribute('aria-selected', 'false')
  })

  test('2.9.12 the selected tab alone is marked in forced colours', async ({
    page
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openPage(page, tabs)
    const marked = await tab(page, 'Pear').evaluate(selected => {
      const { backgroundColor } = getComputedStyle(document.documentElement)
      return [...(selected.parentElement?.children ?? [])]
        .filter(each => {
          const { borderBottomColor } = getComputedStyle(each)
          return borderBottomColor !== backgroundColor
        })
        .map(({ textContent }) => textContent)
    })
    expect(marked).toEqual(['Pear'])
  })

  test('2.9.12 a click selects', async ({ page }) => {
    await openPage(page, tabs)
    await tab(page, 'Plum').click()
    await expectSelected(page, 'Plum')
    await expect(page.getByText('A plum.')).toBeVisible()
    await expect(page.getByText('A pear.')).toBeHidden()
  })

  test('2.9.12 arrows move the focus round, and select nothing', async ({
    page
  }) => {
    await openPage(page, tabs)
    await tab(page, 'Pear').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Plum')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Apple')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Plum')).toBeFocused()
    await expectSelected(page, 'Pear')
  })

  test('2.9.12 Enter selects the tab that has the focus', async ({ page }) => {
    await openPage(page, tabs)
    await tab(page, 'Pear').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expectSelected(page, 'Plum')
  })

  test('2.9.12 panels that are not selected are in the document, hidden', async ({
    page
  }) => {
    await openPage(page, tabs)
    await expect(page.getByText('An apple.')).toBeAttached()
    await expect(page.getByText('An apple.')).toBeHidden()
  })

  test('2.9.12 lazy panels come when they are selected', async ({ page }) => {
    await openPage(page, tabs)
    await expect(page.getByText('Only when chosen.')).toHaveCount(0)
    await tab(page, 'Later').click()
    await expect(page.getByText('Only when chosen.')).toBeVisible()
  })
})

test.describe('2.9 Tab groups', () => {
  test('2.9.13 tabs of a group follow each other', async ({ page }) => {
    await openPage(page, tabs)
    await tab(page, 'Linux').first().click()
    await expect(page.getByText('Linux, in the first group.')).toBeVisible()
    await expect(page.getByText('Linux, in the second group.')).toBeVisible()
  })

  test('2.9.13 the choice of a group is stored', async ({ page }) => {
    await openPage(page, tabs)
    await tab(page, 'Linux').first().click()
    expect(await readStored(page, hostKey)).toBe('linux')
  })

  test('2.9.13 the stored choice is there after a reload', async ({ page }) => {
    await openPage(page, tabs)
    await tab(page, 'Linux').first().click()
    await openPage(page, tabs)
    await expect(page.getByText('Linux, in the first group.')).toBeVisible()
    await expect(page.getByText('Linux, in the second group.')).toBeVisible()
  })

  test('2.9.13 tabs without the value that was chosen stay as they are', async ({
    page
  }) => {
    await openPage(page, tabs)
    await tab(page, 'Linux').first().click()
    await tab(page, 'Windows').click()
    await expect(page.getByText('Windows, in the first group.')).toBeVisible()
    await expect(page.getByText('Linux, in the second group.')).toBeVisible()
  })

  test('2.9.13 another browser tab follows the choice', async ({
    page,
    context
  }) => {
    await openPage(page, tabs)
    const other = await context.newPage()
    await openPage(other, tabs)
    await tab(other, 'Linux').first().click()
    await expect(page.getByText('Linux, in the first group.')).toBeVisible()
  })

  test('2.9.13 a stored value that no tab has is ignored', async ({ page }) => {
    await store(page, { [hostKey]: 'plan9' })
    await openPage(page, tabs)
    await expect(page.getByText('Mac, in the first group.')).toBeVisible()
  })

  test('2.9.13 the served page shows the default, whatever is stored', async ({
    page
  }) => {
    await store(page, { [hostKey]: 'linux' })
    await holdClient(page)
    await page.goto(tabs)
    await expect(page.getByText('Mac, in the first group.')).toBeVisible()
  })

  test('2.9.13 tabs without a group store nothing', async ({ page }) => {
    await openPage(page, tabs)
    await tab(page, 'Plum').click()
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter(key => key.includes('tab'))).toEqual([])
  })

  test('2.9.13 a tab stays where it was clicked when what is above it shrinks', async ({
    page
  }) => {
    await openPage(page, tabs)
    const linux = tab(page, 'Linux').last()
    await linux.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 100))
    const before = (await linux.boundingBox())?.y ?? 0
    await linux.click()
    await expect(page.getByText('Linux, in the first group.')).toBeVisible()
    expect((await linux.boundingBox())?.y).toBeCloseTo(before, 0)
  })
})

test.describe('2.9 Tabs in the address', () => {
  test('2.9.13 the choice is written into the query', async ({ page }) => {
    await openPage(page, `${tabs}?kept=yes`)
    await tab(page, 'Fig').click()
    await expect(page).toHaveURL(`${tabs}?kept=yes&fruit=fig`)
  })

  test('2.9.13 the choice makes no entry of the history', async ({ page }) => {
    await openPage(page, tabs)
    const before = await page.evaluate(() => history.length)
    await tab(page, 'Fig').click()
    await expect(page).toHaveURL(/fruit=fig/)
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('2.9.13 the choice does not scroll the page', async ({ page }) => {
    await openPage(page, tabs)
    await tab(page, 'Fig').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await tab(page, 'Fig').click()
    await expect(page).toHaveURL(/fruit=fig/)
    await expect(page.getByText('A fig.')).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  test('2.9.13 the query selects the tab', async ({ page }) => {
    await openPage(page, `${tabs}?fruit=fig`)
    await expect(page.getByText('A fig.')).toBeVisible()
    await expectSelected(page, 'Fig')
  })

  test('2.9.13 the query of a group is named for the group', async ({
    page
  }) => {
    await openPage(page, tabs)
    await tab(page, 'Emacs').click()
    await expect(page).toHaveURL(`${tabs}?editor=emacs`)
  })

  test('2.9.13 the query wins over what is stored', async ({ page }) => {
    await store(page, { 'docusaurus.tab.editor': 'emacs' })
    await openPage(page, `${tabs}?editor=vim`)
    await expectSelected(page, 'Vim')
  })

  test('2.9.13 without a query the stored value counts', async ({ page }) => {
    await store(page, { 'docusaurus.tab.editor': 'emacs' })
    await openPage(page, tabs)
    await expectSelected(page, 'Emacs')
  })

  test('2.9.13 a value of the query that no tab has is ignored', async ({
    page
  }) => {
    await openPage(page, `${tabs}?fruit=stone`)
    await expectSelected(page, 'Kiwi')
  })
})

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true })
}

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
}
