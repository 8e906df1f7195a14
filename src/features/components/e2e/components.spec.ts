import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'everything' })

test('2.9 a folder in a tree can be closed', async ({ page, open }) => {
  await open('/docs/components')
  const folder = page.locator('.file-tree-folder').first()
  await expect(folder.getByText('layout.tsx')).toBeVisible()
  await folder.locator('> summary').click()
  await expect(folder.getByText('layout.tsx')).toBeHidden()
})

test('2.9 a card has the same link as its title, and links inside it still work', async ({
  page,
  open
}) => {
  await open('/docs/components')
  const card = page.locator('.card', { hasText: 'With a link inside' })
  await card.click({ position: { x: 5, y: 5 } })
  await expect(page).toHaveURL('/docs/tabs')
  await page.goBack()
  await card.getByRole('link', { name: 'link inside' }).click()
  await expect(page).toHaveURL('/docs/code')
})

test('2.9 a component on a Docusaurus page works', async ({ page, open }) => {
  await open('/docs/moved')
  await page.getByRole('button', { name: 'Counted 2' }).click()
  await expect(page.getByRole('button', { name: 'Counted 3' })).toBeVisible()
})

test('2.9.16 an author’s icon replaces the default icon', async ({
  page,
  open
}) => {
  await open('/docs/admonitions')
  const readPicture = (hasText: string) =>
    page
      .locator('.admonition-title', { hasText })
      .evaluate(each => getComputedStyle(each, '::before').content)
  expect(await readPicture('With an icon')).toBe('none')
  expect(await readPicture('As a component')).not.toBe('none')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('2.9.12 every tab shows, under its label', async ({ page }) => {
    await page.goto('/docs/tabs')
    await expect(page.getByText('Phone again.')).toBeVisible()
    await expect(page.getByRole('tablist').first()).toBeHidden()
    await expect(page.getByText('bun add @kit/forms')).toBeVisible()
  })

  test('2.9 2.9.15 details open, folders close, and code has no buttons that do nothing', async ({
    page
  }) => {
    await page.goto('/docs/components')
    const details = page.locator('.details').first()
    await expect(details.getByText('Inside, with a')).toBeHidden()
    await details.locator('> summary').click()
    await expect(details.getByText('Inside, with a')).toBeVisible()
    await expect(page.locator('.code-copy').first()).toBeHidden()
    const folder = page.locator('.file-tree-folder').first()
    await folder.locator('> summary').click()
    await expect(folder.getByText('layout.tsx')).toBeHidden()
  })
})

test.describe('in print', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

  test('2.9.11 10.5 code wraps, and folded code is expanded', async ({
    page,
    open
  }) => {
    await open('/docs/code')
    const wide = page.locator('code', { hasText: 'A line that scrolls' })
    await expect(wide).toHaveCSS('white-space', 'pre-wrap')
    const folded = page.getByRole('figure', { name: 'package.json' })
    await expect(folded.locator('pre')).toHaveCSS('max-height', 'none')
    await expect(page.locator('.code-fold')).toBeHidden()
    await expect(page.locator('.code-copy').first()).toBeHidden()
  })

  test('2.9.12 2.9.15 tabs and details show all their content', async ({
    page,
    open
  }) => {
    await open('/docs/components')
    await expect(page.getByText('With Markdown.')).toBeVisible()
    await expect(page.getByText('npm install @kit/forms')).toBeVisible()
    await expect(page.getByRole('tablist').first()).toBeHidden()
  })

  test('2.9.1 external links show their address', async ({ page, open }) => {
    await open('/docs/text')
    const link = page.getByRole('link', { name: /^another site/ })
    expect(
      await link.evaluate(node => getComputedStyle(node, '::after').content)
    ).toContain('https://example.com/a/very/long')
  })
})

