import type { Locator, Page } from '@playwright/test'
import {
  expectSameDocument,
  markDocument,
  openPage
} from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'hideable' })

const message =
  'The engine stopped.\n\nCause:\nThere is no fuel.\n\nCause:\nNobody went to the station.'
const undecodable = '/%E0%A4'

test('1.1.4 8.1 a page that crashes is titled Page Error and names the error and its causes in red, between navbar and footer', async ({
  page,
  bar
}) => {
  await openCrashed(page)
  await expect(page).toHaveTitle('Page Error')
  const text = page.locator('main p')
  await expect.poll(() => text.textContent()).toBe(message)
  await expect(text).toHaveCSS('white-space-collapse', 'preserve')
  await expect(text).toHaveCSS('color', 'rgb(172, 38, 42)')
  const order = await page
    .locator('main > *')
    .evaluateAll(elements => elements.map(({ tagName }) => tagName))
  expect(order).toEqual(['H1', 'BUTTON', 'HR', 'P'])
  await expect(tryAgain(page)).toBeVisible()
  await expect(bar.root).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('4.9 Try again shows the crash again while it persists, with the focus', async ({
  page
}) => {
  await openCrashed(page)
  await tryAgain(page).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(heading(page)).toHaveText('This page crashed.')
  await expect(page).toHaveTitle('Page Error')
  await page.keyboard.press('Tab')
  await expect(tryAgain(page)).toBeFocused()
})

test('4.9 Try again shows the page once it renders, and moves the focus there', async ({
  page
}) => {
  await openCrashed(page)
  await setFuel(page, true)
  await tryAgain(page).press('Enter')
  await expect(heading(page)).toHaveText('Crash')
  await expect(page).toHaveTitle('Crash | Hideable')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Turns: 0' }).click()
  await expect(page.getByRole('button', { name: 'Turns: 1' })).toBeVisible()
})

test('1.1.4 4.9 8.1 links work after a crash, and navigating clears it', async ({
  page,
  footer
}) => {
  await openCrashed(page)
  await footer.link('Other').click()
  await expect(page).toHaveTitle('Other page | Hideable')
  await expect(heading(page)).toHaveText('Other page')
  await setFuel(page, true)
  await page.goBack()
  await expect(heading(page)).toHaveText('Crash')
  await expect(page).toHaveTitle('Crash | Hideable')
})

test('8.1 a page that crashes on arrival shows the crash', async ({
  page,
  open,
  footer
}) => {
  await open('/docs/other')
  await markDocument(page)
  await setFuel(page, false)
  await footer.link('Crash').click()
  await expect(heading(page)).toHaveText('This page crashed.')
  await expect(page).toHaveTitle('Page Error')
  await expect(page).toHaveURL('/docs/crash')
  await expectSameDocument(page)
})

test('8.1 a page that crashes during hydration shows the crash', async ({
  page
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.setAttribute('data-test-empty', '')
    }).observe(document, { childList: true })
  })
  await page.goto('/docs/crash')
  await expect(heading(page)).toHaveText('This page crashed.')
  await expect(page).toHaveTitle('Page Error')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('8.1 a shell that crashes with its page renders again around the crash page', async ({
  page,
  bar
}) => {
  await openShellCrashed(page, 'at first')
  await expect(bar.root).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle('Page Error')
})

test('8.1 8.4 if the shell crashes again, only the crash page shows, with the navbar item and the error that caused it', async ({
  page
}) => {
  await openShellCrashed(page, 'always')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page).toHaveTitle('Page Error')
  await expect
    .poll(async () => (await page.locator('main').boundingBox())?.height)
    .toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Infinity)
  const text = (await page.locator('main p').textContent()) ?? ''
  expect(text).toMatch(/^A theme navbar item failed to render\.\n/)
  expect(text).toContain('check the following navbar item')
  expect(text).toContain('\n  "label": "Other",\n')
  expect(text).toMatch(/\n\nCause:\nThe expression broke\.$/)
})

test('8.1 Try again restores a crashed shell', async ({ page }) => {
  await openShellCrashed(page, 'always')
  // Completing the navigation clears an earlier crash of the shell.
  await expect(page.locator('[aria-live=polite]')).toHaveText('Page Error')
  await breakNavbar(page, 'never')
  await tryAgain(page).click()
  await expect(heading(page)).toHaveText('Crash')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle('Crash | Hideable')
})

test('8.9 an address that can’t be decoded shows an error', async ({
  page
}) => {
  await page.goto(undecodable)
  await expectUndecodable(page)
  await expect(page).toHaveTitle('Page Error')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('8.9 a link to such an address shows the error too, and the next link works', async ({
  page,
  open,
  footer
}) => {
  await open('/docs/long')
  await (await addLink(page, undecodable)).click()
  await expectUndecodable(page)
  await footer.link('Other').click()
  await expect(heading(page)).toHaveText('Other page')
  await expect(page).toHaveTitle('Other page | Hideable')
})

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

function tryAgain(page: Page): Locator {
  return page.getByRole('button', { name: 'Try again' })
}

/** Set whether the page's engine has fuel the next time it renders. */
async function setFuel(page: Page, isThere: boolean): Promise<void> {
  await page.evaluate(
    is => document.documentElement.toggleAttribute('data-test-empty', !is),
    isThere
  )
}

/** Open a page and make it crash. */
async function openCrashed(page: Page): Promise<void> {
  await openPage(page, '/docs/crash')
  await setFuel(page, false)
  await page.getByRole('button', { name: 'Turns:' }).click()
  await expect(heading(page)).toHaveText('This page crashed.')
}

/** Go to a page whose navbar crashes. */
async function openShellCrashed(
  page: Page,
  when: 'always' | 'at first'
): Promise<void> {
  await page.addInitScript(breakExpression)
  await openPage(page, '/docs/long')
  await breakNavbar(page, when)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Crash' })
    .click()
  await expect(heading(page)).toHaveText('This page crashed.')
}

async function expectUndecodable(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('This page crashed.')
  await expect(page.locator('main p')).toHaveText(
    `Pathname "${undecodable}" could not be decoded. This is likely caused by an invalid percent-encoding.`
  )
}

/** Make the regular expression of a navbar item throw, as set by `breakNavbar`. */
function breakExpression(): void {
  let count = 0
  const { test: original } = RegExp.prototype
  RegExp.prototype.test = function (text) {
    const { testBreaks } = document.documentElement.dataset
    if (this.source.includes('oth') && testBreaks !== undefined) {
      // React retries a failed render, and the retry must not succeed.
      const isFirst = count++ % 2 === 0
      if (testBreaks === 'always' || (testBreaks === 'at first' && isFirst)) {
        throw new Error('The expression broke.')
      }
    }
    return original.call(this, text)
  }
}

async function breakNavbar(
  page: Page,
  when: 'always' | 'at first' | 'never'
): Promise<void> {
  await page.evaluate(value => {
    document.documentElement.dataset.testBreaks = value
  }, when)
}
