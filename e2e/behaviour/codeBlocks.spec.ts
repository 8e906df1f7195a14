import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const code = '/docs/content/code'

test.use({ site: 'handbook' })

test.describe('2.9 Code: language and title', { tag: '@once' }, () => {
  test('2.9.4 the language is read without regard to letter case', async ({
    page
  }) => {
    await openPage(page, code)
    const block = page.locator('pre', { hasText: 'upper case' })
    await expect(block.locator('code')).toHaveClass(/language-tsx/)
    expect(await countColors(block)).toBeGreaterThan(1)
  })

  for (const text of ['no language', 'unknown language']) {
    test(`2.9.4 with ${text} code is plain text`, async ({ page }) => {
      await openPage(page, code)
      const block = page.locator('pre', { hasText: text })
      expect(await countColors(block)).toBe(1)
    })
  }

  test('2.9.4 shell code has colours', async ({ page }) => {
    await openPage(page, code)
    const block = page.locator('pre', { hasText: "echo 'shell'" })
    expect(await countColors(block)).toBeGreaterThan(1)
  })

  test('2.9.4 the colours of code follow the colour mode', async ({ page }) => {
    await openPage(page, code)
    const token = page
      .locator('pre', { hasText: 'upper case' })
      .locator('span', { hasText: 'const' })
      .last()
    const readColor = () => token.evaluate(span => getComputedStyle(span).color)
    const light = await readColor()
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    expect(await readColor()).not.toBe(light)
  })

  for (const title of ['src/double.ts', 'src/single.ts']) {
    test(`2.9.5 a title stands above its code: ${title}`, async ({ page }) => {
      await openPage(page, code)
      const bar = page.getByText(title, { exact: true })
      const pre = block(page, title).locator('pre')
      const top = await bar.boundingBox()
      expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(
        ((await pre.boundingBox())?.y ?? 0) + 1
      )
    })
  }
})

test.describe('2.9 Code: lines', { tag: '@once' }, () => {
  test('2.9.6 numbers and ranges of lines are marked', async ({ page }) => {
    await openPage(page, code)
    expect(await readMarked(page, 'ranges.ts')).toEqual([
      'const one = 1',
      'const three = 3',
      'const four = 4'
    ])
  })

  test('2.9.6 beside numbers of lines comments stay', async ({ page }) => {
    await openPage(page, code)
    await expect(block(page, 'ranges.ts')).toContainText(
      '// highlight-next-line'
    )
  })

  test('2.9.6 a marked line looks different', async ({ page }) => {
    await openPage(page, code)
    const lines = block(page, 'ranges.ts').locator('.line')
    const readBackground = (line: Locator) =>
      line.evaluate(element => getComputedStyle(element).backgroundColor)
    expect(await readBackground(lines.nth(0))).not.toBe(
      await readBackground(lines.nth(1))
    )
  })

  test('2.9.6 comments mark the next line, and lines between them', async ({
    page
  }) => {
    await openPage(page, code)
    expect(await readMarked(page, 'comments.ts')).toEqual([
      'const two = 2',
      'const three = 3',
      'const four = 4'
    ])
  })

  test('2.9.6 comments that mark lines are not shown', async ({ page }) => {
    await openPage(page, code)
    await expect(block(page, 'comments.ts')).not.toContainText('highlight')
  })

  for (const [title, line] of [
    ['comments.tsx', '<p>Marked</p>'],
    ['comments.html', '<p>Marked</p>'],
    ['comments.py', 'marked = True'],
    ['comments.sql', 'select 1;']
  ] as const) {
    test(`2.9.6 comments mark lines in the language of ${title}`, async ({
      page
    }) => {
      await openPage(page, code)
      expect(await readMarked(page, title)).toEqual([line])
      await expect(block(page, title)).not.toContainText('highlight')
    })
  }

  test('2.9.6 a comment of another language is code', async ({ page }) => {
    await openPage(page, code)
    expect(await readMarked(page, 'foreign.ts')).toEqual([])
    await expect(block(page, 'foreign.ts')).toContainText(
      '# highlight-next-line'
    )
  })

  test('2.9.7 lines are numbered from 1', async ({ page }) => {
    await openPage(page, code)
    expect(await readNumbers(page)).toEqual(['1', '2'])
  })

  test('2.9.7 numbers are no part of the text', async ({ page }) => {
    await openPage(page, code)
    const text = await block(page, 'numbers.ts').locator('code').textContent()
    expect(text).toMatch(/^const first/)
  })

  test('2.9.7 numbers stay in view when the code is scrolled sideways', async ({
    page
  }) => {
    await openPage(page, code)
    const line = block(page, 'numbers.ts').locator('.line').first()
    const style = await line.evaluate(element => {
      const { position, left, userSelect } = getComputedStyle(
        element,
        '::before'
      )
      return { position, left, userSelect }
    })
    expect(style).toEqual({
      position: 'sticky',
      left: '0px',
      userSelect: 'none'
    })
  })
})

test.describe('2.9 Code: others', () => {
  test('2.9.8 code can be scrolled by the keyboard', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, code)
    await expect(block(page, 'long.ts').locator('pre')).toHaveAttribute(
      'tabindex',
      '0'
    )
  })

  test('2.9.11 code in a sentence stays in it', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, code)
    const inline = page.locator('p code', { hasText: 'const inline = true' })
    await expect(inline).toHaveCSS('display', 'inline')
  })

  test('2.9.11 a block with markup inside has neither colours nor buttons', {
    tag: '@once'
  }, async ({ page }) => {
    await openPage(page, code)
    const pre = page.locator('pre', { hasText: 'A block with markup.' })
    await expect(pre.locator('strong')).toHaveText('with')
    await expect(
      pre.locator('xpath=ancestor-or-self::*[.//button][1]//button').first()
    ).not.toBeVisible()
  })

  test('2.9.11 printed code wraps', async ({ page }) => {
    await openPage(page, code)
    await page.emulateMedia({ media: 'print' })
    const pre = block(page, 'long.ts').locator('pre')
    await expect(pre.locator('code')).toHaveCSS('white-space', 'pre-wrap')
    expect(
      await pre.evaluate(element => element.scrollWidth <= element.clientWidth)
    ).toBe(true)
  })
})

function block(page: Page, title: string): Locator {
  return page
    .getByRole('figure')
    .filter({ has: page.getByText(title, { exact: true }) })
}

async function countColors(pre: Locator): Promise<number> {
  const colors = await pre
    .locator('code, code *')
    .evaluateAll(elements =>
      elements
        .filter(element =>
          [...element.childNodes].some(
            node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
          )
        )
        .map(element => getComputedStyle(element).color)
    )
  return new Set(colors).size
}

async function readMarked(
  page: Page,
  title: string
): Promise<readonly string[]> {
  const lines = await block(page, title)
    .locator('[data-mark="marked"]')
    .allTextContents()
  return lines.map(line => line.trim())
}

async function readNumbers(page: Page): Promise<readonly string[]> {
  return block(page, 'numbers.ts')
    .locator('.line')
    .evaluateAll(lines =>
      lines.map(line => {
        const { content } = getComputedStyle(line, '::before')
        return content.includes('attr(')
          ? (line.getAttribute('data-line') ?? '')
          : // Behind the slash is what is read out instead: nothing.
            content.replace(/ \/ "".*$/, '').replaceAll('"', '')
      })
    )
}
