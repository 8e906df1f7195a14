import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.describe('2.5 Identity of docs', { tag: '@once' }, () => {
  test.describe('in the handbook', () => {
    test.use({ site: 'handbook' })

    for (const [address, heading, what] of [
      ['/docs/guide/fixed', 'Fixed page', 'folder and file name'],
      ['/docs/moved/here', 'Absolute', 'an absolute slug, which replaces all'],
      ['/docs/plain/renamed', 'Relative', 'a relative slug, below the folder'],
      ['/docs/guide/basics/', 'Basics', 'the folder, for a folder index']
    ] as const) {
      test(`2.5.2 the address of a doc is ${what}`, async ({ page }) => {
        await openPage(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          heading
        )
        await expect(page).toHaveURL(address)
      })
    }

    test('2.5.2 a doc with a slug is not at the address of its file', async ({
      request
    }) => {
      expect((await request.get('/docs/plain/absolute')).status()).toBe(404)
    })

    test('2.5.4 keywords and picture of a doc are in its head', async ({
      page
    }) => {
      await openPage(page, '/docs/moved/here')
      await expect(page.locator('meta[name="keywords"]')).toHaveAttribute(
        'content',
        'moved,address'
      )
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        'https://handbook.example/logo.svg'
      )
    })
  })

  test.describe('in a folder of bare files', () => {
    test.use({ site: 'bare' })

    test('2.5.1 a number in front of a file name is no part of the address', async ({
      page
    }) => {
      await openPage(page, '/kit/docs/first')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('First')
    })

    test('2.5.1 a number in front of a folder name is no part of the address', async ({
      page
    }) => {
      await openPage(page, '/kit/docs/folder/inside')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inside')
    })

    test('2.5.1 a date in front of a file name stays', async ({ page }) => {
      await openPage(page, '/kit/docs/2024-01-05-dated')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dated')
    })
  })
})

test.describe('2.5 Title of docs', () => {
  test.use({ site: 'handbook' })

  test('2.5.3 the title of the front matter is the heading', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(page).toHaveTitle('Start | Handbook')
    await expect(heading(page)).toHaveText('Start')
  })

  test('2.5.3 without one the first heading is the title, without its ticks', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/second')
    await expect(page).toHaveTitle('The second step | Handbook')
  })

  test('2.5.3 without a heading the file name is the title', async ({
    page
  }) => {
    await openPage(page, '/docs/plain/nameless')
    await expect(page).toHaveTitle(/^nameless \| Handbook$/i)
    await expect(heading(page)).toHaveText(/^nameless$/i)
  })

  test('2.5.3 a heading of the text is shown once, in a header', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/second')
    await expect(heading(page)).toHaveCount(1)
    await expect(page.locator('header > h1')).toHaveText('The second step')
    await expect(page.locator('header > h1 code')).toHaveText('step')
  })

  test('2.5.3 an added heading is in a header, where the text is', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const header = page.locator('header:has(> h1)')
    await expect(header.locator('..')).toContainText('Words before any heading')
  })

  test('2.5.3 a hidden title is in the tab alone', async ({ page }) => {
    await openPage(page, '/docs/plain/one')
    await expect(page).toHaveTitle('One | Handbook')
    await expect(heading(page)).toHaveCount(0)
  })
})

test.describe('2.5 Structure of docs', () => {
  test.use({ site: 'handbook' })

  test('2.5.5 a doc has breadcrumbs, heading, text, tags, edit row and neighbours in this order', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const tops = await Promise.all(
      [
        page.getByRole('navigation', { name: 'Breadcrumbs' }),
        heading(page),
        page.getByText('Words before any heading.'),
        page.getByText('Tags:'),
        page.getByRole('link', { name: 'Edit this page' }),
        page.getByRole('navigation', { name: 'Docs pages' })
      ].map(async part => (await part.boundingBox())?.y ?? -1)
    )
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
    expect(tops).not.toContain(-1)
  })

  test('2.5.5 the tags of a doc are listed below its text', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    await expect(
      page.getByText('Tags:').locator('..').getByRole('listitem')
    ).toHaveText(['setup', 'first'])
  })

  test('2.5.5 the last update is told with day and author', async ({
    page
  }) => {
    await openPage(page, '/docs/guide/start')
    const update = page.getByText(/^Last updated/)
    await expect(update).toHaveText('Last updated on Jan 20, 2025 by Ada')
    await expect(update.locator('b')).toHaveText(['Jan 20, 2025', 'Ada'])
  })

  test('2.5.5 the edit link leads to the file', async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    await expect(editLink(page)).toHaveAttribute(
      'href',
      'https://git.example.com/handbook/edit/docs/guide/start.mdx'
    )
  })

  test('2.5.4 an edit address of the page’s own wins', async ({ page }) => {
    await openPage(page, '/docs/plain/alone')
    await expect(editLink(page)).toHaveAttribute(
      'href',
      'https://git.example.com/alone'
    )
  })

  test('2.5.4 a page can do without an edit link', async ({ page }) => {
    await openPage(page, '/docs/plain/two')
    await expect(editLink(page)).toHaveCount(0)
  })

  test('2.5.5 the contents are in a column on the right', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/start')
    const article = await page.getByRole('article').boundingBox()
    const column = await contents(page).boundingBox()
    const right = (article?.x ?? 0) + (article?.width ?? 0)
    expect(column?.x).toBeGreaterThanOrEqual(right)
  })

  test('2.5.5 a doc that hides its contents has no column of them', {
    tag: '@desktop'
  }, async ({ page }) => {
    await openPage(page, '/docs/guide/deep/outer')
    await expect(contents(page)).toHaveCount(0)
  })

  test('2.5.5 the text of a doc that hides its contents may be wider', {
    tag: '@desktop'
  }, async ({ page }) => {
    const readWidth = async (address: string) => {
      await openPage(page, address)
      return (await page.getByRole('article').boundingBox())?.width ?? 0
    }
    const usual = await readWidth('/docs/guide/start')
    expect(await readWidth('/docs/guide/deep/outer')).toBeGreaterThan(usual)
  })

  test('2.5.5 a doc without headings is as wide as one with contents', {
    tag: '@desktop'
  }, async ({ page }) => {
    const readWidth = async (address: string) => {
      await openPage(page, address)
      return (await page.getByRole('article').boundingBox())?.width ?? 0
    }
    const usual = await readWidth('/docs/guide/start')
    expect(await readWidth('/docs/guide/fixed')).toBe(usual)
  })
})

test.describe('2.5 Versions of docs', () => {
  test('2.5.9 a site of one version has neither badge nor banner', async ({
    page
  }) => {
    await openPage(page, '/docs/form/started')
    await expect(page.getByText(/^Version:/)).toHaveCount(0)
    await expect(page.getByText(/no longer actively maintained/)).toHaveCount(0)
  })
})

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

function editLink(page: Page): Locator {
  return page.getByRole('link', { name: 'Edit this page' })
}

function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Table of contents' })
}
