import type { Locator } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { follow } from '../support/links.ts'
import { expectExpanded } from '../support/parts.ts'
import { expectScroll, readScroll } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'

const start = '/docs/guide/start'

test.describe(() => {
  test.use({ site: 'handbook', viewport: { width: 1280, height: 300 } })

  test('2.5.11 the sidebar is to the left of the page, 272 px wide, stays in view and scrolls independently of the page', async ({
    page,
    open,
    sidebar
  }) => {
    await open(start)
    const { width, right } = await readBox(
      page.locator('aside[data-page-navigation]')
    )
    const main = await readBox(page.getByRole('main'))
    expect(width).toBe(272)
    expect(main.x).toBeGreaterThanOrEqual(right)
    const last = sidebar.root.getByText('End of the list')
    await expect(last).not.toBeInViewport()
    await sidebar.root.hover()
    await page.mouse.wheel(0, 2000)
    await expect(last).toBeInViewport()
    expect(await readScroll(page)).toBe(0)
    for (const y of [0, 50, 9999]) {
      await sidebar.root.evaluate((list, top) => list.scrollTo(0, top), y)
      await expect(sidebar.root).toHaveCSS('overscroll-behavior-y', 'contain')
    }
  })

  test('2.5.11 over a sidebar that doesn’t scroll, the wheel scrolls the page', async ({
    page,
    open,
    sidebar
  }) => {
    await page.setViewportSize({ width: 1280, height: 2000 })
    await open(start)
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px'
    })
    await sidebar.root.hover()
    await page.mouse.wheel(0, 400)
    await expectScroll(page, 400)
  })

  test('2.5.11 2.5.14 the same sidebar keeps its open categories and scroll position from doc to doc, and marks the current one', async ({
    page,
    open,
    sidebar
  }) => {
    await open(start)
    await sidebar.category('Deep').click()
    await sidebar.root.evaluate(list => list.scrollTo(0, 120))
    await follow(page, 'Second')
    await expect(page).toHaveTitle(/The second step/)
    await expectExpanded(sidebar.category('Deep'), true)
    await expectListScroll(sidebar.root, 120)
    const current = sidebar.root.locator('[aria-current="page"]')
    await expect(current).toHaveText('Second')
  })

  test('2.5.11 another sidebar starts fresh', async ({
    page,
    open,
    sidebar
  }) => {
    await open(start)
    await sidebar.category('Deep').click()
    await sidebar.root.evaluate(list => list.scrollTo(0, 120))
    await follow(page, 'Other')
    await expect(page).toHaveTitle(/Other first/)
    await expectListScroll(sidebar.root, 0)
    await follow(page, 'Start')
    await expect(page).toHaveTitle(/^Start/)
    await expectExpanded(sidebar.category('Deep'), false)
  })
})

test.describe(() => {
  test.use({ site: 'manual', contextOptions: { reducedMotion: 'reduce' } })

  test('2.5.23 opening a category closes its siblings and leaves its parent open', async ({
    open,
    sidebar
  }) => {
    const { link, category } = sidebar
    await open('/docs/start')
    await category('One').click()
    await category('Nested').click()
    await expect(link('Area nested')).toBeVisible()
    await expect(link('Area one')).toBeVisible()
    await category('Three').click()
    await expect(link('Area three')).toBeVisible()
    await expect(link('Area one')).toBeHidden()
  })

  test('2.5.12 a button collapses the sidebar to a strip, which a click or the keyboard expands; the next document shows the sidebar again', async ({
    page,
    open,
    sidebar
  }) => {
    const hide = page.getByRole('button', { name: 'Collapse sidebar' })
    const show = page.getByRole('button', { name: 'Expand sidebar' })
    await open('/docs/start')
    await hide.click()
    await expect(sidebar.root).toHaveCount(0)
    await expect
      .poll(async () => (await page.locator('aside').boundingBox())?.width)
      .toBe(30)
    await show.click()
    await expect(sidebar.root).toBeVisible()
    await hide.click()
    await show.press('Enter')
    await expect(sidebar.root).toBeVisible()
    await hide.click()
    await expect(sidebar.root).toHaveCount(0)
    await open('/docs/start')
    await expect(sidebar.root).toBeVisible()
  })
})

async function expectListScroll(list: Locator, y: number): Promise<void> {
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(y)
}
