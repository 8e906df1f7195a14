import type { Locator, Page } from '@playwright/test'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/siteTest.ts'

const address = '/docs/content/admonitions'

test.use({ site: 'handbook' })

test.describe('2.9 Admonitions', { tag: '@once' }, () => {
  for (const name of ['note', 'tip', 'info', 'warning', 'danger']) {
    test(`2.9.16 a ${name} is titled by its name, in upper case, with an icon`, async ({
      page
    }) => {
      await openPage(page, address)
      const title = box(page, new RegExp(`^An? ${name}\\.$`))
        .locator('p')
        .first()
      await expect(title).toHaveText(new RegExp(`^${name}$`, 'i'))
      await expect(title).toHaveCSS('text-transform', 'uppercase')
      const icon = await title.evaluate(element => {
        const { width, height } = getComputedStyle(element, '::before')
        return [width, height].map(Number.parseFloat)
      })
      expect(Math.min(...icon)).toBeGreaterThan(10)
    })
  }

  test('2.9.16 every kind has a colour of its own', async ({ page }) => {
    await openPage(page, address)
    const colors = await Promise.all(
      ['note', 'tip', 'info', 'warning', 'danger'].map(name =>
        readColor(box(page, new RegExp(`^An? ${name}\\.$`)))
      )
    )
    expect(new Set(colors).size).toBe(5)
  })

  for (const [name, kind] of [
    ['caution', 'warning'],
    ['secondary', 'note'],
    ['important', 'info'],
    ['success', 'tip']
  ] as const) {
    test(`2.9.16 the older name ${name} looks like ${kind} and keeps its title`, async ({
      page
    }) => {
      await openPage(page, address)
      const old = box(page, new RegExp(`^An? ${name}\\.$`))
      await expect(old.locator('p').first()).toHaveText(new RegExp(name, 'i'))
      expect(await readColor(old)).toBe(
        await readColor(box(page, new RegExp(`^An? ${kind}\\.$`)))
      )
    })
  }

  for (const [text, title] of [
    ['Bracketed.', 'A bracketed title'],
    ['Plain.', 'A plain title'],
    ['Attribute.', 'An attribute title']
  ] as const) {
    test(`2.9.16 a title can be written in three ways: ${text}`, async ({
      page
    }) => {
      await openPage(page, address)
      await expect(box(page, text).locator('p').first()).toHaveText(title)
    })
  }

  test('2.9.16 a title may hold markup', async ({ page }) => {
    await openPage(page, address)
    await expect(
      box(page, 'Bracketed.').locator('p').first().locator('em')
    ).toHaveText('bracketed')
  })

  test('2.9.16 more colons put one admonition into another', async ({
    page
  }) => {
    await openPage(page, address)
    const outer = box(page, 'Outside.')
    await expect(outer.locator('.admonition')).toContainText('Inside.')
  })

  test('2.9.16 admonitions stand in quotes and lists', async ({ page }) => {
    await openPage(page, address)
    await expect(page.locator('blockquote .admonition')).toContainText(
      'Quoted.'
    )
    await expect(page.locator('main li .admonition')).toContainText('Listed.')
  })

  test('2.9.16 an unknown name is no admonition; its text is shown', async ({
    page
  }) => {
    await openPage(page, address)
    await expect(page.getByText('Not an admonition.')).toBeVisible()
    await expect(box(page, 'Not an admonition.')).toHaveCount(0)
  })

  test('2.9.16 a colon before a word is text', async ({ page }) => {
    await openPage(page, address)
    await expect(page.getByText('A :word in prose stays.')).toBeVisible()
  })

  test('2.9.16 an element of an unknown type looks like info', async ({
    page
  }) => {
    await openPage(page, address)
    expect(await readColor(box(page, 'Of an unknown type.'))).toBe(
      await readColor(box(page, /^An info\.$/))
    )
  })
})

/** The innermost admonition around a paragraph. */
function box(page: Page, text: string | RegExp): Locator {
  return page
    .locator('.admonition')
    .filter({ has: page.getByText(text, { exact: true }) })
    .last()
}

async function readColor(admonition: Locator): Promise<string> {
  return admonition.evaluate(
    element => getComputedStyle(element).borderLeftColor
  )
}
