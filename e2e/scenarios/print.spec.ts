import { readBox } from '../support/box.ts'
import { expect, test } from '../support/test.ts'

const hiddenParts = {
  'the announcement bar': '[role=banner]',
  'the navbar': 'nav[aria-label=Main]',
  'the footer': 'footer',
  'the sidebar': '[aria-label="Docs sidebar"]',
  'the table of contents': '[aria-label="Table of contents"]',
  'the table of contents on small screens': 'summary:text-is("On this page")',
  'the paginator': '[aria-label="Docs pages"]',
  'the back-to-top button': '[aria-label="Scroll back to top"]'
}

test.use({ site: 'handbook' })

test('10.5 bars, menus, tables of contents and buttons aren’t printed, and tab panels aren’t split', {
  tag: '@both'
}, async ({ page, open, heading }) => {
  await open('/docs/content/tabs')
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  for (const [name, selector] of Object.entries(hiddenParts)) {
    const part = page.locator(selector)
    await expect(part.first(), name).toBeAttached()
    await expect(part.filter({ visible: true }), name).toHaveCount(0)
  }
  const panel = page.getByRole('tabpanel').first()
  await expect(panel).toHaveCSS('break-inside', 'avoid')
})

test('10.5 printed code wraps, and the text uses the full width', {
  tag: '@both'
}, async ({ page, open }) => {
  await open('/docs/content/code')
  await page.emulateMedia({ media: 'print' })
  const code = page.locator('main pre')
  await expect(code.first()).toHaveCSS('white-space-collapse', 'preserve')
  await expect(code.first()).toHaveCSS('text-wrap-mode', 'wrap')
  const widths = await code.evaluateAll(blocks =>
    blocks.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  )
  expect(widths.filter(width => width > 0)).toEqual([])
  const { width } = await readBox(page.locator('main'))
  const whole = await page.evaluate(() => document.body.clientWidth)
  expect(width).toBeGreaterThan(whole * 0.9)
})

test('10.5 printed code is split between pages, but not after its title', async ({
  page,
  open
}) => {
  await open('/docs/content/code')
  await page.emulateMedia({ media: 'print' })
  const title = page.locator('main .code-title').first()
  await expect(title).toHaveCSS('break-after', 'avoid')
  const code = page.locator('main pre').first()
  await expect(code).toHaveCSS('break-inside', 'auto')
  await expect(code.locator('xpath=..')).toHaveCSS('break-inside', 'auto')
})

test('10.5 no printed table or diagram is a container, because pages break between a heading and a container', async ({
  page,
  open
}) => {
  await open('/docs/content/markdown')
  const table = page.locator('main .table-scroll').first()
  await expect(table).toHaveCSS('container-type', 'inline-size')
  await page.emulateMedia({ media: 'print' })
  await expect(table).toHaveCSS('container-type', 'normal')
})

test('10.5 an open menu isn’t printed and hides nothing on the page', {
  tag: '@phone'
}, async ({ page, open, menu }) => {
  await open('/docs/content/code')
  const whole = countPrinted(await page.pdf())
  expect(whole).toBeGreaterThan(1)
  await menu.open()
  expect(countPrinted(await page.pdf())).toBe(whole)
  await page.emulateMedia({ media: 'print' })
  const dialog = page.locator('dialog')
  await expect(dialog).toHaveAttribute('open')
  await expect(dialog).toHaveCSS('display', 'none')
})

test('10.5 a post’s recent posts and neighbors aren’t printed', async ({
  page,
  open
}) => {
  await open('/blog/newest')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Blog recent posts', 'Blog post page']) {
    const part = page.locator(`[aria-label="${name} navigation"]`).first()
    await expect(part).toBeAttached()
    await expect(part).toBeHidden()
  }
})

/** Count the pages of a PDF file. */
function countPrinted(file: Buffer): number {
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
