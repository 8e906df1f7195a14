import { expectHidden, focus, open, waitForTransitions } from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'
const bar = 'nav[aria-label=Main]'
const tools = `${bar} [aria-haspopup]`

test('4.4.1 4.4.2 a dropdown works with the keyboard', async ({ page }) => {
  await openTools(page)
  await page.press('Tab')
  await page.see(`${bar} a:focus`, 'One')
  await page.press('Escape')
  await page.see(`${tools}[aria-expanded=false]:focus`, 'Tools')
  // One key at a time, because a busy machine can draw the links late.
  await page.press('Enter')
  await page.see(`${tools}[aria-expanded=true]:focus`, 'Tools')
  await page.press('Tab')
  await page.see(`${bar} a:focus`, 'One')
  await page.press('Tab')
  await page.see(`${bar} a:focus`, 'Two')
  await page.press('Enter')
  await page.see('h1', 'Two')
})

test('4.4.1 hovering opens a dropdown, and a click follows its link', async ({
  page
}) => {
  await open(page, doc)
  await page.hover(tools, 'Tools')
  await page.see(`${bar} a`, 'One')
  await page.see(`${tools}[aria-expanded=true]`, 'Tools')
  await page.hover('h1')
  await expectHidden(page, `${bar} a`, 'One')
  await page.see(`${tools}[aria-expanded=false]`, 'Tools')
  await page.click(tools, 'Tools')
  await page.click(`${bar} a`, 'Two')
  await page.see('h1', 'Two')
})

test('4.4.2 a press outside closes a dropdown', async ({ page }) => {
  await openTools(page)
  await page.click('h1')
  await expectHidden(page, `${bar} a`, 'One')
  await page.see(`${tools}[aria-expanded=false]`, 'Tools')
})

test('4.4.2 a dropdown closes when the focus leaves it', async ({ page }) => {
  await openTools(page)
  await page.press('Tab', 'Tab', 'Tab', 'Tab')
  await page.see(`${bar} :focus`, 'Topics')
  await page.see(`${tools}[aria-expanded=false]`, 'Tools')
  await expectHidden(page, `${bar} a`, 'One')
})

test('4.4.2 opening one dropdown closes the other', async ({ page }) => {
  await openTools(page)
  await focus(page, tools, 'Topics')
  await page.press('Enter')
  await page.see(`${bar} a`, 'All values')
  await expectHidden(page, `${bar} a`, 'One')
  expect(await page.readUrl()).toHaveProperty('pathname', doc)
})

test('0.9 4.4.1 Enter opens and closes a dropdown, without going to its page', async ({
  page
}) => {
  await open(page, doc)
  await focus(page, tools, 'Topics')
  await page.press('Enter')
  await page.see(`${tools}[aria-expanded=true]`, 'Topics')
  await page.press('Enter')
  await page.see(`${tools}[aria-expanded=false]`, 'Topics')
  expect(await page.readUrl()).toHaveProperty('pathname', doc)
})

test('0.10 4.4.2 a press, touch or focus outside closes a dropdown before any click', async ({
  page
}) => {
  await openTools(page)
  for (const name of ['mousedown', 'touchstart', 'focusin']) {
    await page.see(`${tools}[aria-expanded=true]`, 'Tools')
    await page.evaluate(type => {
      const outside = document.querySelector('main')
      outside?.dispatchEvent(new Event(type, { bubbles: true }))
    }, name)
    await page.see(`${tools}[aria-expanded=false]`, 'Tools')
    await focus(page, tools, 'Tools')
    await page.press('Enter')
  }
})

test('4.4.1 a click on a trigger with a page goes there', async ({ page }) => {
  await open(page, doc)
  await page.click(tools, 'Topics')
  await page.see('h1', 'Reference pages')
})

test('4.4.1 Space and a click without a pointer toggle a dropdown', async ({
  page
}) => {
  await open(page, doc)
  await page.hover('h1')
  for (const name of ['Tools', 'Topics']) {
    await focus(page, tools, name)
    await page.press(' ')
    await page.see(`${tools}[aria-expanded=true]`, name)
    await page.press(' ')
    await page.see(`${tools}[aria-expanded=false]`, name)
    for (const isOpen of [true, false]) {
      await page.evaluate(() => {
        const { activeElement } = document
        if (activeElement instanceof HTMLElement) activeElement.click()
      })
      await page.see(`${tools}[aria-expanded=${isOpen}]`, name)
    }
  }
  expect(await page.readUrl()).toHaveProperty('pathname', doc)
})

test('4.4.3 a dropdown opens below its trigger, inside the window', async ({
  page
}) => {
  await openTools(page)
  const [trigger, menu] = await page.evaluate(() =>
    ['nav [aria-expanded=true]', 'nav ul:has(a[href="/docs/plain/one"])'].map(
      selector => {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        return box?.toJSON() as DOMRect
      }
    )
  )
  expect(menu?.width).toBeGreaterThanOrEqual(160)
  expect(menu?.right).toBeLessThanOrEqual(1280)
  expect(menu?.top).toBeGreaterThanOrEqual((trigger?.bottom ?? 0) - 1)
})

/** Open the dropdown by keyboard, with the pointer elsewhere. */
async function openTools(page: EnginePage): Promise<void> {
  await open(page, doc)
  await page.hover('h1')
  await focus(page, tools, 'Tools')
  await page.press('Enter')
  await page.see(`${bar} a`, 'One')
  await waitForTransitions(page)
}
