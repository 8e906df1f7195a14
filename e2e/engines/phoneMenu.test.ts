import { expectHidden, open } from './actions.ts'
import type { EnginePage } from './page.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'
const menuButton = '[aria-label="Toggle navigation bar"]'
const inMenu = 'dialog[open]'
const sidebar = `${inMenu} nav[aria-label="Docs sidebar"]`
const mainMenu = `${inMenu} nav[aria-label="Main menu"]`

test('12.2 4.2.6 Back closes the menu, and the next Back leaves the page', async ({
  page
}) => {
  await page.resize(390, 844)
  await open(page, '/docs/guide/second')
  await page.click('main a', 'Start')
  await page.see('h1', 'Start')
  await page.click(menuButton)
  await page.see(`${inMenu} a`)
  await page.back()
  await expectHidden(page, inMenu)
  expect(await page.readUrl()).toHaveProperty('pathname', doc)
  await page.back()
  await page.see('h1', 'The second step')
})

test('4.2.1 a menu opened before the style sheet arrives waits for it', async ({
  page,
  serve
}) => {
  const { origin, hold } = await serve('handbook')
  const { first, release } = hold(/\/assets\/client\.\w+\.css/)
  await page.resize(390, 844)
  await page.open(origin + doc)
  await page.click('summary[aria-label="Toggle navigation bar"]')
  await first
  // The last file that hydration would need besides the style sheet.
  await page.waitFor(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/assets/pages/docs/guide/start.'))
  )
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) {
      await new Promise(requestAnimationFrame)
    }
  })
  await expectHidden(page, 'dialog')
  release()
  await page.waitFor(
    menu => document.querySelector(menu)?.getBoundingClientRect().left === 0,
    inMenu
  )
})

test('4.2.1 4.2.2 the menu opens on the left, 83 % wide, and its button is marked as expanded', async ({
  page
}) => {
  await openMenu(page)
  await page.see(`${inMenu} button[aria-label="Close navigation bar"]`)
  const { left, width, expanded } = await page.evaluate(
    (menu, button) => {
      const box = document.querySelector(menu)?.getBoundingClientRect()
      const toggle = document.querySelector(button)
      return {
        left: box?.left,
        width: box?.width ?? 0,
        expanded: toggle?.getAttribute('aria-expanded')
      }
    },
    inMenu,
    menuButton
  )
  expect({ left, expanded }).toEqual({ left: 0, expanded: 'true' })
  expect(width).toBeCloseTo(0.83 * 390, 0)
})

test('4.2.8 the focus stays in the menu, and Escape returns it to the button', async ({
  page
}) => {
  await openMenu(page)
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.press(key)
    await page.waitFor(() => document.activeElement?.closest('dialog') !== null)
  }
  await page.press('Escape')
  await expectHidden(page, inMenu)
  // WebKit's narrowed window isn't active, so nothing in it matches `:focus`.
  await page.waitFor(
    button => document.activeElement?.matches(button),
    `${menuButton}[aria-expanded=false]`
  )
})

test('4.2.5 the page behind the menu can’t be scrolled until it closes', async ({
  page
}) => {
  await openMenu(page)
  await page.waitFor(
    () => getComputedStyle(document.body).overflow === 'hidden'
  )
  await page.click(`${inMenu} button[aria-label="Close navigation bar"]`)
  await expectHidden(page, inMenu)
  await page.waitFor(
    () => getComputedStyle(document.body).overflow === 'visible'
  )
})

test("4.2.7 the page's sidebar comes first, and Back to main menu leads to the other panel", async ({
  page
}) => {
  await openMenu(page)
  await page.waitFor(isInView, sidebar)
  await expect.poll(() => page.evaluate(isInView, mainMenu)).toBe(false)
  await page.click(`${inMenu} button`, 'Back to main menu')
  await page.waitFor(isInView, mainMenu)
  await page.waitFor(selector => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box === undefined || box.right <= 1 || box.left >= 323
  }, sidebar)
})

test('4.2.4 choosing a page shows it and closes the menu', async ({ page }) => {
  await openMenu(page)
  await page.click(`${sidebar} a`, 'Second')
  await page.see('h1', 'The second step')
  await expectHidden(page, inMenu)
})

test('4.2.4 opening a category leaves the menu open', async ({ page }) => {
  await openMenu(page)
  await page.click(`${sidebar} button`, 'Deep')
  await page.see(`${sidebar} a`, 'Outer page')
  await page.see(inMenu)
})

test('4.4.4 opening a dropdown leaves the menu open', async ({ page }) => {
  await openMenu(page)
  await page.click(`${inMenu} button`, 'Back to main menu')
  await page.click(`${mainMenu} button[aria-expanded=false]`, 'Tools')
  await page.click(`${mainMenu} a`, 'Two')
  await page.see('h1', 'Two')
  await expectHidden(page, inMenu)
})

test('4.2.4 4.2.5 the menu closes when the window becomes wide', async ({
  page
}) => {
  await openMenu(page)
  await page.resize(1280, 800)
  await expectHidden(page, inMenu)
  await page.waitFor(
    () => getComputedStyle(document.body).overflow === 'visible'
  )
})

async function openMenu(page: EnginePage): Promise<void> {
  await page.resize(390, 844)
  await open(page, doc)
  await page.click(menuButton)
  await page.waitFor(
    menu => document.querySelector(menu)?.getBoundingClientRect().left === 0,
    inMenu
  )
}

/** Runs in the page. Whether an element's start is in the window. */
function isInView(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return (
    box !== undefined &&
    box.width > 0 &&
    box.left >= 0 &&
    box.left < 0.83 * window.innerWidth
  )
}
