import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../../e2e/support/test.ts'

test.use({ site: 'everything' })

test('2.9 A reader uses cards, trees and components', async ({
  page,
  open
}) => {
  await open('/docs/components')

  await test.step('2.9 folders in a tree can be closed', async () => {
    const folder = page.locator('.file-tree-folder').first()
    await expect(folder.getByText('layout.tsx')).toBeVisible()
    await folder.locator('> summary').click()
    await expect(folder.getByText('layout.tsx')).toBeHidden()
  })

  await test.step('2.9 a card links where its title does; links inside it lead elsewhere', async () => {
    const card = page.locator('.card', { hasText: 'With a link inside' })
    await card.click({ position: { x: 5, y: 5 } })
    await expect(page).toHaveURL('/docs/tabs')
    await page.goBack()
    await card.getByRole('link', { name: 'link inside' }).click()
    await expect(page).toHaveURL('/docs/code')
  })

  await test.step('2.9 a component on a Docusaurus page works', async () => {
    await open('/docs/moved')
    await page.getByRole('button', { name: 'Counted 2' }).click()
    await expect(page.getByRole('button', { name: 'Counted 3' })).toBeVisible()
  })
})

test.describe('2.9 Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('2.9 A reader without scripts misses nothing', async ({ page }) => {
    await test.step('2.9.12 every tab shows, under its label', async () => {
      await page.goto('/docs/tabs')
      await expect(page.getByText('Phone again.')).toBeVisible()
      await expect(page.getByRole('tablist').first()).toBeHidden()
      await expect(page.getByText('bun add @kit/forms')).toBeVisible()
    })

    await test.step('2.9.15 details open, folders close, and code has no dead buttons', async () => {
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
})

test('2.9 A reader prints pages', async ({ page, open }) => {
  await page.emulateMedia({ media: 'print' })

  await test.step('2.9.11 code wraps, and folded code is whole', async () => {
    await open('/docs/code')
    const wide = page.locator('code', { hasText: 'A line that scrolls' })
    await expect(wide).toHaveCSS('white-space', 'pre-wrap')
    const folded = page.getByRole('figure', { name: 'package.json' })
    await expect(folded.locator('pre')).toHaveCSS('max-height', 'none')
    await expect(page.locator('.code-fold')).toBeHidden()
    await expect(page.locator('.code-copy').first()).toBeHidden()
  })

  await test.step('2.9.12 tabs and details show all their content', async () => {
    await open('/docs/components')
    await expect(page.getByText('With Markdown.')).toBeVisible()
    await expect(page.getByText('bun add @kit/forms')).toBeVisible()
    await expect(page.getByRole('tablist').first()).toBeHidden()
  })

  await test.step('2.9.1 external links show their address', async () => {
    await open('/docs/text')
    const link = page.getByRole('link', { name: /^another site/ })
    expect(
      await link.evaluate(node => getComputedStyle(node, '::after').content)
    ).toContain('https://example.com/a/very/long')
  })
})

test.describe('2.9 Details and admonitions', () => {
  test.use({ site: 'handbook' })

  test('2.9.15 A reader opens and closes sections', async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/docs/content/details')
    const outer = section(page, 'Outer section')
    const inner = section(page, 'Inner section')
    const summary = outer.locator('> summary')
    const words = (what: string) =>
      page.getByText(`The words of ${what}.`, { exact: true })
    const readTurn = () =>
      summary.evaluate(element => getComputedStyle(element, '::before').rotate)
    // Clicks and reads in one go, before any animation frame.
    const clickAndRead = (details: Locator) =>
      details.evaluate((element: HTMLDetailsElement) => {
        element.querySelector('summary')?.click()
        return { collapsed: element.dataset.collapsed, open: element.open }
      })

    await test.step('2.9.15 a section is closed by default, and without a name called Details', async () => {
      await expect(words('the outer section')).toBeHidden()
      await expect(words('the open section')).toBeVisible()
      expect(await readTurn()).toBe('none')
      await section(page, 'Details').locator('> summary').click()
      await expect(words('a section without a name')).toBeVisible()
    })

    await test.step('2.9.15 a click on the name opens, and turns the arrow by 90 degrees', async () => {
      await summary.click()
      await expect(words('the outer section')).toBeVisible()
      await expect(outer).toHaveAttribute('data-collapsed', 'false')
      await expect.poll(readTurn).toBe('90deg')
    })

    await test.step('2.9.15 a nested section opens and closes by itself', async () => {
      await inner.locator('> summary').click()
      await expect(words('the inner section')).toBeVisible()
      await inner.locator('> summary').click()
      await expect(inner).not.toHaveAttribute('open')
      await expect(words('the outer section')).toBeVisible()
    })

    await test.step('2.9.15 a second click closes', async () => {
      await summary.click()
      await expect(words('the outer section')).toBeHidden()
      await expect(outer).not.toHaveAttribute('open')
      await expect.poll(readTurn).toBe('none')
    })

    await test.step('2.9.15 data-collapsed is set when closing starts, open is removed when it ends', async () => {
      const details = section(page, 'Open from the start')
      expect(await clickAndRead(details)).toEqual({
        collapsed: 'true',
        open: true
      })
      await expect(details).not.toHaveAttribute('open')
    })

    await test.step('2.9.15 a double click selects no text', async () => {
      await summary.dblclick()
      expect(await page.evaluate(() => String(getSelection()))).toBe('')
    })
  })

  test('2.9.16 Admonitions of every kind differ', async ({ page, open }) => {
    await open('/docs/content/admonitions')
    const titles = page.locator('.admonition-title[data-default]')

    await test.step('2.9.16 a default title is in upper case, with an icon', async () => {
      const looks = await titles.evaluateAll(elements =>
        elements.map(element => {
          const { width, height } = getComputedStyle(element, '::before')
          const size = Math.min(...[width, height].map(Number.parseFloat))
          return [getComputedStyle(element).textTransform, size > 10]
        })
      )
      expect(looks).toEqual(Array(10).fill(['uppercase', true]))
    })

    await test.step('2.9.16 every kind has its own colour', async () => {
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
})

test('2.9.16 an author’s icon replaces that of the kind', async ({
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

function section(page: Page, name: string): Locator {
  return page.locator('details').filter({
    has: page.locator(`xpath=./summary[normalize-space()="${name}"]`)
  })
}
