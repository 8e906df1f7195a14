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

test('10.5 every printed page starts with its title and address, which screens don’t show', {
  tag: '@both'
}, async ({ page, open }) => {
  await open('/docs/content/code')
  const title = page.locator('head > title')
  await expect(title).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('head')).toHaveCSS('position', 'fixed')
  await expect(title).toBeVisible()
  const printed = await page.evaluate(() => {
    const link = document.querySelector('head > link[rel=canonical]')
    return link && getComputedStyle(link, '::after').content
  })
  expect(printed).toMatch(/^"https:.*\/docs\/content\/code"$/)
  await expect(page.locator('body')).toHaveCSS('box-decoration-break', 'clone')
})

test('10.5 printed samples keep two lines together at both ends, and paragraphs what they introduce', async ({
  page,
  open
}) => {
  await open('/docs/content/code')
  await page.emulateMedia({ media: 'print' })
  const lines = page.locator('main pre:has(.line)').first().locator('.line')
  await expect(lines.first()).toHaveCSS('break-after', 'avoid')
  await expect(lines.last()).toHaveCSS('break-before', 'avoid')
  await open('/docs/content/markdown')
  const introduction = page
    .locator('main p:has(+ :is(ul, ol, .table-scroll))')
    .first()
  await expect(introduction).toHaveCSS('break-after', 'avoid')
})

test('10.5 no empty page follows the last one', async ({ page, open }) => {
  await open('/docs/content/code')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main')).toHaveCSS('padding-bottom', '0px')
  await open('/docs/content/plain')
  expect(countPrinted(await page.pdf({ format: 'A4' }))).toBe(1)
})

/** Count the pages of a PDF file. */
function countPrinted(file: Buffer): number {
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
