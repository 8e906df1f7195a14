import { readBox } from '../support/box.ts'
import { readLuminance } from '../support/readLuminance.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe(() => {
  test.use({ site: 'manual' })

  test('1.4.1 1.4.2 a footer without a style is light, and its columns are side by side', async ({
    page,
    footer
  }) => {
    await page.goto('/docs/start')
    const light = await readLuminance(footer.root, 'background-color')
    expect(light).toBeGreaterThan(0.8)
    const tops = await footer.root
      .getByRole('list')
      .evaluateAll(lists => lists.map(list => list.getBoundingClientRect().top))
    expect(tops).toHaveLength(2)
    expect(new Set(tops.map(Math.round)).size).toBe(1)
  })
})

test.describe(() => {
  test.use({ site: 'handbook' })

  test('1.4.2 a flat list is centered, with dots between its entries; on small screens they stack without dots', {
    tag: '@both'
  }, async ({ page, footer, isMobile }) => {
    await page.goto('/docs/plain/two')
    const entries = await footer.root.getByRole('listitem').evaluateAll(items =>
      items.map(item => {
        const { content } = getComputedStyle(item, '::before')
        const { top, left, right } = item.getBoundingClientRect()
        return { top, left, right, dot: /"([^"]*)"/.exec(content)?.[1] ?? '' }
      })
    )
    const left = Math.min(...entries.map(entry => entry.left))
    const right = Math.max(...entries.map(entry => entry.right))
    const width = await page.evaluate(
      () => document.documentElement.clientWidth
    )
    expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThan(2)
    expect(entries.map(({ dot }) => dot)).toEqual(
      isMobile ? ['', '', ''] : ['', '·', '·']
    )
    const rows = new Set(entries.map(({ top }) => Math.round(top)))
    expect(rows.size).toBe(isMobile ? 3 : 1)
  })

  test('1.4.1 1.4.4 1.4.5 a dark footer has light text, a linked logo that brightens on hover, and a centered copyright below it', async ({
    page,
    footer
  }) => {
    await page.goto('/docs/plain/two')
    const light = await readLuminance(footer.root, 'background-color')
    expect(light).toBeLessThan(0.2)
    expect(await readLuminance(footer.root, 'color')).toBeGreaterThan(0.7)
    const copyright = footer.root.getByText('Copyright Handbook')
    await expect(copyright).toHaveCSS('text-align', 'center')
    const { bottom } = await readBox(footer.logo)
    expect((await readBox(copyright)).y).toBeGreaterThanOrEqual(bottom)
    const link = footer.link('Publisher')
    await expect(link).toHaveCSS('opacity', '0.5')
    await link.hover()
    await expect(link).toHaveCSS('opacity', '1')
  })

  test('1.4.4 dark mode shows its own logo', async ({ page, footer }) => {
    await page.goto('/docs/plain/two?docusaurus-theme=dark')
    await expect(footer.logo).toHaveAttribute('src', /99e9f2/)
  })

  test('1.1.1 on a short page the footer is at the bottom of the window', {
    tag: '@both'
  }, async ({ page, footer }) => {
    const { width } = page.viewportSize() ?? { width: 0 }
    await page.setViewportSize({ width, height: 2000 })
    await page.goto('/docs/plain/two')
    expect((await readBox(footer.root)).bottom).toBeCloseTo(2000, 0)
  })
})
