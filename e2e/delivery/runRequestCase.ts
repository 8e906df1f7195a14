import { type RawResponse, sendRequest } from '../support/sendRequest.ts'
import type { RequestCase } from './requestCase.ts'

/** Sent with every answer. */
const securityHeaders: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none'; /,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/
}

/** Reveals the server, or is a meaningless date. */
const unwantedHeaders = ['last-modified', 'strict-transport-security']

/**
 * Send a request of the table and compare the answer.
 *
 * @returns one line per difference; empty if all is well
 */
export async function runRequestCase(
  origin: string,
  entry: RequestCase
): Promise<readonly string[]> {
  const headers = entry.revalidates
    ? { ...entry.headers, 'If-None-Match': await readETag(origin, entry) }
    : entry.headers
  const answer = await sendRequest(origin, { ...entry, headers: headers ?? {} })
  return [
    ...compare('status', answer.status, entry.status),
    ...compare('location', answer.headers.location, entry.location),
    ...findHeaderFaults(answer, entry),
    ...findSecurityFaults(answer),
    ...findBodyFaults(answer, entry)
  ]
}

async function readETag(origin: string, entry: RequestCase): Promise<string> {
  const first = await sendRequest(origin, { path: entry.path })
  return first.headers.etag ?? 'no ETag was sent'
}

function compare(
  what: string,
  found: unknown,
  wanted: unknown
): readonly string[] {
  return found === wanted
    ? []
    : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`]
}

function findHeaderFaults(
  { headers }: RawResponse,
  { answers = {}, type }: RequestCase
): readonly string[] {
  const wanted = Object.entries(
    type === undefined ? answers : { ...answers, 'content-type': type }
  )
  return wanted.flatMap(([name, value]) =>
    compare(name, headers[name] ?? null, value)
  )
}

/** Each header occurs once, with the value it has on every answer. */
function findSecurityFaults(answer: RawResponse): readonly string[] {
  const { headers, headersDistinct } = answer
  const missing = Object.entries(securityHeaders)
    .filter(([name, pattern]) => {
      const [value = '', ...more] = headersDistinct[name] ?? []
      return more.length > 0 || !pattern.test(value)
    })
    .map(([name]) => `${name} is ${JSON.stringify(headers[name])}`)
  const unwanted = unwantedHeaders
    .filter(name => headers[name] !== undefined)
    .map(name => `${name} is sent`)
  const server = /\d/.test(String(headers.server ?? ''))
    ? ['server has a version']
    : []
  return [...missing, ...unwanted, ...server]
}

function findBodyFaults(
  { body }: RawResponse,
  { body: wanted }: RequestCase
): readonly string[] {
  if (wanted === undefined) return []
  const isGood =
    wanted === '' ? body.length === 0 : body.toString().includes(wanted)
  return isGood ? [] : [`body is ${JSON.stringify(body.toString())}`]
}
