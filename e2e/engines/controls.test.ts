import { open } from './actions.ts'
import { expect, test } from './test.ts'

const doc = '/docs/guide/start'

test('12.3 4.1.5 another tab follows the color mode, and a reload keeps it', async ({
  page
}) => {
  await open(page, doc)
  const other = await page.openTab()
  await open(other, '/blog')
  await other.click('button[aria-label^="Switch between dark and light"]')
  await page.waitFor(isDark)
  await page.reload()
  expect(await page.evaluate(isDark)).toBe(true)
})

test('4.4.2 a dropdown is used by keyboard', async ({ page }) => {
  await open(page, doc)
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('nav button')]
      .find(({ textContent }) => textContent === 'Tools')
      ?.focus()
  )
  await page.press('Enter')
  await page.see('nav a', 'One')
  // WebKit's Tab skips what has only begun to appear.
  await page.waitFor(
    () => !document.getAnimations().some(each => each instanceof CSSTransition)
  )
  await page.press('Tab')
  await page.see('nav a:focus', 'One')
  await page.press('Escape')
  await page.see('nav button:focus', 'Tools')
  await page.press('Enter', 'Tab', 'Tab', 'Enter')
  await page.see('h1', 'Two')
})

test('4.4 a dropdown is used by pointer', async ({ page }) => {
  await open(page, doc)
  await page.click('nav button', 'Tools')
  await page.click('nav a', 'Two')
  await page.see('h1', 'Two')
})

test('0.9 4.4.1 Enter opens and closes a dropdown, without going to its page', async ({
  page
}) => {
  await open(page, doc)
  const trigger = 'nav [aria-haspopup=true][href]'
  await page.evaluate(focus, trigger)
  await page.press('Enter')
  await page.see(`${trigger}[aria-expanded=true]`, 'Topics')
  await page.press('Enter')
  await page.see(`${trigger}[aria-expanded=false]`, 'Topics')
  expect(await page.readUrl()).toHaveProperty('pathname', doc)
})

test('0.10 4.4.2 a press, touch or focus outside closes a dropdown before any click', async ({
  page
}) => {
  await open(page, doc)
  const trigger = 'nav button[aria-haspopup=true]'
  for (const name of ['mousedown', 'touchstart', 'focusin']) {
    await page.evaluate(focus, trigger)
    await page.press('Enter')
    await page.see(`${trigger}[aria-expanded=true]`)
    await page.evaluate(type => {
      const outside = document.querySelector('main')
      outside?.dispatchEvent(new Event(type, { bubbles: true }))
    }, name)
    await page.see(`${trigger}[aria-expanded=false]`)
  }
})

test('2.6.12 the search is used by keyboard', async ({ page }) => {
  await open(page, '/docs/start', 'manual')
  await page.press('Control+k')
  await page.see('dialog input:focus')
  await page.press(...'long')
  await page.see('dialog [role=option][aria-selected=true]')
  await page.press('Enter')
  await page.waitFor(() => window.location.pathname === '/docs/long')
  await page.waitFor(() => document.querySelector('dialog[open]') === null)
})

test('2.9.12 tabs are used by keyboard and pointer', async ({ page }) => {
  await open(page, '/docs/content/tabs')
  await page.click('[role=tab]', 'Apple')
  await page.see('[role=tabpanel]', 'An apple.')
  await page.press('ArrowRight')
  await page.see('[role=tab]:focus', 'Pear')
  await page.press('Enter')
  await page.see('[role=tabpanel]', 'A pear.')
})

test('2.9.9 copied code can be pasted as it is shown', async ({ page }) => {
  await open(page, '/docs/content/code')
  await page.evaluate(() => {
    const figure = [...document.querySelectorAll('figure')].find(
      ({ textContent }) => textContent?.includes('copied.ts')
    )
    figure?.querySelector('.code-copy')?.setAttribute('data-target', '')
    document.querySelector('h1')?.append(document.createElement('textarea'))
  })
  await page.hover('figure:has([data-target])')
  await page.click('[data-target]')
  await page.see('[data-target][aria-label=Copied]')
  await page.click('h1 textarea')
  await page.press('Control+v')
  await page.waitFor(
    () =>
      document.querySelector('textarea')?.value ===
      "const copied = 'yes'\nconst last = '  '"
  )
})

test('12.2 4.2 at 390 px the menu opens, keeps the focus, and Back closes it', async ({
  page
}) => {
  await page.resize(390, 844)
  await open(page, '/docs/guide/second')
  expect(await page.evaluate(() => window.innerWidth)).toBe(390)
  await page.click('main a', 'Start')
  await page.see('h1', 'Start')
  await page.click('[aria-label="Toggle navigation bar"]')
  await page.see('dialog[open] a')
  await page.press('Tab', 'Tab')
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null
    )
  ).toBe(true)
  await page.back()
  await page.waitFor(() => document.querySelector('dialog[open]') === null)
  expect(await page.readUrl()).toHaveProperty('pathname', doc)
})

test('12.4 4.6 a dismissed announcement stays away', async ({ page }) => {
  await open(page, doc)
  await page.click('[role=banner] button[aria-label=Close]')
  await page.waitFor(
    () => !document.querySelector('[role=banner]')?.checkVisibility()
  )
  await page.reload()
  expect(
    await page.evaluate(
      () => document.querySelector('[role=banner]')?.checkVisibility() ?? false
    )
  ).toBe(false)
})

/** Runs in the page. */
function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}

/** Runs in the page. */
function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark'
}
