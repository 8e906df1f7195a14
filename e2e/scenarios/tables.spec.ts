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

test('2.9.18 pictures in a table keep their size', async ({ page }) => {
  const images = page.getByRole('region', { name: 'Pictures' }).locator('img')
  await expect.poll(() => readWidths(images)).toEqual([32, 240])
})

function readWidths(images: Locator): Promise<readonly number[]> {
  return images.evaluateAll(elements =>
    elements.map(element => element.getBoundingClientRect().width)
  )
}
