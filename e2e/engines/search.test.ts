import { expectHidden, open } from './actions.ts'
import { expect, isFirefox, test } from './test.ts'

const searchButton = 'nav button[aria-haspopup=dialog]'
const option = 'dialog[open] [role=option]'

test('2.6.12 the search works with the keyboard', async ({ page }) => {
  await open(page, '/docs/start', 'manual')
  await page.press('Control+k')
  await page.see('dialog input:focus')
  await page.press(...'long')
  await page.see(`${option}[aria-selected=true]`)
  await page.press('Enter')
  await page.waitFor(() => window.location.pathname === '/docs/long')
  await expectHidden(page, 'dialog')
})

test('2.6.12 arrow keys select a result while the focus stays in the field', async ({
  page
}) => {
  await open(page, '/docs/guide/start')
  await page.press('/')
  await page.see('dialog input:focus')
  await page.press(...'page')
  await page.see(option)
  const first = await page.waitFor(readActive)
  await page.press('ArrowDown')
  await page.waitFor(
    first =>
      document
        .querySelector('dialog input:focus')
        ?.getAttribute('aria-activedescendant') !== first,
    first
  )
  await page.press('ArrowUp')
  await page.waitFor(
    first =>
      document
        .querySelector('dialog input:focus')
        ?.getAttribute('aria-activedescendant') === first,
    first
  )
})

test('2.6.12 Escape closes the search and returns the focus to its button', async ({
  page
}) => {
  await open(page, '/docs/guide/start')
  await page.click(searchButton)
  await page.see('dialog input:focus')
  await page.press('Escape')
  await expectHidden(page, 'dialog')
  await page.see(`${searchButton}:focus`)
})

// In the WebKit that runs these tests, a middle click opens no tab.
test.skipIf(!isFirefox)(
  '2.6.12 a middle click on a result opens a tab, and the search stays open',
  async ({ page, serve }) => {
    const { origin, hold } = await serve('handbook')
    const second = hold(/^\/docs\/guide\/second$/)
    await page.open(`${origin}/docs/guide/start`)
    await page.waitForHydration()
    await page.press('/')
    await page.see('dialog input:focus')
    await page.press(...'second')
    const result = `${option}[href$="/docs/guide/second"]`
    await page.see(result)
    await page.middleClick(result)
    await second.first
    second.release()
    await page.see(result)
    expect(await page.readUrl()).toHaveProperty('pathname', '/docs/guide/start')
  }
)

test('2.6.12 a message says that no page contains the words', async ({
  page
}) => {
  await open(page, '/docs/guide/start')
  await page.press('/')
  await page.see('dialog input:focus')
  await page.press(...'zzqq')
  await page.waitFor(() =>
    document
      .querySelector('dialog [role=status]')
      ?.textContent?.includes('Nothing found for “zzqq”')
  )
})

test('2.6.12 on a phone the search fills the screen, and results are large enough to touch', async ({
  page
}) => {
  await page.resize(390, 844)
  await open(page, '/docs/guide/start')
  await page.click(searchButton)
  // WebKit's narrowed window isn't active, so nothing in it matches `:focus`.
  await page.waitFor(() => document.activeElement?.matches('dialog input'))
  await page.press(...'second')
  const second = `${option}[href$="/docs/guide/second"]`
  await page.see(second)
  const [dialog, result, field] = await page.evaluate(option => {
    return ['dialog[open]', option, 'dialog[open] input'].map(selector => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return { width: box?.width ?? 0, height: box?.height ?? 0 }
    })
  }, second)
  expect(dialog?.width).toBeGreaterThan(350)
  expect(result?.height).toBeGreaterThanOrEqual(44)
  expect(field?.height).toBeGreaterThanOrEqual(44)
  await page.click(second)
  await page.see('h1', 'The second step')
  await expectHidden(page, 'dialog')
})

/** Runs in the page. Read the id of the selected result. */
function readActive(): string | null {
  return (
    document
      .querySelector('dialog input')
      ?.getAttribute('aria-activedescendant') ?? null
  )
}
