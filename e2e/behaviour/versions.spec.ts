import type { Locator, Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/documentMark.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'
import { readStored, store } from '../support/storage.ts'

const key = 'docs-preferred-version-default'

test.use({ site: 'versionsAndLocales' })

test.describe('2.5.9 Banner and badge', () => {
  test('2.5.9 a version that is not out yet says so and leads to the same doc of the last', async ({
    page
  }) => {
    await openPage(page, '/docs/next/usage')
    await expect(banner(page)).toContainText(
      'This is unreleased documentation for Kit Next version.'
    )
    await expect(banner(page)).toContainText(
      'For up-to-date documentation, see the latest version (2.0).'
    )
    await expect(banner(page).getByRole('link')).toHaveAttribute(
      'href',
      '/docs/usage'
    )
  })

  test('2.5.9 a version that is no longer maintained says so', async ({
    page
  }) => {
    await openPage(page, '/docs/1.0/gone')
    await expect(banner(page)).toContainText(
      'This is documentation for Kit 1.0, which is no longer actively maintained.'
    )
  })

  test('2.5.9 a doc that the last version lacks leads to its main doc', async ({
    page
  }) => {
    await openPage(page, '/docs/1.0/gone')
    await expect(banner(page).getByRole('link')).toHaveAttribute(
      'href',
      '/docs/intro'
    )
  })

  test('2.5.9 the last version has no banner', async ({ page }) => {
    await openPage(page, '/docs/usage')
    await expect(banner(page)).toHaveCount(0)
  })

  for (const [address, label] of [
    ['/docs/next/intro', 'Next'],
    ['/docs/intro', '2.0'],
    ['/docs/1.0/category/recipes', '1.0']
  ] as const) {
    test(`2.5.9 the badge on ${address} names ${label}`, async ({ page }) => {
      await openPage(page, address)
      await expect(
        page.getByText(`Version: ${label}`, { exact: true })
      ).toBeVisible()
    })
  }

  test('4.10 the link of the banner is a choice of version', async ({
    page
  }) => {
    await openPage(page, '/docs/1.0/usage')
    await banner(page).getByRole('link').click()
    await expect(page).toHaveURL('/docs/usage')
    expect(await readStored(page, key)).toBe('2.0')
  })
})

test.describe('2.5.10 Addresses', () => {
  test('2.5.10 the last version has no name in its path', async ({ page }) => {
    await openPage(page, '/docs/intro')
    await expect(page.getByRole('article')).toContainText(
      'The kit in version 2.0.'
    )
  })

  for (const [root, main] of [
    ['/docs', '/docs/intro'],
    ['/docs/next', '/docs/next/intro'],
    ['/docs/1.0', '/docs/1.0/intro']
  ] as const) {
    test(`2.5.10 ${root} leads to its main doc`, async ({ page }) => {
      await openPage(page, root)
      await expect(page).toHaveURL(main)
    })
  }

  test('2.9.17 a link to a file stays in the version', async ({ page }) => {
    await openPage(page, '/docs/1.0/intro')
    await markDocument(page)
    await page.getByRole('link', { name: 'the extra' }).click()
    await expect(page).toHaveURL('/docs/1.0/extra')
    await expectSameDocument(page)
  })

  test('2.5.11 another version has another sidebar', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/1.0/intro')
    await expect(sidebarLink(page, 'Gone')).toHaveCount(1)
    await openPage(page, '/docs/intro')
    await expect(sidebarLink(page, 'Setup')).toHaveCount(1)
    await expect(sidebarLink(page, 'Gone')).toHaveCount(0)
  })
})

test.describe('2.6.7 Items that lead into the docs', {
  tag: '@desktop'
}, () => {
  for (const [place, address, expected] of [
    ['the version that is read', '/docs/1.0/intro', '/docs/1.0/usage'],
    ['the coming version', '/docs/next/intro', '/docs/next/usage'],
    ['the last one off the docs', '/blog', '/docs/usage']
  ] as const) {
    test(`2.6.7 a doc item leads into ${place}`, async ({ page }) => {
      await openPage(page, address)
      await expect(item(page, 'Usage')).toHaveAttribute('href', expected)
    })
  }

  test('2.6.7 off the docs a doc item leads into the preferred version', async ({
    page
  }) => {
    await store(page, { [key]: '1.0' })
    await openPage(page, '/blog')
    await expect(item(page, 'Usage')).toHaveAttribute('href', '/docs/1.0/usage')
    await item(page, 'Usage').click()
    await expect(page).toHaveURL('/docs/1.0/usage')
    await expect(page.getByRole('main')).toContainText('of version 1.0')
  })

  test('2.6.7 the version that is read outweighs the preferred one', async ({
    page
  }) => {
    await store(page, { [key]: '1.0' })
    await openPage(page, '/docs/next/intro')
    await expect(item(page, 'Usage')).toHaveAttribute(
      'href',
      '/docs/next/usage'
    )
  })

  test('2.6.7 a version without the doc gives way to the last one', async ({
    page
  }) => {
    await openPage(page, '/docs/1.0/intro')
    await page.locator('[data-dropdown]', { hasText: 'More' }).hover()
    await expect(item(page, 'Setup')).toHaveAttribute('href', '/docs/setup')
  })

  test('2.6.8 a sidebar item without a label takes that of its version', async ({
    page
  }) => {
    await openPage(page, '/docs/intro')
    await expect(item(page, 'Extra 2.0')).toHaveAttribute('href', '/docs/extra')
    await openPage(page, '/docs/1.0/extra')
    await expect(item(page, 'Extra 1.0')).toHaveAttribute(
      'aria-current',
      'page'
    )
  })

  test('2.6.9 a version item names the version and leads to its main doc', async ({
    page
  }) => {
    await openPage(page, '/docs/1.0/usage')
    await expect(item(page, '1.0').first()).toHaveAttribute(
      'href',
      '/docs/1.0/intro'
    )
    await openPage(page, '/blog')
    await expect(item(page, '2.0').first()).toHaveAttribute(
      'href',
      '/docs/intro'
    )
  })
})

