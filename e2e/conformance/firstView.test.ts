import { expect, test } from 'vitest'
import { flattenStyles } from '../../src/core/build/prerender/flatStyles.ts'
import { RECORD_ID } from '../../src/core/model/landmarks.ts'
import { readFile, readPage } from '../support/builtPage.ts'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite } from '../support/sites.ts'
import { pageKinds } from '../sweeps/pageKinds.ts'

/** Bytes on the wire that a first view may cost, compressed. */
const BUDGET = 16_250

for (const { kind, address } of pageKinds) {
  test(`a ${kind} costs at most 16.25 kB before it is painted`, async () => {
    const { headers, body } = await sendRequest(findSite('own').origin, {
      path: address,
      headers: { 'accept-encoding': 'br' }
    })
    expect(headers['content-encoding']).toBe('br')
    expect(body.length).toBeLessThanOrEqual(BUDGET)
  })
}

test('the sheet that follows with the script of a doc has no rule for all elements', async () => {
  const page = readPage('own', '/docs/form/started')
  const { style } = JSON.parse(page(`#${RECORD_ID}`).text())
  const rules = flattenStyles(readFile('own', style))
  expect(rules.length).toBeGreaterThan(100)
  const reaching = rules.filter(
    ({ around, selectors, body: [text = ''] }) =>
      !/print|reduced-motion/.test(around.join()) &&
      (text.startsWith('@font-face') ||
        selectors.some(one => /^(?:\*|html|body|:root|::selection)$/.test(one)))
  )
  expect(reaching).toEqual([])
})
