import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { type RawResponse, sendRequest } from '../support/sendRequest.ts'
import { findSite } from '../support/sites.ts'
import { pageKinds } from '../sweeps/pageKinds.ts'

/** Bytes on the wire that a first view may cost: headers and document. */
const BUDGET = 16_400
/** For docs with the rules of more components. */
const RICH_BUDGET = 16_850

for (const { kind, address } of pageKinds) {
  const budget = kind === 'doc with much code' ? RICH_BUDGET : BUDGET
  test(`a ${kind} costs at most ${budget / 1000} kB before it is painted`, async () => {
    const answer = await request(address)
    expect(answer.headers['content-encoding']).toBe('br')
    const size = measureHead(answer) + measureReleased(answer.body)
    expect(size).toBeLessThanOrEqual(budget)
  })
}

test('the client script costs at most 85.5 kB', async () => {
  const { body } = await request('/')
  const html = brotliDecompressSync(body).toString()
  const [, script = ''] = /"script":"([^"]*)"/.exec(html) ?? []
  const answer = await request(script)
  expect(measureReleased(answer.body)).toBeLessThanOrEqual(85_500)
})

test('documents have one style sheet, of few that the policy lists', async () => {
  const listed = new Set<string>()
  for (const { address } of pageKinds) {
    const { headers, body } = await request(address)
    const html = brotliDecompressSync(body).toString()
    expect(html.match(/<style>/g)).toHaveLength(1)
    const policy = String(headers['content-security-policy'])
    const [styles = ''] = /style-src [^;]*/.exec(policy) ?? []
    for (const [hash] of styles.matchAll(/'sha256-[^']*'/g)) listed.add(hash)
  }
  expect(listed.size).toBeLessThanOrEqual(7)
})

function request(path: string): Promise<RawResponse> {
  const headers = { 'accept-encoding': 'br' }
  return sendRequest(findSite('own').origin, { path, headers })
}

function measureHead({ headersDistinct }: RawResponse): number {
  const lines = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map(value => `${name}: ${value}`)
  )
  return ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n').length
}

/** Measure a document as a release compresses it; tests have a faster build. */
function measureReleased(body: Buffer): number {
  const html = brotliDecompressSync(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length
  }
  return brotliCompressSync(html, { params }).length
}