test.describe('details', () => {
  test.use({ site: 'handbook' })
  test.beforeEach(async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/docs/content/details')
  })

  test('2.9.15 a section without a name is called Details', async ({
    page
  }) => {
    await findSection(page, 'Details').locator('> summary').click()
    await expect(findWords(page, 'a section without a name')).toBeVisible()
  })

  test('2.9.15 a click opens a section and rotates its arrow by 90 degrees, and another click closes it', async ({
    page
  }) => {
    const section = findSection(page, 'Outer section')
    const summary = section.locator('> summary')
    const readTurn = () =>
      summary.evaluate(element => getComputedStyle(element, '::before').rotate)
    await expect(findWords(page, 'the outer section')).toBeHidden()
    expect(await readTurn()).toBe('none')
    await summary.click()
    await expect(findWords(page, 'the outer section')).toBeVisible()
    await expect(section).toHaveAttribute('data-collapsed', 'false')
    await expect.poll(readTurn).toBe('90deg')
    await summary.click()
    await expect(findWords(page, 'the outer section')).toBeHidden()
    await expect(section).not.toHaveAttribute('open')
    await expect.poll(readTurn).toBe('none')
  })

  test('2.9.15 a nested section opens and closes independently', async ({
    page
  }) => {
    const inner = findSection(page, 'Inner section')
    await findSection(page, 'Outer section').locator('> summary').click()
    await inner.locator('> summary').click()
    await expect(findWords(page, 'the inner section')).toBeVisible()
    await inner.locator('> summary').click()
    await expect(inner).not.toHaveAttribute('open')
    await expect(findWords(page, 'the outer section')).toBeVisible()
  })

  test('2.9.15 data-collapsed is set when closing starts, and open is removed when it ends', async ({
    page
  }) => {
    const section = findSection(page, 'Open from the start')
    await expect(findWords(page, 'the open section')).toBeVisible()
    // Click and read in one task, before any animation frame.
    const state = await section.evaluate((element: HTMLDetailsElement) => {
      element.querySelector('summary')?.click()
      return { collapsed: element.dataset.collapsed, open: element.open }
    })
    expect(state).toEqual({ collapsed: 'true', open: true })
    await expect(section).not.toHaveAttribute('open')
  })

  test('2.9.15 a link in the name of a section leads to its page', async ({
    page
  }) => {
    const section = findSection(page, 'Outer section')
    await section.evaluate(details => {
      const link = document.createElement('a')
      link.href = '/docs/content/headings'
      link.textContent = 'In the name'
      details.querySelector('summary')?.append(link)
    })
    await page.getByRole('link', { name: 'In the name', exact: true }).click()
    await expect(page).toHaveURL('/docs/content/headings')
  })

  test('2.9.15 a double click selects no text', async ({ page }) => {
    await findSection(page, 'Outer section').locator('> summary').dblclick()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  })
})

test.describe('admonitions', () => {
  test.use({ site: 'handbook' })

  test('2.9.16 a default title is uppercase, with an icon, and every kind has its own color', async ({
    page,
    open
  }) => {
    await open('/docs/content/admonitions')
    const titles = page.locator('.admonition-title[data-default]')
    const looks = await titles.evaluateAll(elements =>
      elements.map(element => {
        const { width, height } = getComputedStyle(element, '::before')
        const size = Math.min(...[width, height].map(Number.parseFloat))
        return [getComputedStyle(element).textTransform, size > 10]
      })
    )
    expect(looks).toEqual(Array(10).fill(['uppercase', true]))
    const colors = await page.locator('.admonition').evaluateAll(elements =>
      elements.map(element => {
        const { backgroundColor } = getComputedStyle(element)
        return [element.getAttribute('data-kind'), backgroundColor].join()
      })
    )
    const ofKinds = [...new Set(colors)].map(each => each.split(','))
    expect(ofKinds.map(([kind]) => kind).sort()).toEqual(
      ['danger', 'info', 'note', 'tip', 'warning'] // each once
    )
    expect(new Set(ofKinds.map(each => each.slice(1).join())).size).toBe(5)
  })
})

function findSection(page: Page, name: string): Locator {
  return page.locator('details').filter({
    has: page.locator(`xpath=./summary[normalize-space()="${name}"]`)
  })
}

/** Find the text of a section. */
function findWords(page: Page, what: string): Locator {
  return page.getByText(`The words of ${what}.`, { exact: true })
}
