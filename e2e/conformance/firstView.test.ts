import { expect, test } from 'vitest'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite } from '../support/sites.ts'
import { pageKinds } from '../sweeps/pageKinds.ts'

/** Bytes on the wire that a first view may cost, compressed. */
const BUDGET = 16_500

for (const { kind, address } of pageKinds) {
  test(`a ${kind} costs at most 16.5 kB before it is painted`, async () => {
    const { headers, body } = await sendRequest(findSite('own').origin, {
      path: address,
      headers: { 'accept-encoding': 'br' }
    })
    expect(headers['content-encoding']).toBe('br')
    expect(body.length).toBeLessThanOrEqual(BUDGET)
  })
}
