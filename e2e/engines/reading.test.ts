import { findTooWide } from '../sweeps/findMisfits.ts'
import { expectHidden, focus, open } from './actions.ts'
import { expect, test } from './test.ts'

test('2.9.1 the keyboard scrolls a wide table, not the page', async ({
  page
}) => {
  await open(page, '/docs/tables', 'everything')
  await page.evaluate(() =>
    [...document.querySelectorAll('main [role=region]')]
      .find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      ?.setAttribute('data-region', '')
  )
  expect(await findTooWide(page)).toEqual([])
  await focus(page, '[data-region]')
  await page.press('ArrowRight', 'ArrowRight')
  await page.waitFor(
    () => (document.querySelector('[data-region]')?.scrollLeft ?? 0) > 0
  )
})

test.for(['tables', 'code', 'drawings', 'components'])(
  '2.9 on a phone, the page "%s" doesn’t scroll sideways',
  async (name, { page }) => {
    await page.resize(390, 844)
    await open(page, `/docs/${name}`, 'everything')
    expect(await findTooWide(page)).toEqual([])
  }
)

test('2.9.18 images load, keep their shape, and fit the text', async ({
  page
}) => {
  await page.resize(390, 844)
  await open(page, '/docs/content/images')
  await page.click('img[alt="A wide one"]')
  await page.waitFor(() =>
    [...document.querySelectorAll('main img')].every(
      image => image instanceof HTMLImageElement && image.naturalWidth > 0
    )
  )
  const [image, text] = await page.evaluate(() =>
    ['img[alt="A wide one"]', 'h1'].map(selector => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return { width: box?.width ?? 0, height: box?.height ?? 0 }
    })
  )
  expect(image?.width).toBeLessThanOrEqual((text?.width ?? 0) + 1)
  expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(4, 1)
})

test('4.1.6 images for one color mode swap at once', async ({ page }) => {
  await open(page, '/docs/images', 'everything')
  await page.see('img[alt=Day]')
  await expectHidden(page, 'img[alt=Night]')
  await page.click('nav button[aria-label^="Switch between"]')
  await page.see('img[alt=Night]')
  await expectHidden(page, 'img[alt=Day]')
})

test('2.9 diagrams show their text in both modes', async ({ page }) => {
  await open(page, '/docs/drawings', 'everything')
  for (const mode of ['light', 'dark']) {
    await page.evaluate(name => {
      document.documentElement.dataset.theme = name
    }, mode)
    const diagrams = await page.evaluate(() =>
      [...document.querySelectorAll('main svg[role=img], main figure svg')]
        .filter(svg => svg.checkVisibility())
        .map(svg => {
          const { width, height } = svg.getBoundingClientRect()
          const letters = [...svg.querySelectorAll('text')].map(text =>
            Math.round(text.getBoundingClientRect().height)
          )
          return { width, height, letters: Math.min(99, ...letters) }
        })
    )
    expect(diagrams.length).toBeGreaterThanOrEqual(6)
    for (const { width, height, letters } of diagrams) {
      expect(width).toBeGreaterThan(100)
      expect(height).toBeGreaterThan(20)
      expect(letters).toBeGreaterThan(8)
    }
  }
})

test('4.8.1 2.9.15 details open and close, nested ones independently', async ({
  page
}) => {
  await open(page, '/docs/content/details')
  await page.click('main summary', 'Outer section')
  await page.see('main p', 'The words of the outer section.')
  await expectHidden(page, 'main p', 'The words of the inner section.')
  await page.click('main summary', 'Inner section')
  await page.see('main p', 'The words of the inner section.')
  await page.click('main summary', 'Outer section')
  await expectHidden(page, 'main p', 'The words of the outer section.')
  await page.click('main summary', 'Open from the start')
  await expectHidden(page, 'main p', 'The words of the open section.')
})

test('3.6 on an Arabic page, the sidebar is on the right, and text starts there', async ({
  page
}) => {
  await open(page, '/ar/docs/intro', 'versionsAndLocales')
  const [sidebar, title, bar] = await page.evaluate(() =>
    ['aside', 'h1', 'nav a'].map(selector => {
      const element = document.querySelector(selector) as Element
      const { left, right } = element.getBoundingClientRect()
      const end = document.documentElement.clientWidth - right
      return { left, end }
    })
  )
  expect(sidebar?.end).toBeCloseTo(28, 0)
  expect(title?.end).toBeGreaterThan(299)
  expect(bar?.end).toBeCloseTo(32, 0)
  expect(await findTooWide(page)).toEqual([])
})

test('2.9.12 the left arrow key moves to the next tab of an Arabic text', async ({
  page
}) => {
  await open(page, '/ar/docs/samples', 'versionsAndLocales')
  await focus(page, '[role=tab]')
  await page.press('ArrowLeft')
  await page.waitFor(
    () =>
      [...document.querySelectorAll('[role=tab]')].indexOf(
        document.activeElement as Element
      ) === 1
  )
})
