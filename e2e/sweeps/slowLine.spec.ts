import { readShifts, watchShifts } from '../support/layoutShifts.ts'
import { waitForFrames } from '../support/scroll.ts'
import { expect, test } from '../support/test.ts'
import { listPages } from './pageKinds.ts'
import { serveInParts } from './serveInParts.ts'

test.use({ site: 'own' })

test('no page shifts its layout while its document arrives in parts', {
  tag: '@both'
}, async ({ page, origin }) => {
  const line = await serveInParts(origin)
  try {
    await watchShifts(page)
    for (const { kind, address } of listPages()) {
      await page.goto(line.origin + address)
      await waitForFrames(page)
      expect.soft(await readShifts(page), kind).toEqual([])
    }
  } finally {
    await line.stop()
  }
})
