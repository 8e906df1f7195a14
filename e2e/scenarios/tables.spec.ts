import type { Locator } from '@playwright/test'
import { readBox } from '../support/box.ts'
import { expect, test } from '../support/test.ts'

test.use({ site: 'everything' })

test('2.9.1 Columns of a table stay readable beside long values', async ({
  page,
  open
}) => {
  await open('/docs/tables')
  const table = (heading: string): Locator =>
    page.getByRole('region', { name: heading })
  const sentence = (heading: string): Locator =>
    table(heading).locator('tr:last-child > td:last-child')

  for (const heading of ['Long values', 'Long code', '长的值']) {
    await test.step(`2.9.1 the sentence beside ${heading} is in sight`, async () => {
      const { right } = await readBox(table(heading))
      const cell = await readBox(sentence(heading))
      expect(cell.right).toBeLessThanOrEqual(right + 1)
      expect(cell.width).toBeGreaterThanOrEqual(160)
    })
  }
  await test.step('2.9.1 a table of many columns scrolls rather than crushing its sentence', async () => {
    const { width } = await readBox(sentence('Many columns'))
    expect(width).toBeGreaterThanOrEqual(160)
  })
  await test.step('2.9.18 pictures in a table keep their size', async () => {
    const widths = await table('Pictures')
      .locator('img')
      .evaluateAll(images =>
        images.map(image => image.getBoundingClientRect().width)
      )
    expect(widths).toEqual([32, 240])
  })
})
