import { readBox } from '../support/box.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook' })

test('2.9.3 A reader copies the address of a heading', async ({
  page,
  open
}) => {
  const address = '/docs/content/headings'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(address)
  const heading = page.locator('h2[id="1-first"]')
  const anchor = heading.getByRole('link')
  const second = page.locator('h2#what-is-usequery').getByRole('link')

  await test.step('2.9.3 the anchor’s sign is not part of the text', async () => {
    expect(await anchor.textContent()).toBe('\u200B')
    const sign = await anchor.evaluate(
      link =>
        getComputedStyle(link, '::before').content +
        getComputedStyle(link, '::after').content
    )
    expect(sign).toContain('#')
  })

  await test.step('2.9.3 the anchor shows under the pointer and while it has the focus', async () => {
    await expect(anchor).toHaveCSS('opacity', '0')
    await heading.hover()
    await expect(anchor).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await expect(anchor).toHaveCSS('opacity', '0')
    await page.locator('h2#api--reference').getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(second).toBeFocused()
    await expect(second).toHaveCSS('opacity', '1')
  })

  await test.step('2.9.3 a heading’s anchor links to it', async () => {
    await anchor.click()
    await expect(page).toHaveURL(`${address}#1-first`)
    await expect(heading).toBeInViewport()
  })
})

test('2.9.18 A wide image is no wider than the text and keeps its aspect ratio', async ({
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

test.describe('2.9 Text of every kind', () => {
  test.use({ site: 'everything' })

  test('2.9.1 A reader follows notes and scrolls a table', {
    tag: '@both'
  }, async ({ page, open }) => {
    await open('/docs/text')

    await test.step('2.9.1 a footnote leads there and back', async () => {
      await page.locator('[data-footnote-ref]').nth(1).click()
      const note = page.locator('.footnotes li:target')
      await expect(note).toContainText('in two paragraphs')
      await expect(note).toBeInViewport()
      await note.getByRole('link', { name: 'Back to reference 2' }).click()
      await expect(page).toHaveURL(/#fnref-\w+-long$/)
    })

    const region = page.getByRole('region', { name: 'Table: Tables (2)' })
    const isNarrow = (page.viewportSize()?.width ?? 0) < 560
    await test.step('2.9.1 a wide table scrolls by itself, and by keyboard; on a phone its rows are lists', async () => {
      if (isNarrow) {
        const overflow = await region.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth
        )
        expect(overflow).toBe(0)
        return
      }
      await region.focus()
      await page.keyboard.press('ArrowRight')
      await expect
        .poll(() => region.evaluate(element => element.scrollLeft))
        .toBeGreaterThan(0)
    })
  })
})
