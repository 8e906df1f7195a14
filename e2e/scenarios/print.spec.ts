import { readBox } from '../support/box.ts'
import { findSite } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/permissions/started'

test('10.5 A reader prints a page', { tag: '@both' }, async ({
  page,
  open,
  menu,
  isMobile
}) => {
  await open(start)
  if (isMobile) {
    await test.step('10.5 an open menu is not printed and hides nothing on the page', async () => {
      const whole = countPrinted(await page.pdf())
      expect(whole).toBeGreaterThan(1)
      await menu.open()
      expect(countPrinted(await page.pdf())).toBe(whole)
      await page.emulateMedia({ media: 'print' })
      const dialog = page.locator('dialog')
      await expect(dialog).toHaveAttribute('open')
      await expect(dialog).toHaveCSS('display', 'none')
    })
  }
  await page.emulateMedia({ media: 'print' })

  for (const [name, selector] of [
    ['the navbar', 'nav[aria-label=Main]'],
    ['the footer', 'footer'],
    ['the sidebar', '[aria-label="Docs sidebar"]'],
    ['the table of contents', '[aria-label="Table of contents"]'],
    [
      'the table of contents on small screens',
      'summary:text-is("On this page")'
    ],
    ['the paginator', '[aria-label="Docs pages"]'],
    ['the back-to-top button', '[aria-label="Scroll back to top"]']
  ] as const) {
    await test.step(`10.5 ${name} is not printed`, async () => {
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator(selector).first()).toBeAttached()
      await expect(
        page.locator(selector).filter({ visible: true })
      ).toHaveCount(0)
    })
  }
  await test.step('10.5 code wraps', async () => {
    const code = page.locator('main pre')
    await expect(code.first()).toHaveCSS('white-space-collapse', 'preserve')
    await expect(code.first()).toHaveCSS('text-wrap-mode', 'wrap')
    const widths = await code.evaluateAll(blocks =>
      blocks.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    )
    expect(widths.filter(width => width > 0)).toEqual([])
  })
  await test.step('10.5 the text takes the whole width, and tabs are kept together', async () => {
    const { width } = await readBox(page.locator('main'))
    const whole = await page.evaluate(() => document.body.clientWidth)
    expect(width).toBeGreaterThan(whole * 0.9)
    await open('/docs/store/started')
    await expect(page.locator('[role=tabpanel]').first()).toHaveCSS(
      'break-inside',
      'avoid'
    )
  })
  await test.step('10.5 recent posts and neighbours of the blog are not printed', async () => {
    await open('/blog/new-theme')
    for (const name of ['Blog recent posts', 'Blog post page']) {
      const part = page.locator(`[aria-label="${name} navigation"]`).first()
      await expect(part).toBeAttached()
      await expect(part).toBeHidden()
    }
  })
  await test.step('10.5 the announcement bar is not printed', async () => {
    await page.emulateMedia({ media: 'screen' })
    await open(`${findSite('handbook').origin}/docs/guide/start`)
    const announcement = page.locator('[role=banner]')
    await expect(announcement).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(announcement).toBeHidden()
  })
})

/** Count the sheets of paper of a PDF file. */
function countPrinted(file: Buffer): number {
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
