import type { Locator, Page } from '@playwright/test'
import { follow } from '../support/follow.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('2.6 Navbar items', { tag: '@desktop' }, () => {
  test.use({ site: 'handbook' })

  test('2.6.5 an item leads where it says, without loading a document', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await item(page, 'Blog').click()
    await expect(page).toHaveURL('/blog')
    await expect(page).toHaveTitle('News | Handbook')
  })

  test('2.6.5 the content of an item may be markup', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    const chat = bar(page).locator('a[href="https://chat.example.com"]')
    await expect(chat.locator('b')).toHaveText('Chat')
  })

  test('2.6.6 a labelled item that leaves the site has an icon of 13.5 px', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const icon = item(page, /^Source/).locator('svg')
    await expect(icon).toHaveCSS('width', '13.5px')
    await expect(icon).toHaveCSS('height', '13.5px')
  })

  test('2.6.6 an item of markup that leaves the site has no icon', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(item(page, 'Chat').locator('svg')).toHaveCount(0)
  })

  test('2.6.6 in a dropdown the icon has 12 px', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await page.getByRole('button', { name: 'Tools' }).hover()
    const icon = item(page, /^Elsewhere/).locator('svg')
    await expect(icon).toHaveCSS('width', '12px')
  })

  test('2.6.7 a doc item leads to its doc', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await item(page, 'Last').click()
    await expect(page).toHaveURL('/docs/other/last')
  })

  test('2.6.7 a doc item is named for its doc’s id unless labelled', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(item(page, 'plain/alone')).toHaveAttribute(
      'href',
      '/docs/plain/alone'
    )
  })

  test('2.6.7 a doc item is active on its doc', async ({ page }) => {
    await openPage(page, '/docs/plain/alone')
    await expectActive(page, 'plain/alone')
  })

  test('2.6.7 a doc item is active on the docs of the same sidebar', async ({
    page
  }) => {
    await openPage(page, '/docs/other/first')
    await expectActive(page, 'Last')
  })

  test('2.6.7 a doc item is not active on other docs', async ({ page }) => {
    await openPage(page, '/docs/plain/one')
    await expectInactive(page, 'plain/alone')
    await expectInactive(page, 'Last')
  })

  test('2.6.7 an item of a draft is not shown', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(item(page, 'Draft')).toHaveCount(0)
  })

  test('2.6.7 an item of an unlisted doc is shown on that doc alone', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(item(page, 'Unlisted')).toHaveCount(0)
    await follow(page, 'Unlisted')
    await expectActive(page, 'Unlisted')
    await follow(page, 'Start')
    await expect(page).toHaveTitle(/^Start/)
    await expect(item(page, 'Unlisted')).toHaveCount(0)
  })

  test('2.6.8 a sidebar item leads to the first doc and has its name', async ({
    page
  }) => {
    await openPage(page, '/docs/other/first')
    await item(page, 'Start').click()
    await expect(page).toHaveURL('/docs/guide/start')
  })

  test('2.6.8 a sidebar item is active on all docs of its sidebar', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/deep/inner')
    await expectActive(page, 'Start')
    await expectInactive(page, 'Content')
  })

  test('2.6.8 a sidebar item is active on its category pages', async ({
    page
  }) => {
    await openPage(page, '/docs/category/reference')
    await expectActive(page, 'Start')
  })

  test('2.6.8 a sidebar item is not active off its sidebar', async ({
    page
  }) => {
    await openPage(page, '/docs/plain/one')
    await expectInactive(page, 'Start')
  })

  test('2.6.9 a version item has the label of the version and leads to its main doc', async ({
    page
  }) => {
    await openPage(page, '/docs/plain/one')
    const next = item(page, 'Next').first()
    await expect(next).toHaveAttribute('href', '/docs/guide/start')
  })

  test('2.6.10 a dropdown of one version is a plain link', async ({ page }) => {
    await openPage(page, '/docs/plain/one')
    await expect(item(page, 'Next')).toHaveCount(2)
    await expect(item(page, 'Next').last()).toHaveAttribute(
      'href',
      '/docs/guide/start'
    )
    await expect(bar(page).getByRole('button', { name: 'Next' })).toHaveCount(0)
  })

  test('2.6.12 an item of markup is shown as it is', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    const stamp = bar(page).locator('div > button', { hasText: 'Stamp' })
    await expect(stamp).toBeVisible()
  })

  test('2.6.12 an entry of markup in a dropdown is a list item', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await page.getByRole('button', { name: 'Tools' }).hover()
    await expect(
      bar(page).getByRole('listitem').filter({ hasText: 'Not a link' })
    ).toBeVisible()
  })

  test('2.6.13 an item with items is a dropdown, whatever its type', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(
      bar(page).getByRole('button', { name: 'Topics' })
    ).toHaveAttribute('aria-haspopup', 'true')
  })
})

