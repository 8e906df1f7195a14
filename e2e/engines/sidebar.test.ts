import { expectHidden, focus, open, waitForTransitions } from './actions.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'
const caret = 'aside button[aria-label$="category \'Basics\'"]'

test('2.5.18 clicking a label without a page opens and closes its category', async ({
  page
}) => {
  await open(page, doc)
  await page.click('aside button[aria-expanded=false]', 'Deep')
  await page.see('aside a', 'Outer page')
  await page.click('aside button[aria-expanded=true]', 'Deep')
  await expectHidden(page, 'aside a', 'Outer page')
  expect(await page.readUrl()).toHaveProperty('pathname', doc)
})

test('2.5.19 the button beside a label with a page opens its category without navigating', async ({
  page
}) => {
  await open(page, doc)
  await page.click(`${caret}[aria-label^=Expand]`)
  await page.see('aside a', 'First basics')
  await page.see(`${caret}[aria-label^=Collapse][aria-expanded=true]`)
  expect(await page.readUrl()).toHaveProperty('pathname', doc)
})

test('2.5.18 clicking a label with a page navigates there and opens the category, never closes it', async ({
  page
}) => {
  await open(page, doc)
  for (const _ of ['first', 'second']) {
    await page.click('aside a', 'Basics')
    await page.see('aside a[aria-current=page]', 'Basics')
    await page.see('aside a', 'First basics')
    await waitForTransitions(page)
  }
  await page.see(`${caret}[aria-expanded=true]`)
})

test('2.5.14 2.5.17 the sidebar marks the current page and opens its categories', async ({
  page
}) => {
  await open(page, doc)
  await page.see('aside a[aria-current=page]', 'Start')
  await page.click('main a', 'Inner')
  await page.see('aside a[aria-current=page]', 'Inner page')
  await page.see('aside a', 'Outer page')
  await page.waitFor(
    () => document.querySelectorAll('aside [aria-current=page]').length === 1
  )
})

test('2.5.20 the keyboard opens a category, and skips the items of a closed one', async ({
  page
}) => {
  await open(page, doc)
  await focus(page, 'aside button', 'Deep')
  await page.press('Tab')
  await page.see('aside a:focus', 'Fixed page')
  await page.press('Shift+Tab', 'Enter')
  await page.see('aside a', 'Outer page')
  await waitForTransitions(page)
  await page.press('Tab')
  await page.see('aside :focus', 'Inner')
})

test('2.5.12 a collapsed sidebar leaves a strip that expands it again', async ({
  page
}) => {
  await open(page, '/docs/start', 'manual')
  await page.click('[aria-label="Collapse sidebar"]')
  await page.waitFor(() => document.querySelector('aside')?.clientWidth === 30)
  await page.click('[aria-label="Expand sidebar"]')
  await page.see('aside a', 'Long')
})

test('12.1 4.3 the sidebar shows from 997 px on, and the menu button below that width', async ({
  page
}) => {
  await open(page, doc)
  await expectHidden(page, '[aria-label="Toggle navigation bar"]')
  await page.resize(996, 800)
  await page.see('[aria-label="Toggle navigation bar"]')
  await expectHidden(page, 'aside')
  await page.resize(997, 800)
  await page.see('aside')
  await expectHidden(page, '[aria-label="Toggle navigation bar"]')
})
