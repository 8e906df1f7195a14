import { readBox } from '../support/box.ts'
import { expect, test } from '../support/test.ts'

test.describe(() => {
  test.use({ site: 'handbook', contextOptions: { reducedMotion: 'reduce' } })

  test('2.9.3 a heading’s anchor shows a symbol on hover and on focus, and links to the heading', async ({
    page,
    open
  }) => {
    const address = '/docs/content/headings'
    await open(address)
    const heading = page.locator('h2[id="1-first"]')
    const anchor = heading.getByRole('link')
    // The symbol isn't part of the text.
    expect(await anchor.textContent()).toBe('\u200B')
    const sign = await anchor.evaluate(
      link =>
        getComputedStyle(link, '::before').content +
        getComputedStyle(link, '::after').content
    )
    expect(sign).toContain('#')
    await expect(anchor).toHaveCSS('opacity', '0')
    await heading.hover()
    await expect(anchor).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await expect(anchor).toHaveCSS('opacity', '0')
    await page.locator('h2#what-is-usequery').getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(anchor).toBeFocused()
    await expect(anchor).toHaveCSS('opacity', '1')
    await anchor.press('Enter')
    await expect(page).toHaveURL(`${address}#1-first`)
    await expect(heading).toBeInViewport()
  })

  test('2.9.18 a wide image is no wider than the text and keeps its aspect ratio', async ({
    page,
    open
  }) => {
    await open('/docs/content/images')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const picture = page.getByRole('img', { name: 'A wide one' })
      const box = await readBox(picture)
      const text = await readBox(page.getByRole('article'))
      expect(box.width).toBeLessThanOrEqual(text.width)
      expect(box.width / box.height).toBeCloseTo(4, 1)
    }
  })
})

test.describe(() => {
  test.use({ site: 'everything' })
  test.beforeEach(({ open }) => open('/docs/text'))

  test('2.9.1 a footnote links to its text and back', async ({ page }) => {
    await page.locator('[data-footnote-ref]').nth(1).click()
    const note = page.locator('.footnotes li:target')
    await expect(note).toContainText('in two paragraphs')
    await expect(note).toBeInViewport()
    await note.getByRole('link', { name: 'Back to reference 2' }).click()
    await expect(page).toHaveURL(/#fnref-\w+-long$/)
  })

  test('2.9.1 a wide table scrolls on its own, even by keyboard', async ({
    page
  }) => {
    const region = page.getByRole('region', { name: 'Table: Tables (2)' })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => region.evaluate(element => element.scrollLeft))
      .toBeGreaterThan(0)
  })

  test('2.9.1 on a phone, the rows of a wide table become lists', {
    tag: '@phone'
  }, async ({ page }) => {
    const region = page.getByRole('region', { name: 'Table: Tables (2)' })
    const overflow = await region.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth
    )
    expect(overflow).toBe(0)
  })
})