test.describe('2.6 Active items', { tag: '@desktop' }, () => {
  test.describe('of the handbook', () => {
    test.use({ site: 'handbook' })

    for (const address of ['/blog', '/blog/newest', '/BLOG/Newest', '/blog/']) {
      test(`2.6.5 an item to /blog is active on ${address}`, async ({
        page
      }) => {
        await openPage(page, address)
        await expectActive(page, 'Blog')
      })
    }

    for (const address of ['/blogs', '/docs/guide/start', '/']) {
      test(`2.6.5 an item to /blog is not active on ${address}`, async ({
        page
      }) => {
        await openPage(page, address)
        await expectInactive(page, 'Blog')
      })
    }

    test('2.6.5 an active item looks different', async ({ page }) => {
      const readColor = () =>
        item(page, 'Blog').evaluate(link => getComputedStyle(link).color)
      await openPage(page, '/docs/guide/start')
      const usual = await readColor()
      await item(page, 'Blog').click()
      await expectActive(page, 'Blog')
      await page.mouse.move(0, 700)
      await expect.poll(readColor).not.toBe(usual)
    })

    test('2.6.5 an item that leaves the site is never active', async ({
      page
    }) => {
      await openPage(page, '/docs/guide/start')
      await expectInactive(page, /^Source/)
    })
  })

  test.describe('of the manual', () => {
    test.use({ site: 'manual' })

    for (const address of ['/', '/docs/start', '/nope']) {
      test(`2.6.5 an item to the home page is active on ${address}`, async ({
        page
      }) => {
        await openPage(page, address)
        await expectActive(page, 'Home')
      })
    }

    test('2.6.5 a base path makes an item active below it', async ({
      page
    }) => {
      await openPage(page, '/docs/area/one')
      await expectActive(page, 'Base path')
      await expectInactive(page, 'Path')
    })

    test('2.6.5 a base path takes the place of the item’s own address', async ({
      page
    }) => {
      await openPage(page, '/docs/start')
      await expectActive(page, 'Path')
      await expectInactive(page, 'Base path')
    })

    test('2.6.5 an expression is compared without regard to letter case', async ({
      page
    }) => {
      await openPage(page, '/docs/start')
      await expectActive(page, 'Expression')
    })

    test('2.6.5 an expression wins over a base path', async ({ page }) => {
      await openPage(page, '/docs/area/one')
      await expectInactive(page, 'Expression')
    })
  })
})

function bar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main', exact: true })
}

function item(page: Page, name: string | RegExp): Locator {
  return bar(page).getByRole('link', { name, exact: true })
}

async function expectActive(page: Page, name: string | RegExp): Promise<void> {
  await expect(item(page, name)).toHaveAttribute('aria-current', 'page')
}

async function expectInactive(
  page: Page,
  name: string | RegExp
): Promise<void> {
  await expect(item(page, name)).toBeVisible()
  await expect(item(page, name)).not.toHaveAttribute('aria-current')
}
