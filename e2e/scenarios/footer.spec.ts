import { readBox } from '../support/box.ts'
import { readLuminance } from '../support/readLuminance.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('1.4 A footer with columns looks right', async ({ page, footer }) => {
  await page.goto('/')
  await test.step('1.4.1 a footer without a style is light', async () => {
    expect(
      await readLuminance(footer.root, 'background-color')
    ).toBeGreaterThan(0.8)
  })
  await test.step('1.4.2 columns are side by side', async () => {
    const tops = await footer.root
      .getByRole('list')
      .evaluateAll(lists => lists.map(list => list.getBoundingClientRect().top))
    expect(new Set(tops.map(Math.round)).size).toBe(1)
    expect(tops).toHaveLength(4)
  })
})

test.describe('1.4 Footer with a flat list', () => {
  test.use({ site: 'handbook' })

  test('1.4 The footer looks right', { tag: '@both' }, async ({
    page,
    open,
    footer,
    isMobile
  }) => {
    const entries = footer.root.getByRole('listitem')
    await open('/blog')
    await test.step('1.4.1 the dark style is dark', async () => {
      expect(await readLuminance(footer.root, 'background-color')).toBeLessThan(
        0.2
      )
      expect(await readLuminance(footer.root, 'color')).toBeGreaterThan(0.7)
    })
    await test.step('1.4.2 the flat list is centred', async () => {
      const { middle, width } = await entries.evaluateAll(items => {
        const boxes = items.map(item => item.getBoundingClientRect())
        const left = Math.min(...boxes.map(box => box.left))
        const right = Math.max(...boxes.map(box => box.right))
        const width = document.documentElement.clientWidth
        return { middle: (left + right) / 2, width }
      })
      expect(Math.abs(middle - width / 2)).toBeLessThan(2)
    })
    await test.step('1.4.2 a dot separates two entries; on small screens they stack without dots', async () => {
      const found = await entries.evaluateAll(items =>
        items.map(item => {
          const { content } = getComputedStyle(item, '::before')
          const { top } = item.getBoundingClientRect()
          return { top, dot: /"([^"]*)"/.exec(content)?.[1] ?? '' }
        })
      )
      expect(found.map(({ dot }) => dot)).toEqual(
        isMobile ? ['', '', ''] : ['', '·', '·']
      )
      const rows = new Set(found.map(({ top }) => Math.round(top)))
      expect(rows.size).toBe(isMobile ? 3 : 1)
    })
    await test.step('1.4.5 the copyright is below the logo and centred', async () => {
      const copyright = footer.root.getByText('Copyright Handbook')
      await expect(copyright).toHaveCSS('text-align', 'center')
      const { bottom } = await readBox(footer.logo)
      expect((await readBox(copyright)).y).toBeGreaterThanOrEqual(bottom)
    })
    if (!isMobile) {
      await test.step('1.4.4 a linked logo brightens under the pointer', async () => {
        const link = footer.link('Publisher')
        await expect(link).toHaveCSS('opacity', '0.5')
        await link.hover()
        await expect(link).toHaveCSS('opacity', '1')
      })
    }
    await test.step('1.4.4 the logo of the dark mode shows in the dark mode', async () => {
      await page.goto('/docs/guide/start?docusaurus-theme=dark')
      await expect(footer.logo).toHaveAttribute('src', /99e9f2/)
    })
    await test.step('1.1.1 on a short page the footer is at the bottom of the window', async () => {
      const { width } = page.viewportSize() ?? { width: 0 }
      await page.setViewportSize({ width, height: 2000 })
      await open('/docs/plain/two')
      expect((await readBox(footer.root)).bottom).toBeCloseTo(2000, 0)
    })
  })
})
