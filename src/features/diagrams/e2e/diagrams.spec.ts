import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'everything' })

test('2.9 text in a diagram is at least 11 pixels on any screen', async ({
  page,
  open
}) => {
  await open('/docs/drawings')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const sizes = await page.locator('.diagram svg').evaluateAll(drawings =>
      drawings.flatMap(drawing => {
        const text = drawing.querySelector('text[font-size="13"]')
        const own = drawing.getAttribute('viewBox')?.split(' ')[2]
        const { width: shown } = drawing.getBoundingClientRect()
        // A wide flowchart is rendered twice, and one copy is shown.
        return text && shown > 0 ? [(13 * shown) / Number(own)] : []
      })
    )
    expect(sizes.length).toBeGreaterThan(3)
    expect(Math.min(...sizes)).toBeGreaterThan(10.9)
  }
})

test('2.9 the colors of a diagram follow the color mode', async ({
  page,
  open
}) => {
  await open('/docs/drawings')
  const text = page.locator('.diagram text').first()
  const readColor = () => text.evaluate(node => getComputedStyle(node).fill)
  const before = await readColor()
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expect.poll(readColor).not.toBe(before)
})

test('10.5 a printed diagram is never split from its frame', async ({
  page,
  open
}) => {
  await open('/docs/drawings')
  await page.emulateMedia({ media: 'print' })
  const diagram = page.locator('main figure.diagram').first()
  await expect(diagram).toHaveCSS('break-inside', 'avoid')
})
