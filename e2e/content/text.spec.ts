import { openPage } from '../support/openPage.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { expect, test } from '../support/siteTest.ts'

test.use({ site: 'everything' })

test.describe('2.9.1 Markdown', { tag: '@once' }, () => {
  test.beforeEach(({ page }) => openPage(page, '/docs/text'))

  test('2.9.1 tables, lost text and short codes are shown', async ({
    page
  }) => {
    await expect(page.getByRole('table')).toHaveCount(2)
    await expect(page.locator('del')).toHaveText('what no longer holds')
    const text = page.getByText('A hard break')
    await expect(text).toContainText('Emoji: 🚀 🎉 👍. Times such as 12:30')
    await expect(text).toContainText(':nothing-known:')
  })

  test('2.9.1 tasks say whether they are done', async ({ page }) => {
    const boxes = page.getByRole('main').getByRole('checkbox')
    expect(
      await boxes.evaluateAll(elements =>
        elements.map(element => element.getAttribute('aria-label'))
      )
    ).toEqual(['Done', 'To do', 'Done'])
    await expect(boxes.first()).toBeDisabled()
  })

  test('2.9.1 comments are not in the served page', async ({ origin }) => {
    const { body } = await sendRequest(origin, { path: '/docs/text' })
    expect(body.toString()).not.toContain('A comment of')
  })

  test('2.9.1 a footnote leads there and back', async ({ page }) => {
    await page.locator('[data-footnote-ref]').nth(1).click()
    const note = page.locator('.footnotes li:target')
    await expect(note).toContainText('in two paragraphs')
    await note.getByRole('link', { name: 'Back to reference 2' }).click()
    await expect(page).toHaveURL(/#fnref-\w+-long$/)
  })

  test('2.9.1 links to other sites open in a new tab, addresses of mail do not', async ({
    page
  }) => {
    const other = page.getByRole('link', { name: /^another site/ })
    await expect(other).toHaveAttribute('target', '_blank')
    await expect(other).toHaveAttribute('rel', 'noopener noreferrer')
    const mail = page.getByRole('link', { name: 'docs@example.com' })
    await expect(mail).not.toHaveAttribute('target')
  })

  test('2.9.1 plain Markdown takes braces and angles as they are', async ({
    page
  }) => {
    await openPage(page, '/docs/plain')
    await expect(page.getByText('a brace is a brace')).toContainText(
      '{name}, {{ template }}, and a < b, Map<string, number>'
    )
    await expect(
      page.getByRole('link', { name: 'a link', exact: true })
    ).toHaveAttribute('href', '/docs/text')
  })
})

test.describe('2.9.2 and 2.9.3 Headings', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => openPage(page, '/docs/text'))

  test('2.9.2 ids are given, made of the text, or numbered', async ({
    page
  }) => {
    const ids = await page
      .locator('.prose :is(h1, h2, h3, h4, h5, h6):not(.sr-only)')
      .evaluateAll(elements => elements.map(({ id }) => id))
    expect(ids.slice(-7)).toEqual([
      'own-id',
      'level-three',
      'level-four',
      'level-five',
      'level-six',
      'same',
      'same-1'
    ])
    await expect(page.locator('h1')).not.toHaveAttribute('id')
  })

  test('2.9.3 the anchor shows on the heading and on its own focus', async ({
    page
  }) => {
    const heading = page.getByRole('heading', { name: /^Quotes/ })
    const anchor = heading.getByRole('link', { name: 'Direct link to Quotes' })
    await expect(anchor).toHaveCSS('opacity', '0')
    await heading.hover()
    await expect(anchor).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await expect(anchor).toHaveCSS('opacity', '0')
    await anchor.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(anchor).toHaveCSS('opacity', '1')
    expect(await anchor.textContent()).toBe('\u200B')
  })
})

test('2.9.17 links to pages are pathnames, to other files new tabs', {
  tag: '@once'
}, async ({ page }) => {
  await openPage(page, '/docs/text')
  const link = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true })
  await expect(link('another page')).toHaveAttribute('href', '/docs/code')
  await expect(link('a heading of it')).toHaveAttribute(
    'href',
    '/docs/code#line-marks'
  )
  await expect(link('a file')).toHaveAttribute('href', /archive\.\w+\.zip$/)
  await expect(link('a file')).toHaveAttribute('target', '_blank')
})

test('a wide table scrolls by itself, and by keyboard', async ({ page }) => {
  await openPage(page, '/docs/text')
  const region = page.getByRole('region', { name: 'Table: Tables (2)' })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => region.evaluate(element => element.scrollLeft))
    .toBeGreaterThan(0)
})
