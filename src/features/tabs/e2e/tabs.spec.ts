import type { Page } from '@playwright/test'
import { readBox } from '../../../../e2e/support/box.ts'
import { openPage } from '../../../../e2e/support/documents.ts'
import { holdRequests } from '../../../../e2e/support/holdRequests.ts'
import { addLink } from '../../../../e2e/support/links.ts'
import { scrollTo } from '../../../../e2e/support/scroll.ts'
import { readStored } from '../../../../e2e/support/storage.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

const address = '/docs/content/tabs'
const hostKey = 'docusaurus.tab.host'

test.use({ site: 'handbook' })

test('2.9.12 A reader chooses tabs by mouse and by keyboard', async ({
  page,
  open
}) => {
  await open(address)

  await test.step('2.9.12 only the selected tab is marked in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const marked = await tab(page, 'Pear').evaluate(selected => {
      const { backgroundColor } = getComputedStyle(document.documentElement)
      return [...(selected.parentElement?.children ?? [])]
        .filter(
          each => getComputedStyle(each).borderBottomColor !== backgroundColor
        )
        .map(({ textContent }) => textContent)
    })
    expect(marked).toEqual(['Pear'])
    await page.emulateMedia({ forcedColors: 'none' })
  })

  await test.step('2.9.12 arrows move the focus, wrapping around, and select nothing', async () => {
    await tab(page, 'Pear').focus()
    for (const [key, name] of [
      ['ArrowRight', 'Plum'],
      ['ArrowRight', 'Apple'],
      ['ArrowLeft', 'Plum']
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, name)).toBeFocused()
    }
    await expectSelected(page, 'Pear')
  })

  await test.step('2.9.12 Enter selects the focused tab', async () => {
    await page.keyboard.press('Enter')
    await expectSelected(page, 'Plum')
    await expect(page.getByText('A plum.')).toBeVisible()
  })

  await test.step('2.9.12 a click selects; panels that are not selected stay, hidden', async () => {
    await tab(page, 'Pear').click()
    await expectSelected(page, 'Pear')
    await expect(tab(page, 'Pear')).toHaveAttribute('tabindex', '0')
    await expect(tab(page, 'Plum')).toHaveAttribute('tabindex', '-1')
    await expect(page.getByText('A pear.')).toBeVisible()
    await expect(page.getByText('A plum.')).toBeAttached()
    await expect(page.getByText('A plum.')).toBeHidden()
  })

  await test.step('2.9.12 lazy panels appear when selected', async () => {
    await expect(page.getByText('Only when chosen.')).toHaveCount(0)
    await tab(page, 'Later').click()
    await expect(page.getByText('Only when chosen.')).toBeVisible()
  })

  await test.step('2.9.13 tabs without a group store nothing', async () => {
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter(key => key.includes('tab'))).toEqual([])
  })
})

test('2.9.13 A reader chooses for a group', async ({ page, open, context }) => {
  const first = (host: string) => page.getByText(`${host}, in the first group`)
  const second = (host: string) =>
    page.getByText(`${host}, in the second group`)
  await open(address)

  await test.step('2.9.13 tabs of a group follow each other, and a clicked tab stays in place when content above shrinks', async () => {
    const linux = tab(page, 'Linux').last()
    await linux.scrollIntoViewIfNeeded()
    await scrollTo(page, (await page.evaluate(() => window.scrollY)) + 100)
    const before = (await readBox(linux)).y
    await linux.click()
    await expect(first('Linux')).toBeVisible()
    await expect(second('Linux')).toBeVisible()
    await expect
      .poll(async () => (await linux.boundingBox())?.y)
      .toBeCloseTo(before, 0)
  })

  await test.step('2.9.13 a group’s choice is stored and survives a reload', async () => {
    expect(await readStored(page, hostKey)).toBe('linux')
    await open(address)
    await expect(first('Linux')).toBeVisible()
    await expect(second('Linux')).toBeVisible()
  })

  await test.step('2.9.13 another browser tab follows the choice', async () => {
    const other = await context.newPage()
    await openPage(other, address)
    await tab(other, 'macOS').first().click()
    await expect(first('Mac')).toBeVisible()
    await expect(second('Mac')).toBeVisible()
    await other.close()
  })
})

test('2.9.13 The address carries the choice', async ({ page, open }) => {
  const readState = () => page.evaluate(() => [history.length, scrollY])
  await open(`${address}?kept=yes`)

  await test.step('2.9.13 the choice is written to the query, adds no history entry and does not scroll', async () => {
    await tab(page, 'Fig').scrollIntoViewIfNeeded()
    const before = await readState()
    await tab(page, 'Fig').click()
    await expect(page).toHaveURL(`${address}?kept=yes&fruit=fig`)
    await expect(page.getByText('A fig.')).toBeVisible()
    expect(await readState()).toEqual(before)
  })

  await test.step('2.7.1 while the next page loads, a choice leaves its address alone', async () => {
    const held = await holdRequests(page, /\/assets\/[^?]*\.js$/)
    const next = await addLink(page, '/docs/content/headings')
    await next.click()
    await expect(page).toHaveURL('/docs/content/headings')
    await tab(page, 'Kiwi').click()
    await expect(page.getByText('A kiwi.')).toBeVisible()
    await held.release()
    await expect(page).toHaveTitle(/Headings/)
    await expect(page).toHaveURL('/docs/content/headings')
  })

  await test.step('2.9.13 the query selects the tab; that of a group is named after the group', async () => {
    await open(`${address}?fruit=fig`)
    await expect(page.getByText('A fig.')).toBeVisible()
    await expectSelected(page, 'Fig')
    await open(address)
    await tab(page, 'Emacs').click()
    await expect(page).toHaveURL(`${address}?editor=emacs`)
  })
})

function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true })
}

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
}
