import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

test.use({
  site: 'everything',
  permissions: ['clipboard-read', 'clipboard-write']
})
test.beforeEach(({ page }) => openPage(page, '/docs/code'))

test.describe('What code looks like', { tag: '@once' }, () => {
  test('2.9.4 code is coloured by its language, and plain without one', async ({
    page
  }) => {
    const keyword = findBlock(page, 'def total').getByText('def', {
      exact: true
    })
    await expect(keyword).toHaveClass('tk-keyword')
    const plain = findBlock(page, 'No language.').locator('code')
    await expect(plain).toHaveClass('language-text')
    await expect(plain.locator('*')).toHaveCount(0)
  })

  test('2.9.5 the title is the name of the block', async ({ page }) => {
    const block = page.getByRole('figure', { name: 'src/signUp.tsx' })
    await expect(block.locator('figcaption')).toHaveText('src/signUp.tsx')
  })

  test('2.9.6 lines are marked by number and by comments that go', async ({
    page
  }) => {
    const [byNumber, byComment] = await page
      .locator('.code-block', { hasText: 'const four = 4' })
      .evaluateAll(blocks =>
        blocks.map(block =>
          [...block.querySelectorAll('[data-mark="marked"]')].map(
            line => line.textContent
          )
        )
      )
    expect(byNumber).toEqual([
      'const two = 2\n',
      'const four = 4\n',
      'const five = 5\n'
    ])
    expect(byComment).toEqual([
      'const two = 2\n',
      'const three = 3\n',
      'const four = 4\n'
    ])
  })

  test('2.9.7 numbers start where they are told and are no part of the text', async ({
    page
  }) => {
    const block = page.getByRole('figure', { name: 'src/numbers.ts' })
    const lines = block.locator('[data-line]')
    await expect(lines.first()).toHaveAttribute('data-line', '99')
    expect(await lines.first().textContent()).toBe('const ninetyNine = 99\n')
    const position = await lines
      .first()
      .evaluate(line => getComputedStyle(line, '::before').position)
    expect(position).toBe('sticky')
  })

  test('2.9.11 code in text stays in its line', async ({ page }) => {
    await openPage(page, '/docs/text')
    const code = page.locator('.prose p > code').first()
    await expect(code).toHaveCSS('display', 'inline')
  })

  test('a note leads to its line and back', async ({ page }) => {
    await page.getByRole('link', { name: 'Note 2', exact: true }).click()
    const note = page.locator('.code-notes li:target')
    await expect(note).toContainText('waits')
    await note.getByRole('link').click()
    await expect(page).toHaveURL(/-line-2$/)
  })

  test('a part of a file is shown without its indent and its comments', async ({
    page
  }) => {
    const [, part] = await page
      .locator('.code-block code', { hasText: 'sumLines' })
      .allTextContents()
    expect(part).toMatch(/^\/\*\* Adds up[^#]*\n}$/)
  })
})

test.describe('2.9.8 Buttons', { tag: '@desktop' }, () => {
  test('2.9.8 code takes the focus, and buttons show as they are meant', async ({
    page
  }) => {
    const block = findBlock(page, 'No language.')
    const copy = block.getByRole('button', { name: 'Copy code to clipboard' })
    await expect(block.locator('pre')).toHaveAttribute('tabindex', '0')
    await expect(copy).toHaveCSS('opacity', '0')
    await block.hover({ position: { x: 5, y: 5 } })
    await expect(copy).toHaveCSS('opacity', '0.4')
    await copy.hover()
    await expect(copy).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await block.locator('pre').focus()
    await page.keyboard.press('Tab')
    await expect(copy).toBeFocused()
    await expect(copy).toHaveCSS('opacity', '1')
  })

  test('2.9.9 copying says so for a second', async ({ page }) => {
    const block = findBlock(page, 'const focused')
    const copy = block.locator('.code-copy')
    await expect(copy).toHaveAttribute('title', 'Copy')
    await copy.click()
    await expect(copy).toHaveAttribute('aria-label', 'Copied')
    await expect(copy).toHaveAttribute('aria-label', 'Copy code to clipboard')
  })

  for (const [what, sign, expected] of [
    [
      'the comments that mark lines',
      'const five',
      'const one = 1\nconst two = 2\nconst three = 3\nconst four = 4\nconst five = 5'
    ],
    [
      'removed lines',
      'const wrong',
      'const added = 1\nconst wrong = 1\nconst odd = 1\nconst seen = 1'
    ],
    [
      'prompts and output',
      'added 1 package',
      'npm install @kit/forms\nnpm run build \\\n  --base /kit/'
    ],
    ['notes', 'form.submit', 'const form = createForm()\nform.submit()'],
    [
      'line numbers and tooltips',
      'const search',
      "const search = createForm('search', { initial: { text: '' } })"
    ]
  ] as const) {
    test(`2.9.9 what is copied has no ${what}`, async ({ page }) => {
      await findBlock(page, sign).locator('.code-copy').click()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(expected)
    })
  }

  test('2.9.10 wrapping is offered where code is too wide, and undone', async ({
    page
  }) => {
    const wide = findBlock(page, 'A line that scrolls')
    const wrap = wide.getByRole('button', { name: 'Toggle word wrap' })
    const pre = wide.locator('pre')
    await wrap.click()
    await expect(wide.locator('code')).toHaveCSS('white-space', 'pre-wrap')
    const overflow = () =>
      pre.evaluate(element => element.scrollWidth - element.clientWidth)
    expect(await overflow()).toBe(0)
    await wrap.click()
    expect(await overflow()).toBeGreaterThan(0)
    await expect(
      findBlock(page, 'No language.').locator('.code-wrap')
    ).toBeHidden()
  })
})

test('a folded block shows all its lines when asked', async ({ page }) => {
  const block = page.getByRole('figure', { name: 'package.json' })
  const last = block.getByText('"d"')
  const isShown = () =>
    last.evaluate(element => {
      const pre = element.closest('pre')?.getBoundingClientRect()
      return element.getBoundingClientRect().bottom <= (pre?.bottom ?? 0)
    })
  expect(await isShown()).toBe(false)
  await block.getByRole('checkbox', { name: 'Show all 17 lines' }).check()
  expect(await isShown()).toBe(true)
})

/** The first block that holds a text. */
function findBlock(page: Page, text: string): Locator {
  return page.locator('.code-block', { hasText: text }).first()
}