test.describe('2.6.10 Version dropdown', { tag: '@desktop' }, () => {
  test('2.6.10 it has an entry for each version, then the items after', async ({
    page
  }) => {
    await openPage(page, '/docs/usage')
    await expect(entries(page)).toHaveText([
      'Next',
      '2.0',
      '1.0',
      'All releases'
    ])
  })

  test('2.6.10 the version that is read is current', async ({ page }) => {
    await openPage(page, '/docs/1.0/usage')
    await expect(entry(page, '1.0')).toHaveAttribute('aria-current', 'page')
    await expect(entry(page, '2.0')).not.toHaveAttribute('aria-current')
  })

  test('2.6.10 entries lead to the same doc, or else to the main doc', async ({
    page
  }) => {
    await openPage(page, '/docs/setup')
    await expect(entry(page, 'Next')).toHaveAttribute(
      'href',
      '/docs/next/setup'
    )
    await expect(entry(page, '1.0')).toHaveAttribute('href', '/docs/1.0/intro')
  })

  test('2.6.10 a category page leads to the same category', async ({
    page
  }) => {
    await openPage(page, '/docs/category/recipes')
    await expect(entry(page, '1.0')).toHaveAttribute(
      'href',
      '/docs/1.0/category/recipes'
    )
  })

  test('2.6.10 query and hash are kept, and the choice is stored', async ({
    page
  }) => {
    await openPage(page, '/docs/usage?kit=1#in-code')
    await markDocument(page)
    await trigger(page).hover()
    await entry(page, '1.0').click()
    await expect(page).toHaveURL('/docs/1.0/usage?kit=1#in-code')
    await expectSameDocument(page)
    expect(await readStored(page, key)).toBe('1.0')
    await expect(trigger(page)).toContainText('1.0')
  })

  test('2.6.10 off the docs it shows the preferred version and marks none', async ({
    page
  }) => {
    await store(page, { [key]: '1.0' })
    await openPage(page, '/blog')
    await expect(trigger(page)).toContainText('1.0')
    await expect(entry(page, '1.0')).not.toHaveAttribute('aria-current')
  })
})

test('2.6.10 on a phone the dropdown is called Versions', {
  tag: '@phone'
}, async ({ page }) => {
  await openPage(page, '/blog')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const dialog = page.getByRole('dialog')
  const back = dialog.getByRole('button', { name: 'Back to main menu' })
  if (await back.isVisible()) await back.click()
  await dialog.getByRole('button', { name: 'Versions' }).click()
  await dialog.getByRole('link', { name: '1.0' }).last().click()
  await expect(page).toHaveURL('/docs/1.0/intro')
  expect(await readStored(page, key)).toBe('1.0')
})

test.describe('4.10 Preferred version', () => {
  test('4.10 one that no longer exists is deleted', async ({ page }) => {
    await store(page, { [key]: '0.9' })
    await openPage(page, '/blog')
    await expect.poll(() => readStored(page, key)).toBeNull()
  })

  test('4.10 reading a version is no choice of it', async ({ page }) => {
    await openPage(page, '/docs/1.0/intro')
    expect(await readStored(page, key)).toBeNull()
  })

  test('4.10 a stored version that exists stays', async ({ page }) => {
    await store(page, { [key]: '1.0' })
    await openPage(page, '/docs/next/intro')
    expect(await readStored(page, key)).toBe('1.0')
  })
})

test.describe('4.10 A site of one version', () => {
  test.use({ site: undefined })

  test('4.10 a version of another time is deleted there too', async ({
    page
  }) => {
    await store(page, { [key]: '1.0' })
    await openPage(page, '/blog')
    await expect.poll(() => readStored(page, key)).toBeNull()
  })
})

function banner(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Version' })
}

function sidebarLink(page: Page, name: string): Locator {
  return page
    .locator('[data-page-navigation]')
    .getByRole('link', { name, includeHidden: true })
}

/** An item of the navbar, by its whole name. */
function item(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name, exact: true, includeHidden: true })
}

function dropdown(page: Page): Locator {
  return page
    .getByRole('navigation', { name: 'Main' })
    .locator('[data-dropdown]', { hasText: 'All releases' })
}

function trigger(page: Page): Locator {
  return dropdown(page).getByRole('button')
}

function entries(page: Page): Locator {
  return dropdown(page).getByRole('listitem', { includeHidden: true })
}

function entry(page: Page, name: string): Locator {
  return entries(page).getByRole('link', {
    name,
    exact: true,
    includeHidden: true
  })
}
