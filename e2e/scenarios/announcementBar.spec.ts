import { readBox } from '../support/box.ts'
import { scrollTo } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const doc = '/docs/content/code'

test.use({ site: 'handbook' })

test('1.3.1 1.3.2 1.3.3 the bar has the configured colors, small centered text, underlined links and a 14 px close button', async ({
  open,
  announcement
}) => {
  await open(doc)
  const { root, content, closeButton } = announcement
  await expect(root).toHaveCSS('background-color', 'rgb(32, 35, 42)')
  await expect(root).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(content).toHaveCSS('text-align', 'center')
  const { x, width } = await readBox(content)
  expect(x + width / 2).toBeCloseTo(640, 0)
  const ratio = await content.evaluate(element => {
    const [inside = 0, outside = 1] = [element, document.body].map(each =>
      Number.parseFloat(getComputedStyle(each).fontSize)
    )
    return inside / outside
  })
  expect(ratio).toBeCloseTo(0.85)
  const link = root.getByRole('link')
  await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  const icon = await readBox(closeButton.locator('svg'))
  expect([icon.width, icon.height]).toEqual([14, 14])
})

test('1.3.4 the bar is 30 px high and scrolls away while the navbar stays', async ({
  page,
  open,
  bar,
  announcement
}) => {
  await open(doc)
  expect((await readBox(announcement.root)).height).toBe(30)
  await scrollTo(page, 400)
  await expect(announcement.root).not.toBeInViewport()
  expect((await readBox(bar.root)).y).toBe(0)
})

test('1.3.4 on small screens the bar is as high as its content and scrolls away while the navbar stays', {
  tag: '@phone'
}, async ({ page, open, bar, announcement }) => {
  await page.setViewportSize({ width: 200, height: 844 })
  await open(doc)
  const { height } = await readBox(announcement.root)
  expect(height).toBeGreaterThan(45)
  expect((await readBox(announcement.content)).height).toBe(height)
  await scrollTo(page, 400)
  await expect(announcement.root).not.toBeInViewport()
  expect((await readBox(bar.root)).y).toBe(0)
})

test('1.3.5 the docs sidebar makes room for the bar until the page scrolls or the bar closes', async ({
  page,
  open,
  sidebar,
  announcement
}) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await open(doc)
  const readHeight = async () => (await readBox(sidebar.root)).height
  const atTop = await readHeight()
  await scrollTo(page, 400)
  await expect.poll(readHeight).toBe(atTop + 30)
  await scrollTo(page, 0)
  await expect.poll(readHeight).toBe(atTop)
  await announcement.closeButton.click()
  await expect.poll(readHeight).toBe(atTop + 30)
})
