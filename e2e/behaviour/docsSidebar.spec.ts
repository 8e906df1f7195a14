import type { Locator, Page } from '@playwright/test'
import { follow } from '../support/follow.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('2.5b Docs sidebar on a desktop', { tag: '@desktop' }, () => {
  test.use({ site: 'handbook' })

  test('2.5.11 the sidebar is 300 px wide, left of the page', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const aside = await page.getByRole('complementary').boundingBox()
    const main = await page.getByRole('main').boundingBox()
    expect(aside?.width).toBe(300)
    expect(main?.x).toBeGreaterThanOrEqual((aside?.x ?? 0) + 300)
  })

  test('2.5.11 a line divides the sidebar from the page', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(page.getByRole('complementary')).toHaveCSS(
      'border-right-width',
      '1px'
    )
  })

  test('2.5.11 the sidebar stays in view and scrolls by itself', async ({
    page
  }) => {
    await page.setViewportSize({ width: 1280, height: 300 })
    await openPage(page, '/docs/guide/start')
    const last = sidebar(page).getByText('End of the list')
    await expect(last).not.toBeInViewport()
    await sidebar(page).hover()
    await page.mouse.wheel(0, 2000)
    await expect(last).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('2.5.11 a sidebar that fits leaves the wheel to the page', async ({
    page
  }) => {
    await page.setViewportSize({ width: 1280, height: 2000 })
    await openPage(page, '/docs/guide/start')
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px'
    })
    await sidebar(page).hover()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  })

  test('2.5.11 a sidebar that scrolls keeps the wheel to itself', async ({
    page
  }) => {
    await page.setViewportSize({ width: 1280, height: 300 })
    await openPage(page, '/docs/guide/start')
    for (const y of [0, 50, 9999]) {
      await sidebar(page).evaluate((list, top) => list.scrollTo(0, top), y)
      await expect(sidebar(page)).toHaveCSS('overscroll-behavior-y', 'contain')
    }
  })

  test('2.5.11 a doc without a sidebar has none', async ({ page }) => {
    await openPage(page, '/docs/plain/one')
    await expect(sidebar(page)).toHaveCount(0)
  })

  test('2.5.11 the same sidebar keeps what is open, and where it is scrolled to', async ({
    page
  }) => {
    await page.setViewportSize({ width: 1280, height: 300 })
    await openPage(page, '/docs/guide/start')
    await toggle(page, 'Deep').click()
    await sidebar(page).evaluate(list => list.scrollTo(0, 120))
    await follow(page, 'Second')
    await expect(page).toHaveTitle(/The second step/)
    await expect(toggle(page, 'Deep')).toHaveAttribute('aria-expanded', 'true')
    expect(await sidebar(page).evaluate(list => list.scrollTop)).toBe(120)
  })

  test('2.5.11 another sidebar starts anew', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 })
    await openPage(page, '/docs/guide/start')
    await toggle(page, 'Deep').click()
    await sidebar(page).evaluate(list => list.scrollTo(0, 120))
    await follow(page, 'Other')
    await expect(page).toHaveTitle(/Other first/)
    expect(await sidebar(page).evaluate(list => list.scrollTop)).toBe(0)
    await follow(page, 'Start')
    await expect(page).toHaveTitle(/^Start/)
    await expect(toggle(page, 'Deep')).toHaveAttribute('aria-expanded', 'false')
  })

  test('2.5.12 the sidebar cannot be hidden unless configured', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(
      page.getByRole('button', { name: 'Collapse sidebar', exact: true })
    ).toHaveCount(0)
  })

  test('2.5.14 the link of the page that is shown is the current one', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(
      'Start'
    )
    await follow(page, 'Second')
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(
      'Second'
    )
  })

  for (const address of ['/docs/guide/start/', '/DOCS/Guide/START']) {
    test(`2.5.14 the link is current at ${address} as well`, async ({
      page
    }) => {
      await openPage(page, '/docs/guide/second')
      await page.evaluate(path => {
        const link = document.createElement('a')
        link.href = path
        document.body.append(link)
        link.click()
      }, address)
      await expect(page).toHaveURL(address)
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(
        'Start'
      )
    })
  }

  test('2.5.14 a link that leaves the site has an icon and opens a new tab', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const outside = sidebar(page).getByRole('link', { name: 'Outside' })
    await expect(outside.locator('svg')).toBeVisible()
    await expect(outside).toHaveAttribute('target', '_blank')
  })

  test('2.5.14 a doc is named as its front matter says', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(
      sidebar(page).getByRole('link', { name: 'Second', exact: true })
    ).toHaveAttribute('href', '/docs/guide/second')
  })

  test('2.5.24 markup is shown as it is', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(sidebar(page).locator('em')).toHaveText('End of the list')
  })

  test('2.5.24 a reference to a doc of another place is a link', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await sidebar(page).getByRole('link', { name: 'One', exact: true }).click()
    await expect(page).toHaveURL('/docs/plain/one')
    await expect(sidebar(page)).toHaveCount(0)
  })
})

test.describe('2.5b Docs sidebar without scripts', { tag: '@desktop' }, () => {
  test.use({ site: 'handbook', javaScriptEnabled: false })

  test('2.5.11 the sidebar is in the served page', async ({ page }) => {
    await page.goto('/docs/guide/start')
    await expect(
      sidebar(page).getByRole('link', { name: 'Second', exact: true })
    ).toBeVisible()
  })
})

test.describe('2.5b Docs sidebar on a phone', { tag: '@phone' }, () => {
  test.use({ site: 'handbook' })

  test('2.5.11 there is no sidebar beside the page, and no list of it', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const aside = page.locator('aside')
    await expect(aside).toBeHidden()
    await expect(aside.locator('a')).toHaveCount(0)
  })

  test('2.5.11 the list has moved into the mobile menu', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.getByRole('dialog').locator('em')).toHaveText(
      'End of the list'
    )
  })
})

test.describe('2.5b A sidebar that can be hidden', { tag: '@desktop' }, () => {
  test.use({ site: 'manual' })

  test('2.5.12 the button at its end hides the sidebar but for a strip', async ({
    page
  }) => {
    await openPage(page, '/docs/start')
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(sidebar(page)).toHaveCount(0)
    await expect
      .poll(async () => (await page.locator('aside').boundingBox())?.width)
      .toBe(30)
  })

  test('2.5.12 a click on the strip brings the sidebar back', async ({
    page
  }) => {
    await openPage(page, '/docs/start')
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect(sidebar(page)).toBeVisible()
  })

  test('2.5.12 the keyboard brings the sidebar back', async ({ page }) => {
    await openPage(page, '/docs/start')
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await page.getByRole('button', { name: 'Expand sidebar' }).press('Enter')
    await expect(sidebar(page)).toBeVisible()
  })

  test('2.5.12 that the sidebar was hidden is forgotten with the document', async ({
    page
  }) => {
    await openPage(page, '/docs/start')
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await openPage(page, '/docs/start')
    await expect(sidebar(page)).toBeVisible()
  })

  test('2.5.13 where the navbar hides the sidebar repeats the logo, which is no stop of the Tab key', async ({
    page
  }) => {
    await openPage(page, '/docs/start')
    const brand = page
      .getByRole('complementary')
      .getByRole('link', { name: 'Manual' })
    await expect(brand).toHaveCount(1)
    await expect(brand).toHaveAttribute('tabindex', '-1')
  })
})

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' })
}

/** The label of a category without a link. */
function toggle(page: Page, label: string): Locator {
  return sidebar(page).getByRole('button', { name: label, exact: true })
}
