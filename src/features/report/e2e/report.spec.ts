import type { Page } from '@playwright/test'
import { openPage } from '../../../../e2e/support/documents.ts'
import { expect, test } from '../../../../e2e/support/test.ts'
import { writeContent } from '../../../../e2e/support/writeContent.ts'
import { reportedFiles } from './kit.fixture.ts'

const origin = async (
  serve: (source: {
    readonly content: string
    readonly options: readonly string[]
  }) => Promise<{ readonly origin: string }>
) =>
  (await serve({ content: await writeContent(reportedFiles), options: [] }))
    .origin

const findLink = (page: Page) =>
  page.getByRole('link', { name: 'Report a problem' })

/** Read the parameters of the link's address. */
async function readReport(page: Page) {
  const href = (await findLink(page).getAttribute('href')) ?? ''
  const { host, searchParams } = new URL(href)
  return {
    host,
    title: searchParams.get('title'),
    lines: searchParams.get('body')?.split('\r\n') ?? []
  }
}

/** Click the link without opening the tracker; return what it'd have opened. */
async function clickLink(page: Page) {
  await page.evaluate(() => {
    // After the application's listener.
    window.addEventListener('click', event => event.preventDefault(), {
      once: true
    })
  })
  await findLink(page).click()
  return readReport(page)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link below docs and posts opens a report that names page, address, version and build', async ({
    page,
    serveSite
  }) => {
    const site = await origin(serveSite)
    await page.goto(`${site}/docs/start`)
    const { host, title, lines } = await readReport(page)
    expect(host).toBe('tracker.example')
    expect(title).toBe('Start here')
    expect(lines).toEqual([
      'https://kit.example/docs/start',
      'Version: 1.2',
      expect.stringMatching(/^Build: [\da-f]{12}$/),
      '',
      '',
      ''
    ])
    await page.goto(`${site}/blog/news`)
    expect((await readReport(page)).title).toBe('News')
    await page.goto(`${site}/blog`)
    await expect(findLink(page)).toHaveCount(0)
  })
})

test('a click adds the selected text and the heading above it, and nothing is sent before', async ({
  page,
  serveSite
}) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('tracker.example')) sent.push(request.url())
  })
  await openPage(page, `${await origin(serveSite)}/docs/start`)
  await page.getByText('Words of one.').click({ clickCount: 3 })
  await findLink(page).hover()
  expect((await readReport(page)).lines.slice(3)).toEqual(['', '', ''])
  const { lines } = await clickLink(page)
  expect(lines[0]).toBe('https://kit.example/docs/start#one')
  expect(lines.slice(3)).toEqual(['', 'One', 'Words of one.'])
  expect(sent).toEqual([])
})

test('without a selection, a click adds the heading in view, and the next page starts afresh', async ({
  page,
  serveSite
}) => {
  await openPage(page, `${await origin(serveSite)}/docs/start`)
  const { lines } = await clickLink(page)
  expect(lines[0]).toBe('https://kit.example/docs/start#two')
  expect(lines.slice(3)).toEqual(['', 'Two', ''])
  await page.getByRole('link', { name: 'Other' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other')
  const next = await readReport(page)
  expect(next.title).toBe('Other')
  expect(next.lines[0]).toBe('https://kit.example/docs/other')
})
