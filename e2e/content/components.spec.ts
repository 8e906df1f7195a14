import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.use({ site: 'everything' })

test.describe('2.9.15 Details', () => {
  test.beforeEach(({ page }) => openPage(page, '/docs/components'))

  test('2.9.15 it opens at once and closes when the movement has ended', async ({
    page
  }) => {
    const details = page.locator('.details').first()
    const summary = details.locator('> summary')
    await expect(details).toHaveAttribute('data-collapsed', 'true')
    await summary.click()
    await expect(details).toHaveAttribute('data-collapsed', 'false')
    await expect(details).toHaveAttribute('open')
    await expect(details.getByText('Open from the start.')).toBeVisible()
    await summary.click()
    await expect(details).toHaveAttribute('data-collapsed', 'true')
    await expect(details).not.toHaveAttribute('open')
  })

  test('2.9.15 a nested one is independent', async ({ page }) => {
    const outer = page.locator('.details').first()
    await outer.locator('> summary').click()
    await expect(outer).toHaveAttribute('data-collapsed', 'false')
    await outer.locator('.details > summary').click()
    await expect(outer.locator('.details')).not.toHaveAttribute('open')
    await expect(outer).toHaveAttribute('open')
  })

  test('2.9.15 an element of HTML is one too, with Markdown inside', async ({
    page
  }) => {
    const details = page.locator('.details', { hasText: 'An element of HTML' })
    await details.locator('> summary').click()
    await expect(details.locator('strong')).toHaveText('Markdown')
  })
})

test.describe('2.9.16 Admonitions', { tag: '@once' }, () => {
  test.beforeEach(({ page }) => openPage(page, '/docs/admonitions'))

  test('2.9.16 kinds and older names have their style and title', async ({
    page
  }) => {
    const shown = await page
      .locator('.prose > [data-static] > .admonition')
      .evaluateAll(elements =>
        elements.map(element => [
          element.getAttribute('data-kind'),
          element.querySelector('.admonition-title')?.textContent
        ])
      )
    expect(shown).toEqual([
      ['note', 'note'],
      ['tip', 'A title with code and stress'],
      ['info', 'A title without brackets'],
      ['warning', 'A title as attribute'],
      ['danger', 'danger'],
      ['warning', 'caution'],
      ['note', 'secondary'],
      ['info', 'important'],
      ['tip', 'success'],
      ['note', 'Outer'],
      ['note', 'note'],
      ['danger', 'caution'],
      ['tip', 'As a component'],
      ['note', '🔧With an icon']
    ])
    const title = page.locator('.admonition-title[data-default]').first()
    await expect(title).toHaveCSS('text-transform', 'uppercase')
  })

  test('2.9.16 an icon of the author takes the place of that of the kind', async ({
    page
  }) => {
    const title = page.locator('.admonition-title', { hasText: 'With an icon' })
    const other = page.locator('.admonition-title', { hasText: 'As a comp' })
    const readPicture = (element: Element) =>
      getComputedStyle(element, '::before').content
    expect(await title.evaluate(readPicture)).toBe('none')
    expect(await other.evaluate(readPicture)).not.toBe('none')
  })

  test('2.9.16 they nest, and stand in lists and quotes', async ({ page }) => {
    await expect(
      page.locator('.admonition .admonition .admonition')
    ).toContainText('Inside.')
    await expect(page.locator('li > .admonition')).toContainText('the item')
    await expect(page.locator('blockquote > .admonition')).toContainText(
      'the quote'
    )
    await expect(page.getByText(':::')).toHaveCount(0)
  })
})

test.describe('Steps, cards, badges and trees', () => {
  test.beforeEach(({ page }) => openPage(page, '/docs/components'))

  test('steps are a numbered list', { tag: '@once' }, async ({ page }) => {
    const steps = page.locator('.steps > ol > li')
    await expect(steps).toHaveCount(3)
    await expect(steps.first().getByRole('tab')).toHaveCount(3)
  })

  test('a card leads where its title does, links inside lead elsewhere', async ({
    page
  }) => {
    const card = page.locator('.card', { hasText: 'With a link inside' })
    const inside = card.getByRole('link', { name: 'link inside' })
    await expect(inside).toHaveAttribute('href', '/docs/code')
    await card.click({ position: { x: 5, y: 5 } })
    await expect(page).toHaveURL(/\/docs\/tabs$/)
    await page.goBack()
    await inside.click()
    await expect(page).toHaveURL(/\/docs\/code$/)
  })

  test('a badge has a tone', { tag: '@once' }, async ({ page }) => {
    await expect(page.locator('.badge', { hasText: 'beta' })).toHaveAttribute(
      'data-tone',
      'warning'
    )
  })

  test('folders of a tree close without a script', async ({ page }) => {
    const folder = page.locator('.file-tree-folder').first()
    await expect(folder.getByText('layout.tsx')).toBeVisible()
    await folder.locator('> summary').click()
    await expect(folder.getByText('layout.tsx')).toBeHidden()
  })
})

test('a page of Docusaurus has what its imports bring', async ({ page }) => {
  await openPage(page, '/docs/moved')
  await expect(
    page.getByRole('figure', { name: 'total.ts' }).locator('.tk-keyword')
  ).not.toHaveCount(0)
  await expect(page.getByText('From a fence of')).toBeVisible()
  await expect(page.getByText('mdx-code-block')).toHaveCount(1)
  await expect(
    page.getByRole('link', { name: 'A link of Docusaurus' })
  ).toHaveAttribute('href', '/docs/text')
  await page.getByRole('button', { name: 'Counted 2' }).click()
  await expect(page.getByRole('button', { name: 'Counted 3' })).toBeVisible()
})
