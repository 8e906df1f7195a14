import { readBox } from '../support/box.ts'
import { scrollTo } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'handbook' })

test('1.3 It looks right', { tag: '@both' }, async ({
  page,
  open,
  bar,
  announcement,
  isMobile
}) => {
  await open('/docs/content/code')
  await test.step('1.3.1 the bar is a banner in the configured colours', async () => {
    const { root } = announcement
    await expect(root).toHaveCSS('background-color', 'rgb(32, 35, 42)')
    await expect(root).toHaveCSS('color', 'rgb(255, 255, 255)')
  })
  await test.step('1.3.2 the content is centred, at 85 % of the text size', async () => {
    const { content } = announcement
    await expect(content).toHaveCSS('text-align', 'center')
    const ratio = await content.evaluate(element => {
      const [inside = 0, outside = 1] = [element, document.body].map(each =>
        Number.parseFloat(getComputedStyle(each).fontSize)
      )
      return inside / outside
    })
    expect(ratio).toBeCloseTo(0.85)
  })
  await test.step('1.3.2 links have the colour of the bar and an underline', async () => {
    const link = announcement.root.getByRole('link')
    await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
  })
  await test.step('1.3.3 the close button’s icon is 14 px', async () => {
    await expect(announcement.closeButton).toBeVisible()
    const icon = announcement.closeButton.locator('svg')
    await expect(icon).toHaveCSS('width', '14px')
    await expect(icon).toHaveCSS('height', '14px')
  })
  await test.step('1.3.4 the bar scrolls away and the navbar stays', async () => {
    await scrollTo(page, 400)
    await expect(announcement.root).not.toBeInViewport()
    expect((await readBox(bar.root)).y).toBe(0)
  })
  if (!isMobile) return
  await test.step('1.3.4 on small screens the bar is as high as its content', async () => {
    await page.setViewportSize({ width: 200, height: 844 })
    const readHeight = async () => (await readBox(announcement.root)).height
    await expect.poll(readHeight).toBeGreaterThan(45)
    expect((await readBox(announcement.content)).height).toBe(
      await readHeight()
    )
  })
})

test('1.3 The page makes room for it', async ({
  page,
  open,
  sidebar,
  announcement
}) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  await open('/docs/content/code')
  const readHeight = async () => (await sidebar.root.boundingBox())?.height ?? 0
  const atTop = await readHeight()
  await test.step('1.3.4 the bar is 30 px high', async () => {
    expect((await readBox(announcement.root)).height).toBe(30)
  })
  await test.step('1.3.3 the close button does not push the content off centre', async () => {
    const { x, width } = await readBox(announcement.content)
    expect(x + width / 2).toBeCloseTo(640, 0)
  })
  await test.step('1.3.5 the docs sidebar makes room for the bar until the page is scrolled or the bar closed', async () => {
    await scrollTo(page, 400)
    await expect.poll(readHeight).toBe(atTop + 30)
    await scrollTo(page, 0)
    await expect.poll(readHeight).toBe(atTop)
    await announcement.closeButton.click()
    await expect.poll(readHeight).toBe(atTop + 30)
  })
})
