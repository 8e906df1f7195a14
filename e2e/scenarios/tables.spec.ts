import type { Locator } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'everything' })

test.beforeEach(({ open }) => open('/docs/tables'))

test('2.9.1 a sentence stays readable next to long values, and a table with many columns scrolls instead of squeezing it', async ({
  page
}) => {
  for (const heading of [
    'Long values',
    'Long code',
    '长的值',
    'Many columns'
  ]) {
    const table = page.getByRole('region', { name: heading })
    const sentence = table.locator('tr:last-child > td:last-child')
    const cell = await readBox(sentence)
    expect(cell.width, heading).toBeGreaterThanOrEqual(160)
    if (heading === 'Many columns') continue
    const { right } = await readBox(table)
    expect(cell.right, heading).toBeLessThanOrEqual(right + 1)
  }
})

test('2.9.1 on phones, long labels are above their cells and short ones beside them', {
  tag: '@phone'
}, async ({ page }) => {
  for (const [labels, display] of [
    ['', 'block'],
    ['short', 'inline-start']
  ] as const) {
    const cell = page
      .locator(`table[data-labels="${labels}"] [data-label]`)
      .first()
    const found = await cell.evaluate(element => {
      const style = getComputedStyle(element, '::before')
      return style.float === 'none' ? style.display : style.float
    })
    expect(found).toBe(display)
  }
})

test('2.9.18 pictures in a table keep their size', async ({ page }) => {
  const images = page.getByRole('region', { name: 'Pictures' }).locator('img')
  await expect.poll(() => readWidths(images)).toEqual([32, 240])
})

function readWidths(images: Locator): Promise<readonly number[]> {
  return images.evaluateAll(elements =>
    elements.map(element => element.getBoundingClientRect().width)
  )
}
