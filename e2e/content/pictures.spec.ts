import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { store } from '../support/storage.ts'

test.use({ site: 'everything' })

test.describe('2.9.18 Images', () => {
  test('2.9.18 an image is hashed, has its size and waits to be seen', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, '/docs/images')
    const image = page.getByAltText('A wide picture of three hills')
    await expect(image).toHaveAttribute('src', /wide\.\w{8,}\.svg$/)
    await expect(image).toHaveAttribute('width', '1200')
    await expect(image).toHaveAttribute('height', '400')
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('decoding', 'async')
    await expect(image).toHaveAttribute('title', 'With a title')
    const narrow = page.getByAltText('A picture made narrow')
    await expect(narrow).toHaveAttribute('width', '200')
    const { width, height } = (await narrow.boundingBox()) ?? {
      width: 0,
      height: 1
    }
    expect(width / height).toBeCloseTo(3, 1)
    const served = page.getByAltText('The mark of the site')
    await expect(served).toHaveAttribute('src', '/mark.svg')
  })

  for (const [mode, shown] of [
    ['light', 'Day'],
    ['dark', 'Night']
  ] as const) {
    test(`the ${mode} mode has its own picture`, async ({ page }) => {
      await store(page, { theme: mode })
      await openPage(page, '/docs/images')
      const pictures = page.getByAltText(/^(?:Day|Night)$/)
      await expect(pictures.filter({ visible: true })).toHaveAttribute(
        'alt',
        shown
      )
      const themed = page.getByAltText('Day or night')
      await expect(themed.filter({ visible: true })).toHaveCount(1)
    })
  }

  test('a large image can be seen in full, and closed by keyboard', async ({
    page
  }) => {
    await openPage(page, '/docs/images')
    const link = page.getByRole('link', { name: /^Enlarge the image/ })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
  })
})

test.describe('Drawings', () => {
  test.beforeEach(({ page }) => openPage(page, '/docs/drawings'))

  test('a drawing is a picture with a text alternative', {
    tag: '@once'
  }, async ({ page }) => {
    const drawings = page.locator('.diagram').getByRole('img')
    await expect(drawings).toHaveCount(6)
    await expect(
      page.getByRole('img', { name: /^The page asks the worker/ })
    ).toBeVisible()
    await expect(
      page.getByRole('figure', { name: 'Where an answer comes from' })
    ).toBeVisible()
    await expect(page.getByText('+ values: Values')).toBeVisible()
  })

  test('letters of a drawing are no smaller than 11 pixels', async ({
    page
  }) => {
    const sizes = await page.locator('.diagram svg').evaluateAll(drawings =>
      drawings.flatMap(drawing => {
        const text = drawing.querySelector('text[font-size="13"]')
        const { width } = drawing.getBoundingClientRect()
        const own = drawing.getAttribute('viewBox')?.split(' ')[2]
        return text ? [(13 * width) / Number(own)] : []
      })
    )
    expect(sizes.length).toBeGreaterThan(3)
    for (const size of sizes) expect(size).toBeGreaterThan(10.9)
  })

  test('colours of a drawing follow the mode', { tag: '@desktop' }, async ({
    page
  }) => {
    const text = page.locator('.diagram text').first()
    const readColor = () => text.evaluate(node => getComputedStyle(node).fill)
    const light = await readColor()
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await expect.poll(readColor).not.toBe(light)
  })

  test('formulas are MathML, and prices are none', { tag: '@once' }, async ({
    page
  }) => {
    await expect(page.locator('math')).toHaveCount(3)
    await expect(page.locator('.math > math').first()).toHaveAttribute(
      'display',
      'block'
    )
    await expect(page.getByText('Prices such as $5 and $6 stay.')).toBeVisible()
  })
})
