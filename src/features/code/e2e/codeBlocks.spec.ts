import type { Locator } from '@playwright/test'
import { findBlock, readClipboard } from '../../../../e2e/support/codeBlock.ts'
import { expect, test } from '../../../../e2e/support/test.ts'

test.describe('code of the handbook', () => {
  test.use({ site: 'handbook' })
  test.beforeEach(({ open }) => open('/docs/content/code'))

  test('2.9.6 a marked line looks different', async ({ page }) => {
    const [first, second] = await findBlock(page, 'ranges.ts')
      .locator('.line')
      .evaluateAll(lines =>
        lines.map(line => getComputedStyle(line).backgroundColor)
      )
    expect(first).not.toBe(second)
  })

  test('2.9.7 line numbers stay in view when the code scrolls sideways', async ({
    page
  }) => {
    const line = findBlock(page, 'numbers.ts').locator('.line').first()
    const number = await line.evaluate(element => {
      const style = getComputedStyle(element, '::before')
      const { content, position, left, userSelect } = style
      return { content, position, left, userSelect }
    })
    expect(number).toEqual({
      // Screen readers read the text after the slash instead: nothing.
      content: expect.stringMatching(/^(?:"1"|counter\(line\))(?: \/ "")?$/),
      position: 'sticky',
      left: '0px',
      userSelect: 'none'
    })
  })

  test('2.9.11 inline code stays in its line', async ({ page }) => {
    const inline = page.locator('p code', { hasText: 'const inline = true' })
    await expect(inline).toHaveCSS('display', 'inline')
  })

  test('2.9.4 code colors follow the color mode', async ({ page }) => {
    const token = page
      .locator('pre', { hasText: 'upper case' })
      .locator('.k')
      .first()
    const readColor = () => token.evaluate(each => getComputedStyle(each).color)
    const light = await readColor()
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await expect.poll(readColor).not.toBe(light)
  })
})

test.describe('code of every kind', () => {
  test.use({
    site: 'everything',
    permissions: ['clipboard-read', 'clipboard-write']
  })
  test.beforeEach(({ open }) => open('/docs/code'))

  test('2.9.9 only the code is copied', async ({ page }) => {
    for (const [what, sign, expected] of [
      [
        'comments that mark lines',
        'const five',
        'const one = 1\nconst two = 2\nconst three = 3\nconst four = 4\nconst five = 5'
      ],
      [
        'removed lines',
        'const wrong',
        'const added = 1\nconst wrong = 1\nconst odd = 1\nconst seen = 1'
      ],
      ['diff markers', 'const come', 'const kept = 1\nconst come = 1'],
      // An unchanged empty line of a patch starts with a space.
      [
        'extra spaces in a patch',
        'const same',
        ' const same = 1\n \n-const removed = 1\n+const added = 1'
      ],
      [
        'prompts and output',
        'added 1 package',
        'npm install @kit/forms\nnpm run build \\\n  --base /kit/'
      ],
      [
        'line numbers and tooltips',
        'const search',
        "const search = createForm('search', { initial: { text: '' } })"
      ]
    ] as const) {
      const block = page.locator('.code-block', { hasText: sign }).first()
      // Pointing at an identifier adds its tooltip to the code.
      for (const symbol of await block.locator('.symbol').all()) {
        await symbol.hover()
      }
      await block.locator('.code-copy').click()
      await expect
        .configure({ soft: true, message: `without ${what}` })
        .poll(() => readClipboard(page))
        .toBe(expected)
    }
  })

  test('2.9.6 marked lines differ in forced colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const marked = page.locator('.line[data-mark="marked"]').first()
    const plain = page
      .locator('pre', { has: page.locator('.line[data-mark="marked"]') })
      .first()
      .locator('.line:not([data-mark])')
      .first()
    const readBar = (line: Locator) =>
      line.evaluate(each => getComputedStyle(each).borderInlineStartColor)
    await expect
      .poll(async () => (await readBar(marked)) === (await readBar(plain)))
      .toBe(false)
  })

  test('2.9 a folded block expands to all its lines', async ({ page }) => {
    const block = page.getByRole('figure', { name: 'package.json' })
    const isShown = () =>
      block.getByText('"d"').evaluate(element => {
        const pre = element.closest('pre')?.getBoundingClientRect()
        return element.getBoundingClientRect().bottom <= (pre?.bottom ?? 0)
      })
    expect(await isShown()).toBe(false)
    await block.getByRole('checkbox', { name: 'Show all 63 lines' }).check()
    await expect.poll(isShown).toBe(true)
  })
})

test.describe('printed tabs', () => {
  test.use({ site: 'everything' })

  test('10.5 the selected package manager is printed, and all panels of other tabs', async ({
    page,
    open
  }) => {
    await open('/docs/tabs')
    const panel = (label: string) =>
      page.locator(`main [role=tabpanel][data-label="${label}"]`)
    const other = page.locator(
      'main [role=tabpanel][hidden]:not([data-label$="npm"], [data-label="bun"], [data-label="yarn"])'
    )
    await expect(other.first()).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(panel('npm').first()).toBeVisible()
    await expect(panel('pnpm').first()).toBeHidden()
    await expect(other.first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    await page.emulateMedia({ media: 'print' })
    await expect(panel('npm').first()).toBeHidden()
    await expect(panel('pnpm').first()).toBeVisible()
  })
})
