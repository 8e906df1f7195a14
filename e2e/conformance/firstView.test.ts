import { expect, test } from 'vitest'
import { sendRequest } from '../support/sendRequest.ts'
import { findSite } from '../support/sites.ts'
import { pageKinds } from '../sweeps/pageKinds.ts'

/** Compressed bytes that a first view may take on the network. */
const BUDGET = 20_000

for (const { kind, address } of pageKinds) {
  test(`a ${kind} downloads at most 20 kB before it is painted`, async () => {
    const { headers, body } = await sendRequest(findSite('own').origin, {
      path: address,
      headers: { 'accept-encoding': 'br' }
    })
    expect(headers['content-encoding']).toBe('br')
    expect(body.length).toBeLessThanOrEqual(BUDGET)
  })
}
