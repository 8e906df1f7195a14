import { z } from 'zod'

/** A logged request. */
export type LogEntry = z.infer<typeof entrySchema>

/** A logged violation of the security policy. */
export type LoggedViolation = z.infer<typeof violationSchema>

const entrySchema = z.object({
  time: z.string(),
  method: z.string(),
  /** Without the query. */
  path: z.string(),
  status: z.number(),
  bytes: z.number(),
  /** Until the last byte was sent; the combined format doesn't have it. */
  seconds: z.number().optional(),
  /** Without the query; empty if there is none. */
  referrer: z.string(),
  /** Whether the client's copy was current or the file was sent, if either. */
  cache: z.enum(['revalidated', 'full', '']),
  kind: z.enum(['page', 'markdown', 'data', 'asset'])
})

const violationSchema = z.object({
  kind: z.literal('csp-report'),
  directive: z.string(),
  blocked: z.string(),
  page: z.string()
})

const lineSchema = z.union([violationSchema, entrySchema])

/** nginx escapes quotes in quoted values. */
const COMBINED =
  /\S+ - .*? \[(.+?)\] "(\S+) (\S+)(?: [^"]*)?" (\d{3}) (\d+) "(.*?)" "/

/**
 * Parse a line of the access log, in one of the formats of nginx.conf or in the
 * combined format. Something before it, such as the name of a container, is
 * skipped.
 *
 * @returns undefined if it's something else, such as a line of the error log
 */
export function parseLogLine(
  line: string
): LogEntry | LoggedViolation | undefined {
  return parseJson(line) ?? parseCombined(line)
}

function parseJson(line: string) {
  const start = line.indexOf('{"')
  if (start < 0) return undefined
  try {
    return lineSchema.safeParse(JSON.parse(line.slice(start))).data
  } catch {
    return undefined
  }
}

function parseCombined(line: string): LogEntry | undefined {
  const [, time, method, address, code, bytes, referrer] =
    COMBINED.exec(line) ?? []
  if (time === undefined || method === undefined || address === undefined) {
    return undefined
  }
  const path = removeQuery(address)
  const status = Number(code)
  return {
    time: parseTime(time),
    method,
    path,
    status,
    bytes: Number(bytes),
    referrer: referrer === '-' ? '' : removeQuery(referrer ?? ''),
    cache: findCache(status),
    kind: findKind(path)
  }
}

function removeQuery(address: string): string {
  return address.replace(/[?#].*/s, '')
}

/** @param time such as 27/Nov/2026:08:00:00 +0000 */
function parseTime(time: string): string {
  const date = new Date(time.replaceAll('/', ' ').replace(':', ' '))
  return Number.isNaN(date.getTime()) ? time : date.toISOString()
}

/** Like `$logged_cache` in nginx.conf. */
function findCache(status: number): LogEntry['cache'] {
  if (status === 304) return 'revalidated'
  return status === 200 || status === 206 ? 'full' : ''
}

/** Like `$logged_kind` in nginx.conf, which also knows which file was sent. */
function findKind(path: string): LogEntry['kind'] {
  if (/\.md$/.test(path)) return 'markdown'
  if (/\.(?:json|map|txt|webmanifest|xml)$/.test(path)) return 'data'
  return /\.(?!html$)[a-z0-9]{2,5}$/.test(path) ? 'asset' : 'page'
}
